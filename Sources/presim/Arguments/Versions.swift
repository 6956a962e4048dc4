import PresentationModel

extension Arguments {
  /// The versions of `--ios 12,15-18,27`, oldest first; empty without the option.
  func profiles() throws(UsageError) -> [Profile] {
    guard let list = values[.ios] else { return [] }
    do throws(VersionList.Failure) {
      return try VersionList.profiles(list)
    } catch {
      throw UsageError(
        message: error.message, hint: "a list looks like 12,15-18,27", command: command?.name)
    }
  }
}
