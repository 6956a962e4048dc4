// presim's scenario language for tree-sitter, for colours, folding and the outline of a file: see README.md beside it.
//
// It knows lines and tokens, and no expressions. Parentheses and brackets are tokens of their own, so that a call that is
// being typed swallows nothing; braces alone hold lines. A word of the language is one only where its line begins so:
// `device.rotate(to: .landscape)` and `let log = 1` have names.

// Words of Swift; `presim.tmLanguage.json` has them from presim's own tables, and `Tests/Editors/check` compares.
const swift = [
  'any', 'as', 'async', 'await', 'break', 'case', 'catch', 'class', 'continue', 'convenience', 'default', 'defer', 'deinit',
  'do', 'else', 'enum', 'extension', 'fallthrough', 'fileprivate', 'final', 'for', 'func', 'guard', 'if', 'import', 'in',
  'init', 'inout', 'internal', 'is', 'lazy', 'let', 'mutating', 'override', 'private', 'protocol', 'public',
  'repeat', 'required', 'return', 'some', 'static', 'struct', 'subscript', 'switch', 'throw', 'throws', 'try', 'typealias',
  'unowned', 'var', 'weak', 'where', 'while',
];
const constants = ['false', 'nil', 'self', 'super', 'true'];
// Words of an `expect`.
const expected = [
  'docs', 'event', 'events', 'exception', 'hierarchy', 'include', 'lint', 'log', 'no', 'of', 'rule', 'rules', 'selector',
  'completion', 'presentation', 'transition', 'sizeClass', 'device', 'window',
];
// Words that begin a line, and are names where a sign follows: `device.rotate(…)`, `window?.rootViewController = home`.
const settings = ['scenario', 'swift', 'storyboard', 'ios', 'device', 'sizeClass', 'rules'];
const steps = ['turn', 'begin', 'finish', 'cancel', 'on'];
const facts = ['given', 'complete'];
const first = [...settings, ...steps, ...facts, 'window', 'segue', 'unwind'];

// Lines between separators; a line may be missing.
const lines = ($) => seq(optional($._line), repeat(seq(choice($._newline, ';'), optional($._line))));
const rest = ($) => repeat($._element);
// A line of one of the words: nothing or a value follows.
const line = ($, words, ...values) => seq(choice(...words), optional(seq(choice($._value, ...values), rest($))));

