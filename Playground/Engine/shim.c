// What the Embedded standard library leaves to its host: WebAssembly has neither a C library nor compiler-rt in this
// toolchain.
#include <stddef.h>
#include <stdint.h>

// The standard library's own words on a fault have nowhere to go: the page sees the trap.
__attribute__((weak)) int putchar(int byte) { return byte; }

// Free lists by size, a power of two each, with the size in front: memory that is given back is used again, and nothing is joined.
typedef struct Block {
  uint32_t class;
  uint32_t offset;
  struct Block *next;
} Block;

extern uint8_t __heap_base;
static uintptr_t end;
static Block *blocks[32];

static void *bytes(uint32_t size) {
  if (!end) end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = end;
  end += size;
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + 0xffff) >> 16) == (size_t)-1) __builtin_trap();
  return (void *)start;
}

void *malloc(size_t size) {
  uint32_t class = 5;
  while (((size_t)1 << class) < size + 16) class++;
  Block *block = blocks[class];
  if (block) {
    blocks[class] = block->next;
  } else {
    block = bytes((uint32_t)1 << class);
    block->class = class;
  }
  return (uint8_t *)block + 16;
}

void free(void *start) {
  if (!start) return;
  Block *block = (Block *)((uint8_t *)start - 16);
  block->next = blocks[block->class];
  blocks[block->class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Swift asks for no more than 16 here, and has that from malloc.
  if (alignment > 16) __builtin_trap();
  *result = malloc(size);
  return 0;
}

int memcmp(const void *a, const void *b, size_t length) {
  const uint8_t *x = a, *y = b;
  for (; length > 0; length--, x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}

size_t strlen(const char *text) {
  const char *position = text;
  while (*position) position++;
  return (size_t)(position - text);
}

// The seed of hashes: the same bytes each time, so that an answer is the same each time.
void arc4random_buf(void *start, size_t length) {
  for (uint8_t *byte = start; length > 0; length--) *byte++ = 0x5a;
}

uintptr_t __stack_chk_guard = 0x2a2a2a2a;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// A product and a sum with the rounding error of both put back: steps of a range of decimals are made of it.
double fma(double x, double y, double z) {
  double product = x * y, sum = product + z;
  if (sum - sum != 0 || product - product != 0) return sum;
  double splitX = x * 134217729.0, splitY = y * 134217729.0;
  double highX = splitX - (splitX - x), highY = splitY - (splitY - y);
  double lowX = x - highX, lowY = y - highY;
  double lost = ((highX * highY - product) + highX * lowY + lowX * highY) + lowX * lowY;
  double part = sum - product;
  double missing = (product - (sum - part)) + (z - part);
  return sum + (missing + lost);
}

// A product of 128 bits, out of four of 64.
typedef struct {
  uint64_t low, high;
} Wide;

void __multi3(Wide *result, uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  result->low = other << 32 | (uint32_t)low;
  result->high = a1 * b1 + (middle >> 32) + (other >> 32) + a * b_high + a_high * b;
}
