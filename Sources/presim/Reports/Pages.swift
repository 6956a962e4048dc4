/// Pages of the repository that the command has with it, wherever it is installed: the reference of the language, the
/// questions of the book, the schemas of its documents. `Sources/presim/Pages` points to them, and SwiftPM compiles them
/// in.
enum Pages {
  /// By the name of the file.
  static let all: [(name: String, bytes: [UInt8])] = [
    ("Language.md", PackageResources.Language_md),
    ("checkout-from-a-product-page.presim", PackageResources.checkout_from_a_product_page_presim),
    ("compare.schema.json", PackageResources.compare_schema_json),
    ("explain.schema.json", PackageResources.explain_schema_json),
    ("format.schema.json", PackageResources.format_schema_json),
    (
      "how-do-i-keep-the-tab-bar-under-an-overlay.presim",
      PackageResources.how_do_i_keep_the_tab_bar_under_an_overlay_presim
    ),
    ("how-do-i-present-one-after-the-other.presim", PackageResources.how_do_i_present_one_after_the_other_presim),
    ("how-do-i-swap-one-modal-for-another.presim", PackageResources.how_do_i_swap_one_modal_for_another_presim),
    ("import.schema.json", PackageResources.import_schema_json),
    ("lint.schema.json", PackageResources.lint_schema_json),
    ("quiz.schema.json", PackageResources.quiz_schema_json),
    ("rules.schema.json", PackageResources.rules_schema_json),
    ("run.schema.json", PackageResources.run_schema_json),
    ("test.schema.json", PackageResources.test_schema_json),
    ("what-class-is-presented.presim", PackageResources.what_class_is_presented_presim),
    ("who.schema.json", PackageResources.who_schema_json),
    ("why-did-dismiss-close-too-little.presim", PackageResources.why_did_dismiss_close_too_little_presim),
    ("why-did-dismiss-close-too-much.presim", PackageResources.why_did_dismiss_close_too_much_presim),
    ("why-did-my-overlay-cover-the-tab-bar.presim", PackageResources.why_did_my_overlay_cover_the_tab_bar_presim),
    (
      "why-did-nothing-appear-from-a-covered-controller.presim",
      PackageResources.why_did_nothing_appear_from_a_covered_controller_presim
    ),
    ("why-did-nothing-appear-in-viewDidLoad.presim", PackageResources.why_did_nothing_appear_in_viewDidLoad_presim),
    (
      "why-did-nothing-appear-when-presenting-twice.presim",
      PackageResources.why_did_nothing_appear_when_presenting_twice_presim
    ),
    ("why-does-my-alert-not-show-over-a-sheet.presim", PackageResources.why_does_my_alert_not_show_over_a_sheet_presim),
    ("why-does-my-popover-crash-on-an-ipad.presim", PackageResources.why_does_my_popover_crash_on_an_ipad_presim),
    (
      "why-does-the-detail-cover-my-whole-split-view.presim",
      PackageResources.why_does_the_detail_cover_my_whole_split_view_presim
    ),
    ("why-does-the-push-go-under-my-modal.presim", PackageResources.why_does_the_push_go_under_my_modal_presim),
    ("why-is-my-popover-a-sheet-on-an-iphone.presim", PackageResources.why_is_my_popover_a_sheet_on_an_iphone_presim),
    ("why-is-presentingViewController-not-me.presim", PackageResources.why_is_presentingViewController_not_me_presim),
    (
      "why-is-the-old-modal-still-over-my-new-root.presim",
      PackageResources.why_is_the_old_modal_still_over_my_new_root_presim
    ),
    (
      "why-is-viewWillAppear-not-called-after-dismiss.presim",
      PackageResources.why_is_viewWillAppear_not_called_after_dismiss_presim
    ),
  ]

  /// The reference: `presim help language --all`.
  static var language: String { String(decoding: PackageResources.Language_md, as: UTF8.self) }

  /// What help can be asked for by name: a question of the book or a schema, with or without its ending.
  static func page(_ word: String) -> String? {
    let name = word.split(separator: "/").last.map(String.init) ?? word
    let found = all.first { $0.name == name || $0.name == name + ".presim" || $0.name == name + ".schema.json" }
    return found.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The names of the questions, without their ending.
  static var questions: [String] {
    all.map(\.name).filter { $0.hasSuffix(".presim") }.map { String($0.dropLast(".presim".count)) }
  }
}
