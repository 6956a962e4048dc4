/// The title above a report.
enum ReportTitle {
  /// The title that the file's header gives; nil where the file's name stands for it, which the line below has anyway.
  static func own(_ title: String, path: String) -> String? { title == Scenario.fileName(path) ? nil : title }
}
