/// Standard input, output and error.
enum StandardStreams {
  /// Opens files in place of the streams that were closed before presim began, so that no file that is opened later
  /// takes their numbers and gets what was meant for them. Reading and writing fail as they would without.
  static func keepTheirPlaces() {
    for descriptor: Int32 in 0...2 {
      var status = stat()
      guard fstat(descriptor, &status) != 0 else { continue }
      // The lowest free number is given: this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
