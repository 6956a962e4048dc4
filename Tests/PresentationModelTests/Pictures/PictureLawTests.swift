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
        expect(PictureSamples.collision(sheet), equals: nil, "\(place)")
        let fault = PictureSamples.fault(SVGText.file(sheet, title: Picture.title(of: step)))
        expect(fault, equals: nil, "\(place)")
        let narrow = [
          LayersPicture.drawing(step.screen, width: StepPage.narrow, height: 4600),
          TreePicture.drawing(step.tree, width: StepPage.narrow),
          CallbackPicture.drawing(step.entries, width: StepPage.narrow),
        ]
        for drawing in narrow { expect(PictureSamples.collision(drawing), equals: nil, "\(place), narrow") }
      }
    }
  }

  @Test func framesAreInsideTheScreenAndStatesAreInWords() {
    for path in Self.files {
      for step in PictureSamples.steps(ofFile: path) {
        let place = "\(ScenarioFiles.shown(path)):\(step.line)"
        let words = LayersPicture.drawing(step.screen, width: StepPage.narrow, height: 4600).words.joined()
        for level in step.screen.levels {
          #expect(words.contains("\(level.name): \(level.state.words)"), "\(place)")
          if level.rest != nil { continue }
          #expect(step.screen.device.window.contains(level.frame), "\(place): \(level.name)")
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
      var before: PicturedScreen?
      while let outcome = runner.next() {
        let screen = LevelReader.screen(of: runner.simulator.world, since: before)
        for level in screen.levels {
          if case .gone = level.state { continue }
          if case .flight = level.state { continue }
          let isThere = runner.hierarchy.isInWindow(level.controller)
          expect(
            level.state.isInWindow, equals: isThere, "\(ScenarioFiles.shown(path)) step \(outcome.index): \(level.name)"
          )
        }
        before = screen
      }
    }
  }

  /// While a stack or a tab bar exchanges two controllers, both are in the picture, each in its own half and with the
  /// state that `presim run` prints.
  @Test func whatComesAndWhatGoesAreBothOnTheScreen() {
    var exchanges = 0
    for path in ScenarioFiles.all {
      // Only these leave a transition open.
      let text = String(decoding: ScenarioFiles.bytes(path), as: UTF8.self)
      guard text.contains("begin ") || text.contains("ransition") else { continue }
      guard let program = ScenarioFiles.program(path) else { continue }
      var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
      while let outcome = runner.next() {
        let world = runner.simulator.world
        for id in world.running where world[id].isRunning && (world[id].kind == .stack || world[id].kind == .tab) {
          guard let old = world[id].from.first, let new = world[id].to.first, old != new else { continue }
          let pair = [old, new].filter { runner.hierarchy.isInWindow($0) }
          guard pair.count == 2 else { continue }
          exchanges += 1
          let place = "\(ScenarioFiles.shown(path)) step \(outcome.index)"
          let screen = LevelReader.screen(of: world, since: nil)
          let boxes = screen.levels.flatMap(\.boxes).filter(\.isExchanged)
          let found = pair.compactMap { x in boxes.first { $0.controller == x } }
          expect(found.count, equals: 2, "\(place): \(boxes.map(\.name))")
          if found.count < 2 { continue }
          #expect(!found[0].frame.intersects(found[1].frame), "\(place)")
          let drawings = [
            FlatPicture.drawing(screen, width: 2200, height: 4300),
            LayersPicture.drawing(screen, width: StepPage.narrow, height: 4600),
          ]
          for drawing in drawings { expect(PictureSamples.collision(drawing), equals: nil, "\(place)") }
          for box in found {
            let state = runner.hierarchy.state(of: box.controller)
            guard state == .appearing || state == .disappearing else { continue }
            for drawing in drawings {
              #expect(drawing.words.joined().contains("\(box.name) \(state.text)"), "\(place): \(box.name)")
            }
            let below = drawings[1].texts.map(\.text).joined(separator: " ")
            #expect(below.contains("\(box.name) \(state.text)"), "\(place): \(below)")
          }
        }
      }
    }
    #expect(exchanges > 20, "\(exchanges)")
  }

  @Test func theSameBytesEveryTime() {
    for path in Self.files.prefix(12) {
      let (once, twice) = (PictureSamples.steps(ofFile: path), PictureSamples.steps(ofFile: path))
      for (first, second) in zip(once, twice) {
        expect(Picture.slide.svg(of: first), equals: Picture.slide.svg(of: second), "\(path)")
        expect(Picture.dot(of: first), equals: Picture.dot(of: second), "\(path)")
        expect(Picture.mermaid(of: first), equals: Picture.mermaid(of: second), "\(path)")
      }
    }
  }

  /// The parts of a colour, each from 0 to 255, behind so much of something dark.
  private static func parts(_ color: String, _ dark: (color: String, percent: Double)) -> [Double] {
    func parts(_ color: String) -> [Double] {
      let value = Int(color.dropFirst(), radix: 16) ?? 0
      return [value >> 16, value >> 8, value].map { Double($0 & 255) }
    }
    return zip(parts(color), parts(dark.color)).map { $0 * (1 - dark.percent) + $1 * dark.percent }
  }

  /// WCAG's contrast of two colours, in hundredths, both behind something dark.
  private static func contrast(
    _ first: String, _ second: String, behind dark: (color: String, percent: Double) = ("#000000", 0)
  ) -> Int {
    func light(_ color: String) -> Double {
      let parts = parts(color, dark).map { part -> Double in
        let channel = part / 255
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

  /// Behind a sheet only ink is written, behind a popover classes too: all can be read.
  @Test func textCanBeReadBehindASheet() throws {
    let (ink, mute, plate, bar) = (PictureLook.ink, PictureLook.mute, PictureLook.plate, PictureLook.bar)
    for (text, ground, percent) in [
      (ink, plate, 0.38), (ink, bar, 0.38), (ink, plate, 0.12), (ink, bar, 0.12), (mute, plate, 0.12),
    ] {
      let light = Self.contrast(text.light, ground.light, behind: ("#0b1220", percent))
      let dark = Self.contrast(text.dark, ground.dark, behind: ("#000000", percent))
      #expect(light >= 450 && dark >= 450, "\(text) on \(ground) behind \(percent): \(light), \(dark)")
    }
    let step = try #require(
      try PictureSamples.steps(
        "ios 17\nwindow\n  tabs: UITabBarController\n    one: One\n    two: Two\nnote: UIAlertController\n"
          + "one.present(note, animated: true)\n"
      ).last)
    let screen = FlatPicture.drawing(step.screen, width: 2200, height: 4300).elements
    #expect(screen.contains(">two<") && !screen.contains("<text class=\"blue\""))
  }

  /// On a phone of 360 points pictures are shown at their size: nothing in them is smaller than 12 points.
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
