// The C library of the platform, for all files of the command line.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
