import Foundation
import Testing

@testable import PresentationModel

/// Laws of pictures, over steps of the whole book: `.ci/run` draws all of it with the release binary.
@Suite struct PictureLawTests {
  /// Every 31st file, and all questions.
  private static let files = ScenarioFiles.all.enumerated().filter { row, path in
    row % 31 == 7 || path.contains("/questions/")
  }.map(\.element)

  @Test func everyStepIsDrawnWithoutAFault() {
    #expect(Self.files.count > 40)
    for path in Self.files {
      for step in PictureSamples.steps(ofFile: path) {
        let place = "\(ScenarioFiles.shown(path)):\(step.line)"
        let sheet = Picture.slide.drawing(of: step, before: step.index % 2 == 0)
        #expect(PictureSamples.collision(sheet) == nil, "\(place)")
        let fault = PictureSamples.fault(SVGText.file(sheet, title: Picture.title(of: step)))
        #expect(fault == nil, "\(place)")
        let narrow = [
          LayersPicture.drawing(step.scene, width: 3500, height: 4600),
          TreePicture.drawing(step.tree, width: 3500), CallbackPicture.drawing(step.entries, width: 3500),
        ]
        for drawing in narrow { #expect(PictureSamples.collision(drawing) == nil, "\(place), narrow") }
      }
    }
  }

  @Test func framesAreInsideTheScreenAndStatesAreInWords() {
    for path in Self.files {
      for step in PictureSamples.steps(ofFile: path) {
        let place = "\(ScenarioFiles.shown(path)):\(step.line)"
        let words = LayersPicture.drawing(step.scene, width: 3500, height: 4600).words.joined()
        for level in step.scene.levels {
          #expect(words.contains("\(level.name): \(level.state.words)"), "\(place)")
          if level.rest != nil { continue }
          #expect(step.scene.device.window.contains(level.frame), "\(place): \(level.name)")
          for box in level.boxes { #expect(level.frame.contains(box.frame), "\(place): \(box.name)") }
        }
      }
    }
  }

  /// A level is in a window where the engine says so, and nowhere else.
  @Test func theHoleIsWhereTheEngineSaysSo() {
    for path in Self.files {
      guard let program = ScenarioFiles.program(path) else { continue }
      var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
      var next: StepOutcome? = runner.launch()
      var before: Scene?
      while let outcome = next {
        let scene = SceneReader.scene(of: runner.simulator.world, since: before)
        for level in scene.levels {
          if case .gone = level.state { continue }
          if case .flight = level.state { continue }
          let isThere = runner.hierarchy.isInWindow(level.controller)
          #expect(
            level.state.isInWindow == isThere, "\(ScenarioFiles.shown(path)) step \(outcome.index): \(level.name)")
        }
        before = scene
        next = runner.next()
      }
    }
  }

  @Test func theSameBytesEveryTime() {
    for path in Self.files.prefix(12) {
      let (once, twice) = (PictureSamples.steps(ofFile: path), PictureSamples.steps(ofFile: path))
      for (first, second) in zip(once, twice) {
        #expect(Picture.slide.svg(of: first) == Picture.slide.svg(of: second), "\(path)")
        #expect(Picture.dot(of: first) == Picture.dot(of: second), "\(path)")
        #expect(Picture.mermaid(of: first) == Picture.mermaid(of: second), "\(path)")
      }
    }
  }

  /// WCAG's contrast of two colours, in hundredths.
  private static func contrast(_ first: String, _ second: String) -> Int {
    func light(_ color: String) -> Double {
      let value = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [value >> 16, value >> 8, value].map { part -> Double in
        let channel = Double(part & 255) / 255
        return channel <= 0.03928 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05
    }
    let (a, b) = (light(first), light(second))
    return Int(100 * max(a, b) / min(a, b))
  }

  @Test func textCanBeToldFromWhatItStandsOn() {
    let grounds = [PictureLook.paper, PictureLook.plate, PictureLook.covered, PictureLook.out, PictureLook.bar]
    let inks: [(String, (light: String, dark: String), [Int])] = [
      ("ink", PictureLook.ink, [0, 1, 2, 3, 4]), ("mute", PictureLook.mute, [0, 1, 2, 4]),
      ("blue", PictureLook.blue, [0, 1, 4]),
      ("orange", PictureLook.orange, [0, 1, 3]), ("amber", PictureLook.amber, [0, 1, 4]),
      ("violet", PictureLook.violet, [0, 1]),
    ]
    for (name, ink, places) in inks {
      for place in places {
        #expect(Self.contrast(ink.light, grounds[place].light) >= 450, "\(name) on \(grounds[place].light)")
        #expect(Self.contrast(ink.dark, grounds[place].dark) >= 450, "\(name) on \(grounds[place].dark)")
      }
    }
  }

  /// On a phone of 390 points pictures are shown at their size: nothing in them is smaller than 12 points.
  @Test func nothingIsTooSmallToRead() throws {
    for path in Self.files.prefix(12) {
      for step in PictureSamples.steps(ofFile: path) {
        let slide = Picture.slide.svg(of: step)
        for part in slide.components(separatedBy: "font-size=\"").dropFirst() {
          #expect((Double(part.prefix { $0 != "\"" }) ?? 0) >= 12, "\(path):\(step.line)")
        }
      }
    }
  }
}
