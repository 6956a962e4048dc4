/// A drawing as SVG: a file of its own, or an element of a page.
enum SVGText {
  /// The first and the last words of every element.
  private static let font =
    "font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif\""

  /// A file: with its looks, light and dark, and with what it shows in words.
  static func file(_ drawing: Drawing, title: String) -> String {
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \(font)"
    text +=
      " width=\"\(Drawing.number(drawing.width))\" height=\"\(Drawing.number(drawing.height))\" \(box(drawing))>\n"
    text += "<title>\(PictureText.escaped(PictureText.visible(title)))</title>\n"
    text += "<desc>\(words(drawing))</desc>\n<style>\n\(PictureLook.css)</style>\n"
    text += "<rect class=\"paper\" width=\"\(Drawing.number(drawing.width))\""
    text += " height=\"\(Drawing.number(drawing.height))\"/>\n"
    return text + drawing.elements + "</svg>\n"
  }

  /// An element of a page that has the looks.
  static func element(_ drawing: Drawing, label: String) -> String {
    var text = "<svg role=\"img\" \(font) width=\"\(Drawing.number(drawing.width))\" \(box(drawing))"
    text += " aria-label=\"\(PictureText.escaped(PictureText.visible(label))): \(words(drawing))\">\n"
    return text + drawing.elements + "</svg>\n"
  }

  private static func box(_ drawing: Drawing) -> String {
    "viewBox=\"0 0 \(Drawing.number(drawing.width)) \(Drawing.number(drawing.height))\""
  }

  private static func words(_ drawing: Drawing) -> String {
    PictureText.escaped(PictureText.visible(drawing.words.joined(separator: "; ")))
  }
}
