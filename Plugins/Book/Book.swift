import Foundation
import PackagePlugin

/// Compiles the book of lessons, the reference of the language, the schemas and the scenarios of messages into the
/// command, so that `presim help` and `presim rules` print them wherever presim is installed.
///
/// The files become one string of Swift: a string of a megabyte is compiled at once, an array of its bytes
/// (`.embedInCode`) takes a minute.
@main
struct Book: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let script = root.appending(path: "Plugins/pack-book")
    let output = context.pluginWorkDirectoryURL.appending(path: "PackedBook.swift")
    let folders = ["Scenarios", "Documentation", "Schemas", "Sources/presim/Reproductions"].map {
      root.appending(path: $0)
    }
    return [
      .buildCommand(
        displayName: "Packing the book",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path(), root.path(), output.path()],
        inputFiles: [script] + folders.flatMap(files(below:)),
        outputFiles: [output])
    ]
  }

  /// All files below a folder that `pack-book` may look at, so that a change of one packs the book anew.
  private func files(below folder: URL) -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return found.compactMap { $0 as? URL }
      .filter { ["presim", "md", "json", "py"].contains($0.pathExtension) }
      .sorted { $0.path() < $1.path() }
  }
}
