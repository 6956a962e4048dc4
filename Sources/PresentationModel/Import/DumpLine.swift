/// What a controller line says of its view.
enum DumpView: Equatable {
  /// The line ends before, or says something unheard of.
  case unknown
  case notLoaded
  case loaded(isInWindow: Bool)
}

/// What follows `presented with: `.
enum DumpPresentation: Equatable {
  case absent
  /// `(null)`: a detached root.
  case null
  case controller
}

/// One controller line of a dump, cut into its parts. Ranges are offsets of the source.
struct DumpLine {
  /// Blanks, bars and a plus before the controller.
  var gutter: Range<Int>
  /// How many bars there are, the plus not counted.
  var bars = 0
  /// Whether the last mark is a plus.
  var hasPlus = false
  /// Whether the bars are UIKit's, to the blank.
  var isGutterStrict = true
  /// `<Class 0x1f>`.
  var controller: Range<Int>
  var className: Range<Int>
  /// The name that presim prints in place of an address.
  var name: Range<Int>?
  var address: Range<Int>?
  /// Nil where the line does not say.
  var state: AppearanceState?
  var view = DumpView.unknown
  var viewClass: Range<Int>?
  var viewAddress: Range<Int>?
  /// The two blanks of iOS 8 to 10.
  var hasOldBlanks = false
  /// The colon of iOS 18.
  var hasColon = false
  var presentation = DumpPresentation.absent
  var presentationClass: Range<Int>?
  var presentationAddress: Range<Int>?
  /// The offset after the last byte that belongs to the line.
  var end: Int
  /// What is wrong with it, first come.
  var problem: (message: String, offset: Int)?

  /// The level, from 0, as printed.
  var level: Int { hasPlus ? bars + 1 : bars }

  init(gutter: Range<Int>, controller: Range<Int>, className: Range<Int>) {
    self.gutter = gutter
    self.controller = controller
    self.className = className
    end = controller.upperBound
  }
}
