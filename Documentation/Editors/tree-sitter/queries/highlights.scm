; Names that Neovim, Helix and Zed all know. No token has two of them, so that their order says nothing.
(comment) @comment

(string) @string
(raw_string) @string
(escape) @string.escape
(interpolation) @embedded

(number) @constant.numeric
[ "false" "nil" "self" "super" "true" ] @constant.builtin
(implicit_member) @constant

(type) @type
(attribute) @attribute
(call name: (identifier) @function)
(_ function: (identifier) @function)
(method_call name: (member) @function.method)
(printed) @markup.raw

[
  "any" "as" "async" "await" "break" "case" "catch" "class" "continue" "convenience" "default" "defer" "deinit" "do" "else"
  "enum" "extension" "fallthrough" "fileprivate" "final" "for" "func" "guard" "if" "import" "in" "init" "inout" "internal"
  "is" "lazy" "let" "mutating" "open" "override" "private" "protocol" "public" "repeat" "required" "return" "some" "static"
  "struct" "subscript" "switch" "throw" "throws" "try" "typealias" "unowned" "var" "weak" "where" "while"
  "scenario" "swift" "storyboard" "ios" "device" "sizeClass" "rules" "turn" "begin" "finish" "cancel" "on" "given" "complete"
  "window" "segue" "unwind" "expect" "docs" "event" "events" "exception" "hierarchy" "include" "lint" "log" "no" "of" "rule"
  "selector" "completion" "presentation" "transition"
] @keyword
(directive) @keyword
