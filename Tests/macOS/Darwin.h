// Stands in for Apple's SDK where presim is typechecked for macOS on another system: the names that presim uses of Darwin,
// with the types that Apple's public headers give them. Nothing here has a value that counts: no code is made of it.
// What a new call of Darwin needs is added here.
#ifndef PRESIM_DARWIN_H
#define PRESIM_DARWIN_H
typedef signed char __int8_t;
typedef unsigned char __uint8_t;
typedef short __int16_t;
typedef unsigned short __uint16_t;
typedef int __int32_t;
typedef unsigned int __uint32_t;
typedef long long __int64_t;
typedef unsigned long long __uint64_t;
typedef unsigned long __darwin_size_t;
typedef long __darwin_ssize_t;
typedef __darwin_size_t size_t;
typedef __darwin_ssize_t ssize_t;
typedef __int64_t __darwin_off_t;
typedef __darwin_off_t off_t;
typedef __uint16_t __darwin_mode_t;
typedef __darwin_mode_t mode_t;
typedef __int32_t __darwin_dev_t;
typedef __darwin_dev_t dev_t;
typedef __uint16_t nlink_t;
typedef __uint64_t __darwin_ino64_t;
typedef __uint32_t __darwin_uid_t;
typedef __darwin_uid_t uid_t;
typedef __uint32_t __darwin_gid_t;
typedef __darwin_gid_t gid_t;
typedef __int32_t __darwin_pid_t;
typedef __darwin_pid_t pid_t;
typedef __uint32_t __darwin_useconds_t;
typedef __darwin_useconds_t useconds_t;
typedef long __darwin_time_t;
typedef __darwin_time_t time_t;
typedef __int64_t __darwin_blkcnt_t;
typedef __int32_t __darwin_blksize_t;
typedef __uint32_t __darwin_sigset_t;
typedef __darwin_sigset_t sigset_t;
struct timespec { __darwin_time_t tv_sec; long tv_nsec; };
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  __darwin_ino64_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  __darwin_blkcnt_t st_blocks;
  __darwin_blksize_t st_blksize;
  __uint32_t st_flags;
  __uint32_t st_gen;
  __int32_t st_lspare;
  __int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
struct dirent {
  __uint64_t d_ino;
  __uint64_t d_seekoff;
  __uint16_t d_reclen;
  __uint16_t d_namlen;
  __uint8_t d_type;
  char d_name[1024];
};
struct _telldir;
typedef struct {
  int __dd_fd;
  long __dd_loc;
  long __dd_size;
  char *__dd_buf;
  int __dd_len;
  long __dd_seek;
  long __dd_padding;
  int __dd_flags;
  struct _telldir *__dd_td;
} DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
int close(int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int fsync(int);
int pipe(int[2]);
int unlink(const char *);
int access(const char *, int);
int fchown(int, uid_t, gid_t);
pid_t getpid(void);
int isatty(int);
long sysconf(int);
int usleep(useconds_t);
char *getcwd(char *, size_t);
void _exit(int) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
int rename(const char *, const char *);
char *realpath(const char *, char *);
void free(void *);
char *getenv(const char *);
char *strerror(int);
size_t strlen(const char *);
int kill(pid_t, int);
void (*signal(int, void (*)(int)))(int);
struct __siginfo;
union __sigaction_u { void (*__sa_handler)(int); void (*__sa_sigaction)(int, struct __siginfo *, void *); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
struct __darwin_sigaltstack { void *ss_sp; __darwin_size_t ss_size; int ss_flags; };
typedef struct __darwin_sigaltstack stack_t;
int sigaltstack(const stack_t *restrict, stack_t *restrict);
#define SA_ONSTACK 0x0001
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
int raise(int);
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
int clock_gettime(clockid_t, struct timespec *);
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
#define VMIN 16
#define VTIME 17
#define ECHO 0x00000008
#define ICANON 0x00000100
#define ISIG 0x00000080
#define IEXTEN 0x00000400
#define IXON 0x00000200
#define ICRNL 0x00000100
#define INLCR 0x00000040
#define ISTRIP 0x00000020
#define TCSANOW 0
#define TCSADRAIN 1
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
typedef unsigned int nfds_t;
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_APPEND 0x0008
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_TRUNC 0x00000400
#define O_CLOEXEC 0x01000000
#define W_OK (1<<1)
#define F_OK 0
#define _SC_NPROCESSORS_ONLN 58
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define ENXIO 6
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ELOOP 62
#define ENAMETOOLONG 63
struct _opaque_pthread_t { long __sig; void *__cleanup_stack; char __opaque[8176]; };
typedef struct _opaque_pthread_t *__darwin_pthread_t;
typedef __darwin_pthread_t pthread_t;
struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; };
typedef struct _opaque_pthread_attr_t pthread_attr_t;
int pthread_create(pthread_t _Nullable * _Nonnull restrict, const pthread_attr_t * _Nullable restrict, void * _Nullable (* _Nonnull)(void * _Nullable), void * _Nullable restrict);
int pthread_join(pthread_t _Nonnull, void * _Nullable * _Nullable);
int pthread_attr_init(pthread_attr_t * _Nonnull);
int pthread_attr_destroy(pthread_attr_t * _Nonnull);
int pthread_attr_setstacksize(pthread_attr_t * _Nonnull, size_t);
struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; };
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; };
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t * _Nonnull restrict, const pthread_mutexattr_t * _Nullable restrict);
int pthread_mutex_destroy(pthread_mutex_t * _Nonnull);
struct _opaque_pthread_cond_t { long __sig; char __opaque[40]; };
typedef struct _opaque_pthread_cond_t pthread_cond_t;
struct _opaque_pthread_condattr_t { long __sig; char __opaque[8]; };
typedef struct _opaque_pthread_condattr_t pthread_condattr_t;
int pthread_cond_init(pthread_cond_t * _Nonnull restrict, const pthread_condattr_t * _Nullable restrict);
int pthread_cond_wait(pthread_cond_t * _Nonnull restrict, pthread_mutex_t * _Nonnull restrict);
int pthread_cond_signal(pthread_cond_t * _Nonnull);
int pthread_mutex_lock(pthread_mutex_t * _Nonnull);
int pthread_mutex_unlock(pthread_mutex_t * _Nonnull);
#endif
