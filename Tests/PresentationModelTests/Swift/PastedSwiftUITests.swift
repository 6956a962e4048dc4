import Testing

@testable import PresentationModel

/// SwiftUI that was pasted is refused where nothing else is on screen, and named where it presents beside UIKit's code.
@Suite struct PastedSwiftUITests {
  private static let view = """
    import SwiftUI
    struct ContentView: View {
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) { Text("a") }
        }
    }

    """

  @Test(arguments: [
    view, "class Model: ObservableObject { @Published var isShown = false }\n" + view,
    "@main\nstruct MyApp: App {\n    var body: some Scene { WindowGroup { Text(\"a\") } }\n}\n",
  ]) func isRefusedAlone(text: String) throws {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "view.swift")
    let error = try #require(scenario.diagnostics.first { $0.severity == .error }, "\(text)")
    expect(error.message, equals: "this is SwiftUI; presim reads UIKit", "\(text)")
    // What the note says to write loads.
    let written =
      "window\n  home: UIHostingController\nsheet: UIHostingController\nhome.present(sheet, animated: true)\n"
    #expect(Scenario.load(bytes: Array(written.utf8), path: "written").program != nil)
  }

  @Test(arguments: [
    (view + "window\n  home: UIHostingController\n", ["'.sheet' is SwiftUI's and is not run"]),
    (view.replacing(".sheet", with: ".task") + "window\n  home: UIHostingController\n", []),
    // The app's own structures have members of that name, and controllers too.
    (
      "struct Look { var sheet = 1 }\nclass Home: UIViewController { let look = Look()\nfunc a() { print(look.sheet) } }\n"
        + "window\n  home: Home\nhome.a()\n",
      []
    ),
  ]) func isNamedBesideUIKit(text: String, wanted: [String]) throws {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "view")
    #expect(scenario.program != nil, "\(text)")
    expect(
      scenario.diagnostics.filter { $0.code == "check.swiftui-modifier" }.map { $0.message }, equals: wanted, "\(text)")
  }
}