module.exports = grammar({
  name: 'presim',

  word: ($) => $.identifier,
  extras: ($) => [/[^\S\r\n]/, /\ufeff/, $.comment],

  rules: {
    source_file: lines,

    _line: ($) => choice(
      $.setting, $.window, $.outline, $.segue, $.step, $.fact, $.expectation, $.printed, $.statement),

    // scenario "Title", ios 17, device iPad landscape, rules docs, swift "Login.swift"
    setting: ($) => line($, settings, 'docs'),
    window: ($) => line($, ['window']),
    // nav: UINavigationController(rootViewController: home)
    outline: ($) => prec(2, seq(field('name', $.identifier), ':', field('class', $.type), rest($))),
    segue: ($) => choice(
      line($, ['unwind']), seq('segue', optional(seq($._value, repeat(choice($._element, 'unwind')))))),
    // What is no call: turn { … }, begin nav.swipeBack(), finish, on home.viewDidAppear { … }
    step: ($) => line($, steps),
    // given store.isFull = true, complete api.load([])
    fact: ($) => line($, facts),
    expectation: ($) => seq('expect', repeat(choice($._element, $._of, ...expected))),
    // `item(of: home)` has a label.
    _of: ($) => prec(1, seq(alias('of', $.identifier), ':')),
    // A line as _printHierarchy has it.
    printed: () => /([|+][ \t|+]*)?<[\p{L}_][^\r\n]*/,

    statement: ($) => choice(
      repeat1($._element),
      seq(
        choice(...first.map((word) => alias(word, $.identifier))),
        choice($._sign, $._members), rest($))),

    // Lines between braces: a body, a closure.
    block: ($) => seq('{', lines($), '}'),

    _element: ($) => choice($._value, $._sign),

    // What begins with a value or a word, with the members that stand directly behind it: `.a` elsewhere is a case.
    _value: ($) => choice(
      seq($._atom, optional($._members)), $.call, $.label, $._declared, $._word),
    _atom: ($) => choice(
      $.identifier, alias('open', $.identifier), $.type, $.number, $.string, $.raw_string, $.implicit_member, $.quoted,
      $.shorthand, $.block, ...constants),
    _word: ($) => choice(...swift, $.attribute, $.directive, $._modified),
    // `open` is a word before a declaration alone.
    _modified: ($) => prec(1, seq('open', choice('class', 'final', 'lazy', 'override', 'static', 'var', $._declared))),
    _sign: ($) => choice(seq(choice(')', ']', '?', '!'), optional($._members)), '(', $._operator),
    _operator: ($) => choice($.operator, '...', '..<', '.', ',', ':', '[', '=', '==', '!=', '->'),
    _members: ($) => choice(repeat1($.member), seq(repeat($.member), $.method_call)),

    // Names and the parenthesis behind them, which says what they are.
    call: ($) => prec(1, seq(field('name', choice($.identifier, alias('open', $.identifier))), '(')),
    method_call: ($) => prec(1, seq(field('name', $.member), '(')),
    _declared: ($) => prec(1, seq('func', field('function', choice($.identifier, alias('open', $.identifier))))),

    // for: .normal
    label: ($) => prec(1, seq(
      choice($.identifier, ...swift.filter((word) => word !== 'default').map((word) => alias(word, $.identifier))), ':')),

    identifier: () => /[\p{Ll}\p{Lt}\p{Lm}\p{Lo}_][\p{L}\p{M}\p{Nd}_]*/,
    type: () => /\p{Lu}[\p{L}\p{M}\p{Nd}_]*/,
    member: () => token.immediate(/\.([\p{L}_][\p{L}\p{M}\p{Nd}_]*|[0-9]+)/),
    implicit_member: () => /\.[\p{L}_][\p{L}\p{M}\p{Nd}_]*/,
    // `default`
    quoted: () => /`[^`\r\n]+`/,
    // $0
    shorthand: () => /\$[\p{L}\p{Nd}_]+/,
    attribute: () => /@[\p{L}_][\p{L}\p{Nd}_]*/,
    // #selector, #available, #if
    directive: () => /#[\p{L}_]+/,
    number: () => /[0-9][\p{L}\p{Nd}_]*(\.[0-9][\p{L}\p{Nd}_]*)?/,
    // Any other character.
    operator: () => /[^\p{L}\p{Nd}_\s.,:;"(){}\[\]=?!]/,

    // A string ends with its line where nothing closes it.
    string: ($) => choice(
      seq('"', repeat(choice($._characters, $.escape, $.interpolation)), optional(token.immediate('"'))),
      seq('"""', repeat(choice($._lines, $._quotes, $.escape, $.interpolation)), token.immediate('"""'))),
    _characters: () => token.immediate(prec(1, /[^"\\\r\n]+/)),
    _lines: () => token.immediate(prec(1, /[^"\\]+/)),
    _quotes: () => token.immediate(/""?/),
    escape: () => token.immediate(/\\(u\{[0-9A-Fa-f]*\}|[^(\r\n])/),
    interpolation: ($) => seq(token.immediate('\\('), repeat($._inner), ')'),
    _inner: ($) => choice(
      seq(choice($._atom, $.group, ']', '?', '!'), repeat($.member)), $._word, $._operator),
    group: ($) => seq('(', repeat($._inner), ')'),
    raw_string: () => /#"([^"\r\n]|"[^#\r\n])*"#/,

    comment: () => token(choice(/\/\/[^\r\n]*/, /\/\*[^*]*\*+([^/*][^*]*\*+)*\//)),
    _newline: () => /\r?\n|\r/,
  },
});
