/// What a picture shows of a hierarchy: levels from the window to the front, each with its frame and what became of it.
struct PicturedScreen: Sendable {
  /// What became of a level.
  enum State: Equatable, Sendable {
    /// Nothing of it is covered, and nothing is in front of it.
    case front
    /// Something in front of it covers a part; in words: `behind the sheet`.
    case behind(String, takesTouches: Bool)
    /// Covered whole, and still in the window.
    case covered
    /// Its view has left the window, or never was in it.
    case out
    /// The step has dismissed it.
    case gone(String)
    /// A transition moves it.
    case flight(String)

    /// As a picture writes it.
    var words: String {
      switch self {
      case .front: "in front"
      case .behind(let what, let takesTouches): takesTouches ? "\(what), still usable" : what
      case .covered: "in the window, covered"
      case .out: "not in the window"
      case .gone(let words), .flight(let words): words
      }
    }

    /// The look of its frame.
    var look: String {
      switch self {
      case .front: "s-front"
      case .behind: "s-on"
      case .covered: "s-covered"
      case .out: "s-out"
      case .gone: "s-gone"
      case .flight: "s-flight"
      }
    }

    /// The look of its words.
    var textLook: String {
      switch self {
      case .front, .behind: "blue"
      case .covered: "mute"
      case .out, .gone: "or"
      case .flight: "am"
      }
    }

    /// Whether its view is in the window now.
    var isInWindow: Bool {
      switch self {
      case .front, .behind, .covered, .flight: true
      case .out, .gone: false
      }
    }
  }

  /// A part of a level: what a container shows, or a bar.
  struct Box: Sendable {
    enum Part: Sendable {
      case view
      case bar(Bar)
      case search
      /// The tabs, and which of them is selected; -1 for none.
      case tabs([String], Int)
      /// So many children that have no room of their own.
      case more(Int)
    }
    /// What a navigation bar shows.
    struct Bar: Sendable {
      /// The title that the file gives the controller on top, else that controller's name.
      var title: String
      /// Whether the file gives it one.
      var hasTitle: Bool
      /// Whether a way back is offered: something lies below the top, and the button is not hidden.
      var leadsBack: Bool
      /// The name of the stack, where nothing else in the picture says it.
      var owner: String
    }
    /// Where the name of a view is written.
    enum Label: Sendable { case none, center, head }
    var part: Part
    var label = Label.none
    var controller: ControllerID
    var name: String
    var className: String
    var frame: PictureRect
    /// Whether its view is in the window.
    var isInWindow: Bool
    /// `appearing` or `disappearing`, while the stack or the tab bar that it is in moves it.
    var moving: String?
    /// Whether it is one of the two that this stack or tab bar exchanges, and not a child of theirs.
    var isExchanged = false
  }

  /// A controller that is presented, or the root of a window, with all that it shows.
  struct Level: Sendable {
    var controller: ControllerID
    var name: String
    var state = State.front
    var frame: PictureRect
    /// Where it comes to rest, while a transition moves it.
    var rest: PictureRect?
    /// `.pageSheet`, or what its class brings instead.
    var style: String?
    /// What it does to what is behind it, in percent of darkness.
    var scrim = 0
    /// Whether what is behind it may show through: its own background decides.
    var isTranslucent = false
    /// Whether it hides nothing of what is behind it: its background is clear, or it is a search.
    var isClear = false
    /// What it is called when something is behind it.
    var cover = "behind the sheet"
    var presenter: ControllerID?
    var presenterName = ""
    /// The frame of the presenting controller, and the position of the level that has it.
    var presenterFrame: PictureRect?
    var presenterLevel: Int?
    var boxes: [Box] = []
    /// What its containers hold and do not show, the nearest to what is shown last: the stack below the top, other tabs, hidden
    /// columns. Each as a level of its own, which no screen has.
    var held: [Level] = []
    /// Where one of those stands: `below list in nav`; empty for a level of the screen.
    var heldBy = ""
    /// The window that a root stands in, where there are several; empty for every other level.
    var window = ""

    /// Which controllers a stack or a tab bar exchanges now: `detail appearing`.
    var exchanges: [String] {
      boxes.compactMap { box in box.isExchanged ? box.moving.map { "\(box.name) \($0)" } : nil }
    }
  }

  var device: ScreenLayout
  var levels: [Level] = []
  /// Windows without a root view controller.
  var emptyWindows: [String] = []

  /// The states of all levels, in words.
  var words: [String] {
    var words = levels.map { level in
      var text = "\(level.name): \(level.state.words)"
      if let style = level.style { text += ", presented by \(level.presenterName), \(style)" }
      for exchange in level.exchanges { text += ", \(exchange)" }
      return text
    }
    words += emptyWindows.map { "\($0) has no root view controller" }
    return words.isEmpty ? ["there is no window"] : words
  }

  /// The levels as plates, with what their containers hold behind each, as far as there are no more plates than `most`: what is
  /// in front comes first. `levels` points from a level to its plate.
  func plates(most: Int) -> (plates: [Level], levels: [Int]) {
    var room = max(0, most - levels.count)
    var taken = [Int](repeating: 0, count: levels.count)
    for row in levels.indices.reversed() where levels[row].state.isInWindow {
      taken[row] = min(room, levels[row].held.count)
      room -= taken[row]
    }
    var plates: [Level] = []
    var places: [Int] = []
    for (row, level) in levels.enumerated() {
      plates += level.held.suffix(taken[row])
      places.append(plates.count)
      plates.append(level)
    }
    for row in plates.indices { plates[row].presenterLevel = plates[row].presenterLevel.map { places[$0] } }
    return (plates, places)
  }

  /// The position of the foremost level on screen; nil where the window is black.
  var foremost: Int? { levels.lastIndex { $0.state.isInWindow } }
}
