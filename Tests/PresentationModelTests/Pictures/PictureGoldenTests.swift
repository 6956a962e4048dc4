import Foundation
import Testing

@testable import PresentationModel

/// The pictures of `Documentation/Pictures`, one of each kind, to be looked at;
/// `PRESIM_UPDATE=1 swift test --filter PictureGoldenTests` draws them anew.
@Suite struct PictureGoldenTests {
  private static func file(_ name: String) -> String {
    Repository.root.appendingPathComponent("Scenarios/questions/\(name).presim").path
  }

  private func texts() throws -> [(name: String, text: String)] {
    let steps = PictureSamples.steps(ofFile: Self.file("checkout-from-a-product-page"))
    let step = try #require(steps.first { $0.line == 15 })
    let program = try #require(ScenarioFiles.program(Self.file("checkout-from-a-product-page")))
    var sides: [(title: String, step: PictureStep)] = []
    for style in [ModalPresentationStyle.fullScreen, .overFullScreen] {
      var walk = PictureWalk(program, of: ScenarioFiles.bytes(Self.file("checkout-from-a-product-page")))
      walk.overrideStyle(at: step.index, style: style)
      let side = walk.step(step.index)
      sides.append((".\(style.text)", try #require(side)))
    }
    let asked = PictureSamples.steps(ofFile: Self.file("why-is-presentingViewController-not-me"))
    let split = PictureSamples.steps(ofFile: Self.file("why-does-the-detail-cover-my-whole-split-view"))
    return [
      ("slide.svg", Picture.slide.svg(of: try #require(asked.first { $0.line == 13 }))),
      ("screen.svg", Picture.screen.svg(of: step)),
      ("layers.svg", Picture.layers.svg(of: try #require(split.last { $0.isChanged }), before: true)),
      ("tree.svg", Picture.tree.svg(of: step)), ("callbacks.svg", Picture.callbacks.svg(of: step)),
      ("both.svg", Picture.both(sides)), ("hierarchy.dot", Picture.dot(of: step)),
      ("hierarchy.mmd", Picture.mermaid(of: step)),
    ]
  }

  @Test func everyKindIsAsItWasLookedAt() throws {
    let folder = Repository.root.appendingPathComponent("Documentation/Pictures")
    for (name, text) in try texts() {
      let url = folder.appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil { try Data(text.utf8).write(to: url) }
      let known = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
      expect(known, equals: text, "\(name): PRESIM_UPDATE=1 swift test --filter PictureGoldenTests")
    }
  }
}
