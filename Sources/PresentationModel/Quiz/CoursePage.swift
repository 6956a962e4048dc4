/// Lessons as a page: one at a time, the question first, then the answer with its pictures. It asks for nothing, keeps
/// what was answered in the browser's own storage, is whole without its script, and prints as a handout.
package struct CoursePage: Sendable {
  /// A lesson, or a question of any scenario.
  package struct Entry: Sendable {
    let title: String
    let prose: String
    let source: String
    let setting: String
    let question: QuizQuestion
    let sentences: [String]
    let reasons: [String]
    /// Why not, answer by answer; empty for the right one.
    let against: [String]
    let before: Drawing?
    let after: Drawing

    /// A lesson; nil where its question has no answer.
    package init?(_ lesson: CourseLesson, seed: UInt64) {
      guard let question = lesson.question(seed: seed) else { return nil }
      self.init(
        question, of: lesson.quiz, lesson.prose, lesson.source, [lesson.answer] + lesson.notes(to: question))
    }

    /// A question of any scenario.
    package init?(_ question: QuizQuestion, of quiz: Quiz) { self.init(question, of: quiz, "", "", []) }

    private init?(
      _ question: QuizQuestion, of quiz: Quiz, _ prose: String, _ source: String, _ sentences: [String]
    ) {
      var walk = PictureWalk(quiz.program, of: quiz.scenario.source.bytes)
      guard let step = walk.step(question.step) else { return nil }
      title = quiz.program.title
      (self.prose, self.source, self.question, self.sentences) = (prose, source, question, sentences)
      setting = quiz.setting(of: question)
      let explanation = quiz.explanation(of: question)?.explanation
      let parts = explanation?.parts ?? []
      var reasons =
        question.step < 0 && !(explanation?.look?.reasons.isEmpty ?? true) ? [] : parts.map { "→ \($0.outcome)." }
      for why in (explanation?.look.map { [$0] } ?? []).flatMap({ $0.reasons }) + parts.flatMap({ $0.reasons })
      where !why.lines.isEmpty {
        reasons.append("\(why.heading): \(why.sentence) (\(why.source))")
      }
      self.reasons = reasons
      let known = parts.flatMap { $0.reasons }.flatMap { $0.lines }
      against = question.answers.indices.map { row in
        quiz.whyNot(row, of: question, besides: known).map {
          "\($0.heading): \($0.sentence)" + ($0.source.isEmpty ? "" : " (\($0.source))")
        }.joined(separator: " ")
      }
      before = step.before.map { LayersPicture.drawing($0, width: 4200, height: 5400) }
      after = Picture.layers.drawing(of: step, before: true)
    }
  }

  /// What the page is called.
  package var title: String
  /// The lessons in their order.
  package var entries: [Entry]

  /// Makes a page.
  package init(title: String, entries: [Entry]) { (self.title, self.entries) = (title, entries) }

  /// The page.
  package var html: String {
    var text = HTMLText.head(title: title, style: PageStyle.css + PictureLook.css + Self.style)
    text += "<body>\n<header>\n" + HTMLText.element("h1", PictureText.visible(title))
    text +=
      "<p class=\"facts\"><span class=\"how\">\(entries.count) \(entries.count == 1 ? "question" : "questions"), each with its answer.</span> <label class=\"only\" hidden><input type=\"checkbox\" checked> answers on paper</label></p>\n"
    text += "<p class=\"score\" role=\"status\"></p> "
    text += "<button type=\"button\" class=\"reset\" hidden>Start over</button>\n</header>\n<main class=\"lessons\">\n"
    for (row, entry) in entries.enumerated() { text += section(entry, row) }
    text += "</main>\n<div class=\"controls\" role=\"region\" aria-label=\"Lessons\" hidden>"
    text += "<button type=\"button\" data-go=\"-1\" aria-label=\"Back\">←</button>"
    text += "<select aria-label=\"Lesson\"></select><output aria-live=\"polite\"></output>"
    text += "<button type=\"button\" data-go=\"1\" aria-label=\"Next\">→</button></div>\n"
    return text + "<script>\n\(Self.script)</script>\n</body>\n</html>\n"
  }

  private func section(_ entry: Entry, _ row: Int) -> String {
    let question = entry.question
    var text = "<section id=\"lesson-\(row + 1)\" data-right=\"\(question.right)\">\n"
    text += "<h2 tabindex=\"-1\"><span class=\"number\">\(row + 1)</span> "
    text += PictureText.escaped(PictureText.visible(entry.title)) + "</h2>\n"
    if !entry.prose.isEmpty { text += HTMLText.element("p", PictureText.visible(entry.prose)) }
    text += "<div class=\"both\">\n<pre tabindex=\"0\" aria-label=\"The scenario\">"
    text += PictureText.escaped(
      entry.setting.split(separator: "\n", omittingEmptySubsequences: false).map { PictureText.visible(String($0)) }
        .joined(separator: "\n"))
    text += "</pre>\n"
    if let before = entry.before {
      text += "<figure><figcaption>Before the last line</figcaption>"
      text += SVGText.element(before, label: "Before") + "</figure>\n"
    }
    text += "</div>\n<fieldset>\n<legend>\(PictureText.escaped(PictureText.visible(question.prompt)))</legend>\n"
    for (number, answer) in question.answers.enumerated() {
      let letter = QuizQuestion.letter(number)
      text += "<button type=\"button\" data-answer=\"\(number)\"\(number == question.right ? " class=\"right\"" : "")>"
      text += "<kbd>\(letter)</kbd> \(PictureText.escaped(PictureText.visible(answer.text)))</button>\n"
    }
    text += "</fieldset>\n<div class=\"answer\">\n<p class=\"verdict\" role=\"status\">"
    text += "It is \(PictureText.escaped(PictureText.visible(question.rightText))).</p>\n"
    for sentence in entry.sentences { text += HTMLText.element("p", PictureText.visible(sentence)) }
    text += "<ul>\n"
    for reason in entry.reasons { text += HTMLText.element("li", PictureText.visible(reason)) }
    for (number, reason) in entry.against.enumerated() where !reason.isEmpty {
      text += HTMLText.element("li", PictureText.visible(reason), "class=\"not\" data-answer=\"\(number)\"")
    }
    text += "</ul>\n"
    if !entry.source.isEmpty {
      text += HTMLText.element("p", "Source: " + PictureText.visible(entry.source), "class=\"note\"")
    }
    text += "</div>\n<figure class=\"after scroll\" tabindex=\"0\">"
    text += SVGText.element(entry.after, label: "Before and after")
    return text + "</figure>\n</section>\n"
  }

  private static let style = """
    .lessons{display:block;max-width:1200px;margin:0 auto}
    .lessons section{margin-bottom:16px}
    .both{display:grid;grid-template-columns:minmax(0,1fr);gap:12px 32px;align-items:start}
    fieldset{border:0;padding:0;margin:12px 0}
    legend{font-weight:600;padding:0;margin-bottom:8px}
    fieldset button{display:block;width:100%;min-height:44px;margin:6px 0;padding:8px 12px 8px 36px;
    text-indent:-24px;text-align:left;font:inherit;
    border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--ink);cursor:pointer}
    fieldset button:disabled{cursor:default;opacity:1}
    kbd{font-family:ui-monospace,Menlo,Consolas,monospace;color:var(--mute);margin-right:8px}
    .chosen{border:2px solid var(--orange)}.answered .right{border:3px solid var(--violet)}
    .answered .chosen:not(.right)::after{content:" ✗"}h2:focus{outline:none}
    .answered .right::after{content:" ✓"}
    .verdict{font-weight:600}.controls output{flex:1;text-align:center}
    .controls button{min-width:72px}
    .controls select,.reset{font:inherit;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--ink)}
    .controls select{min-height:44px;min-width:0;max-width:60%}.reset{min-height:32px;padding:0 12px;cursor:pointer}
    .score{margin:4px 0;font-weight:600}
    @media (min-width:900px){.both{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
    /* A slide: all of a lesson on the screen, letters that grow with it, the answer in the place of the question. */
    @media screen and (min-width:900px) and (min-height:560px){
    .slides{height:100vh}
    .slides{padding:0;display:flex;flex-direction:column;overflow:hidden;font-size:clamp(13px,2.05vh,30px)}
    .slides header{padding:.3em 1.2em 0;display:flex;gap:1.2em;align-items:baseline;flex:none}
    .slides header h1{font-size:1.1em}.slides .score,.slides header p{margin:0}
    .slides .lessons{flex:1;min-height:0;max-width:none;width:100%;margin:0;padding:.4em 1.2em}
    .slides .lessons section{height:100%;margin:0;padding:.6em 1em;display:grid;gap:.5em 1.6em;overflow:auto;
    grid-template:auto auto auto minmax(0,1fr)/minmax(0,1fr) minmax(0,1fr)}
    .slides .lessons section[hidden]{display:none}
    .slides .lessons h2,.slides .lessons h2+p{grid-column:1/-1;margin:0;font-size:1.15em}.slides .lessons h2+p{font-size:1em}
    .slides .lessons .both{grid-row:3/5;grid-column:1;display:flex;flex-direction:column;gap:.5em;min-height:0}
    .slides .lessons pre,.slides .lessons code{font-size:.88em}.slides .lessons pre{margin:0;flex:none;line-height:1.4}
    .slides .lessons .both figure{flex:1;min-height:0;display:flex;flex-direction:column}
    .slides .lessons figure svg{flex:1;min-height:0;height:auto;width:auto;max-width:100%;margin:0 auto 0 0}
    .slides .lessons fieldset{grid-row:3/5;grid-column:2;margin:0;min-width:0}
    .slides .lessons fieldset button{min-height:2.4em;margin:.3em 0;padding:.35em .8em .35em 2.4em;text-indent:-1.6em}
    .slides .lessons .answer{grid-row:3/5;grid-column:2;display:flex;flex-direction:column;min-height:0;font-size:.95em;line-height:1.38}
    .slides .lessons .answer[hidden]{display:none}
    .slides .lessons .answer p{margin:.1em 0}.slides .lessons .answer ul{margin:.2em 0}
    .slides .answered fieldset{display:none}
    .slides .answered .both figure{display:none}
    .slides .lessons .after{grid-row:4;grid-column:1;min-height:0;display:flex;overflow:hidden}.slides .lessons .after[hidden]{display:none}
    .slides .answered .both{grid-row:3}.slides .lessons .after svg{max-height:100%}
    .slides .lessons .note{font-size:.8em}
    .slides .controls{position:static;flex:none;padding:.3em 1.2em}
    }
    /* A handout: no lesson goes on overleaf. */
    @media print{body{font-size:11px}code,pre,.lessons h2{font-size:10px}.lessons h2{font-size:14px}
    .lessons section,.lessons section[hidden]{break-before:auto;break-inside:avoid;padding:4px 0;margin:0 0 10px}
    .both{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 16px}.lessons figure svg{max-height:46mm;width:auto}
    fieldset{margin:4px 0}fieldset button{min-height:0;margin:2px 0;padding:3px 8px 3px 26px;text-indent:-18px;font-size:11px}
    .lessons p,.lessons ul{margin:2px 0}legend{margin-bottom:2px}}
    @media print{.answer[hidden],.after[hidden]{display:block}.right::after{content:" ✓"}.not[hidden]{display:list-item}.only,.score,.reset{display:none}
    .questions .answer,.questions .after,.questions .right::after{display:none;content:none}.questions .answered .right::after{content:none}}

    """

  private static let script = """
    (() => {
      'use strict';
      const lessons = [...document.querySelectorAll('.lessons section')];
      const bar = document.querySelector('.controls');
      const place = bar.querySelector('output');
      const picker = bar.querySelector('select');
      const score = document.querySelector('.score');
      const reset = document.querySelector('.reset');
      const paper = document.querySelector('.only');
      const key = 'presim ' + document.title;
      let at = 0;
      document.body.classList.add('slides');
      let given = {};
      try { given = JSON.parse(localStorage.getItem(key)) || {}; } catch { given = {}; }
      if (typeof given !== 'object' || Array.isArray(given)) given = {};
      const keep = () => { try { localStorage.setItem(key, JSON.stringify(given)); } catch { /* private */ } };
      const right = row => Number(lessons[row].dataset.right);
      function tell() {
        const answered = lessons.map((_, row) => row).filter(row => row in given);
        const good = answered.filter(row => given[row] === right(row)).length;
        score.textContent = answered.length ? good + ' of ' + answered.length + ' right' : '';
        reset.hidden = !answered.length;
        lessons.forEach((section, row) => {
          const mark = row in given ? given[row] === right(row) ? ' ✓' : ' ✗' : '';
          picker.options[row].textContent = section.querySelector('h2').textContent + mark;
        });
      }
      function reveal(row, isNew) {
        const section = lessons[row];
        const chosen = given[row];
        section.classList.add('answered');
        section.querySelectorAll('fieldset button').forEach((button, number) => {
          button.disabled = true;
          button.classList.toggle('chosen', number === chosen);
        });
        section.querySelectorAll('.not').forEach(item => { item.hidden = Number(item.dataset.answer) !== chosen; });
        const answer = section.querySelector('.answer');
        section.querySelector('.after').hidden = false;
        const verdict = answer.querySelector('.verdict');
        answer.hidden = false;
        if (isNew) {
          const words = verdict.textContent.replace(/^(Right|Not quite)[.:] /, '');
          verdict.textContent = (chosen === right(row) ? 'Right: ' : 'Not quite. ') + words;
        }
      }
      function choose(row, number) {
        if (row in given || number >= lessons[row].querySelectorAll('fieldset button').length) return;
        given[row] = number;
        keep();
        reveal(row, true);
        tell();
      }
      function show(wanted, moves) {
        at = Math.max(0, Math.min(lessons.length - 1, wanted));
        lessons.forEach((section, row) => { section.hidden = row !== at; });
        place.textContent = (at + 1) + ' / ' + lessons.length;
        picker.value = at;
        bar.querySelector('[data-go="-1"]').disabled = at === 0;
        bar.querySelector('[data-go="1"]').disabled = at === lessons.length - 1;
        if (!moves) return;
        history.replaceState(null, '', '#lesson-' + (at + 1));
        lessons[at].querySelector('h2').focus();
      }
      lessons.forEach((section, row) => {
        picker.append(new Option('', row));
        section.querySelector('.answer').hidden = section.querySelector('.after').hidden = true;
        section.querySelectorAll('fieldset button').forEach((button, number) => {
          button.addEventListener('click', () => choose(row, number));
        });
        const known = given[row];
        if (Number.isInteger(known) && known >= 0 && known < section.querySelectorAll('fieldset button').length) {
          reveal(row, true);
        } else { delete given[row]; }
      });
      bar.querySelectorAll('button').forEach(button => {
        button.addEventListener('click', () => show(at + Number(button.dataset.go), true));
      });
      picker.addEventListener('change', () => show(Number(picker.value), true));
      reset.addEventListener('click', () => {
        given = {};
        try { localStorage.removeItem(key); } catch { /* nothing is kept */ }
        history.replaceState(null, '', location.pathname + location.search);
        location.reload();
      });
      paper.querySelector('input').addEventListener('change', event => {
        document.body.classList.toggle('questions', !event.target.checked);
      });
      addEventListener('keydown', event => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, textarea, select')) return;
        const letter = 'abcd'.indexOf(event.key.toLowerCase());
        if (event.key.length === 1 && letter >= 0) return choose(at, letter);
        if (event.target.closest('pre, .scroll')) return;
        const wanted = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: lessons.length - 1 }[event.key];
        if (wanted === undefined) return;
        event.preventDefault();
        show(wanted, true);
      });
      const fromAddress = () => {
        const found = /^#lesson-(\\d+)$/.exec(location.hash);
        return found ? Number(found[1]) - 1 : null;
      };
      addEventListener('hashchange', () => show(fromAddress() ?? at, false));
      paper.hidden = false;
      bar.hidden = false;
      document.querySelector('.how').textContent =
        lessons.length + ' lessons. Predict first: a click or a key from a to d answers; the arrows go on.';
      tell();
      const open = lessons.findIndex((_, row) => !(row in given));
      show(fromAddress() ?? Math.max(0, open), false);
    })();

    """
}
