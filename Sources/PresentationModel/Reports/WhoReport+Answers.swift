extension WhoReport {
  /// Answers for each version.
  ///
  /// - Parameters:
  ///   - styles: those that are asked for; nil for the style that the file gives what is presented, or for none.
  ///   - presented: what is presented; nil for a controller of its own.
  package func write(
    _ path: String, _ title: String, _ programs: [Program], _ styles: [ModalPresentationStyle?],
    _ presented: ControllerID?
  ) {
    begin(path, title)
    for (row, program) in programs.enumerated() where !out.isClosed {
      begin(program, isFirst: row == 0)
      answer(program, styles, presented)
      endVersion()
    }
    end()
  }

  /// Every controller under a window, in the order of the file; a presented controller is not asked to present itself.
  private func answer(
    _ program: Program, _ styles: [ModalPresentationStyle?], _ presented: ControllerID?
  ) {
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    _ = runner.launch()
    let hierarchy = runner.hierarchy
    let sources = hierarchy.standingUnderWindows()
    var isFirst = true
    var matrix = styles.count > 1 && !isJSON ? WhoMatrix() : nil
    for style in styles {
      if let style, !style.isAvailable(in: program.profile, on: program.environment.device) {
        if matrix == nil { lacks(style, program.profile) } else { matrix?.lacks(style.text) }
        continue
      }
      var question = ProspectQuestion(runner, presenting: presented, style: style)
      for source in sources where source != presented && !out.isClosed {
        let prospect = question.answer(from: source)
        let words = question.words(of: prospect)
        guard matrix == nil else {
          matrix?.add(prospect, saying: words, in: hierarchy, style: (style ?? prospect.requestedStyle).text)
          continue
        }
        add(prospect, saying: words, in: hierarchy, asked: style, isFirst: isFirst)
        isFirst = false
      }
    }
    matrix?.write(to: out, paint, width: out.columns)
  }
}
