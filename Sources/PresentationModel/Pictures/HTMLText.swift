/// Pieces of pages: every text is escaped, nothing is ever markup.
enum HTMLText {
  /// An element with a text in it.
  static func element(_ name: String, _ text: String, _ attributes: String = "") -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(PictureText.prose(text))</\(name)>\n"
  }

  /// The beginning of a page: nothing is ever loaded.
  static func head(title: String, style: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="color-scheme" content="light dark">
    <title>\(PictureText.escaped(PictureText.visible(title)))</title>
    <style>
    \(style)</style>
    </head>

    """
  }

  /// A text in which UIKit's words between quotes are set as code.
  static func sentence(_ text: String) -> String {
    var result = ""
    var isCode = false
    for part in text.split(separator: "`", omittingEmptySubsequences: false) {
      result += isCode ? "<code>\(PictureText.escaped(String(part)))</code>" : PictureText.prose(String(part))
      isCode.toggle()
    }
    return result
  }

  /// A rule's ID, with its title for who points at it; a link where the pages of the rules stand in a folder.
  static func rule(_ id: DecisionID, in folder: String? = nil) -> String {
    let title =
      switch id {
      case .rule(let rule): rule.metadata.title
      case .message(let message): message.message.condition
      }
    let code = "<code class=\"id\" title=\"\(PictureText.escaped(title))\">\(PictureText.escaped(id.text))</code>"
    return folder.map { "<a href=\"\(PictureText.escaped($0))\(id.text).html\">\(code)</a>" } ?? code
  }
}
