// The engine as a command of WASI, for the toolchain's interpreter, which calls no function of a module: requests in, each
// with its length in four bytes in front, answers out, likewise.
#include <stddef.h>
#include <stdint.h>

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))

typedef struct {
  void *start;
  uint32_t length;
} Span;

WASI("fd_read") int32_t wasi_read(int32_t file, const Span *spans, int32_t count, uint32_t *done);
WASI("fd_write") int32_t wasi_write(int32_t file, const Span *spans, int32_t count, uint32_t *done);
WASI("proc_exit") _Noreturn void wasi_exit(int32_t status);

void *presim_alloc(int32_t count);
void presim_free(void *start);
int32_t presim_ask(const uint8_t *start, int32_t count);
void *presim_result(void);

// Fills a place; false where the input ends before.
static int fill(uint8_t *start, uint32_t length) {
  while (length > 0) {
    Span span = {start, length};
    uint32_t done = 0;
    if (wasi_read(0, &span, 1, &done) || done == 0) return 0;
    start += done;
    length -= done;
  }
  return 1;
}

static void put(const uint8_t *start, uint32_t length) {
  while (length > 0) {
    Span span = {(void *)start, length};
    uint32_t done = 0;
    if (wasi_write(1, &span, 1, &done) || done == 0) wasi_exit(74);
    start += done;
    length -= done;
  }
}

// The standard library's own words on a fault, a byte at a time.
int putchar(int byte) {
  uint8_t one = (uint8_t)byte;
  put(&one, 1);
  return byte;
}

void _start(void) {
  uint32_t length;
  while (fill((uint8_t *)&length, 4)) {
    uint8_t *request = presim_alloc((int32_t)length);
    if (!request || !fill(request, length)) wasi_exit(65);
    uint32_t count = (uint32_t)presim_ask(request, (int32_t)length);
    presim_free(request);
    put((const uint8_t *)&count, 4);
    put(presim_result(), count);
  }
}
