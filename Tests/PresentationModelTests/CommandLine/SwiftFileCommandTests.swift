import Foundation
import Testing

/// `swift "../App/Login.swift"` in a header, and files of Swift alone.
@Suite struct SwiftFileCommandTests {
  private static let login = """
    import UIKit

    class LoginViewController: UIViewController {
        func help() {
            navigationController?.pushViewController(HelpViewController(), animated: true)
        }

        func register() {
            if store.isOpen { present(RegisterViewController(), animated: true) }
        }
    }
    """

  private static let scenario = """
    scenario "Login"
    swift "../App/Login.swift"

    window
      nav: UINavigationController
        login: LoginViewController

    login.help()
    expect nav.topViewController == help

    """

  private func project() throws -> PresimProcess {
    let presim = try PresimProcess()
    try FileManager.default.createDirectory(
      at: presim.directory.appendingPathComponent("repo/.git"), withIntermediateDirectories: true)
    try presim.write(Self.login, to: "repo/App/Login.swift")
    try presim.write(Self.scenario, to: "repo/Fixtures/login.presim")
    return presim
  }

  @Test func answersNameTheFileAndItsLine() throws {
    let presim = try project()
    defer { presim.remove() }
    let run = try presim.run("run", "repo/Fixtures/login.presim")
    expect(run.status, equals: 0, "\(run.errors)")
    #expect(run.output.contains("Login.swift:5, in LoginViewController.help(), from line 8"), "\(run.output)")
    try expect(presim.run("test", "repo/Fixtures").status, equals: 0)
    let explained = try presim.run("explain", "repo/Fixtures/login.presim:8")
    #expect(explained.output.contains("Login.swift:5"), "\(explained.output)")
  }

  @Test func aFolderStandsForItsFiles() throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write("class HelpViewController: UIViewController { }\n", to: "repo/App/Help/Help.swift")
    try presim.write(Self.scenario.replacing("/Login.swift", with: ""), to: "repo/Fixtures/login.presim")
    let run = try presim.run("run", "repo/Fixtures/login.presim")
    expect(run.status, equals: 0, "\(run.errors)")
  }

  @Test func mistakesNameTheFileAndItsLine() throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write(Self.login.replacing("{ present(", with: "{ present((("), to: "repo/App/Login.swift")
    let run = try presim.run("run", "repo/Fixtures/login.presim")
    expect(run.status, equals: 2)
    #expect(run.errors.contains("repo/App/Login.swift:9:"), "\(run.errors)")
  }

  @Test func whatPresimCannotKnowNamesTheFile() throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write(Self.scenario + "login.register()\n", to: "repo/Fixtures/login.presim")
    let run = try presim.run("run", "repo/Fixtures/login.presim")
    expect(run.status, equals: 1)
    #expect(
      (run.output + run.errors).contains(
        "Login.swift:9: presim cannot know 'store.isOpen', and Login.swift:9 presents depending on it"),
      "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("../../outside.swift", "stands above"), ("../App/No.swift", "no such file"), ("../Empty", "has no files of Swift"),
    ("../App/link.swift", "stands above"), ("../App/large.swift", "more than 1 MiB"),
  ])
  func whatCannotBeReadIsSaidAtItsLine(_ path: String, _ said: String) throws {
    let presim = try project()
    defer { presim.remove() }
    try presim.write("class A: UIViewController { }\n", to: "outside.swift")
    try presim.write("", to: "repo/Empty/a.txt")
    try presim.write(String(repeating: "// a line of a comment\n", count: 60_000), to: "repo/App/large.swift")
    try FileManager.default.createSymbolicLink(
      at: presim.directory.appendingPathComponent("repo/App/link.swift"),
      withDestinationURL: presim.directory.appendingPathComponent("outside.swift"))
    try presim.write(Self.scenario.replacing("../App/Login.swift", with: path), to: "repo/Fixtures/login.presim")
    let run = try presim.run("run", "repo/Fixtures/login.presim")
    expect(run.status, equals: 2)
    #expect(run.errors.contains("login.presim:2:7: error: ") && run.errors.contains(said), "\(run.errors)")
  }

  @Test func aFileOfSwiftAlone() throws {
    let presim = try project()
    defer { presim.remove() }
    let run = try presim.run("run", "repo/App/Login.swift")
    expect(run.status, equals: 0, "\(run.errors)")
    #expect(
      run.output.contains("assumed:\nswift \"Login.swift\"\nwindow\n  login: LoginViewController\n"), "\(run.output)")
    try expect(presim.run("lint", "repo/App/Login.swift").status, equals: 0)
    try expect(presim.run("run", "repo/App").status, equals: 2)
  }
}
