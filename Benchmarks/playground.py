"""Figures of the playground in a headless Chromium: playground.py DIST, a folder that `Playground/build` has made.

The size of the engine as it is sent, the time from opening the page to the first answer, and the time of a later answer
about the book's median file: what the page asks after a pause in typing. Exit status 1 where a limit is passed; without a
Chromium only the size is looked at.
"""

import gzip
import json
import pathlib
import statistics
import sys

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Tests/Browser"))
from browser import Browser, installed, wait  # noqa: E402

dist = pathlib.Path(sys.argv[1]).resolve()
status = 0


def limited(name, value, limit, unit):
    global status
    shown = format(value, ",d") if isinstance(value, int) else "%.1f" % value
    print("%-58s %s %s (limit: %s)" % (name, shown, unit, format(limit, ",d")))
    if value > limit:
        print("Benchmarks/run: '%s' is over its limit" % name, file=sys.stderr)
        status = 1


limited("the engine, as gzip", len(gzip.compress((dist / "presim.wasm").read_bytes(), 9)), 1_500_000, "bytes")

program = installed()
if not program:
    print("skipped: no browser")
    sys.exit(status)

files = sorted((root / "Scenarios").rglob("*.presim"), key=lambda path: (path.stat().st_size, str(path)))
median = files[len(files) // 2]
ANSWERED = "document.querySelectorAll('#answer section').length > 1 && !answer.classList.contains('old')"
# Each text is another one; the empty lines change no answer.
LATER = """(async () => {
  const source = %s, took = { page: [], check: [], lint: [] };
  for (let round = 0; round < 40; round++) {
    for (const part of Object.keys(took)) {
      const began = performance.now();
      await engine.ask(part, source + '\\n'.repeat(round %% 5));
      took[part].push(performance.now() - began);
    }
  }
  window.took = took;
})()"""

browser = Browser(program)
try:
    url, first = (dist / "index.html").as_uri(), []
    for _ in range(7):
        browser.open(url)
        if not wait(browser, ANSWERED):
            sys.exit("Benchmarks/run: the playground does not answer")
        # By the page's own clock: the pipe and its polls do not count.
        first.append(browser.evaluate("performance.getEntriesByName('answered')[0].startTime"))
    limited("from opening the page to the first answer", statistics.median(first), 500, "ms")
    browser.evaluate(LATER % json.dumps(median.read_text()))
    wait(browser, "window.took !== undefined", 60)
    took = browser.evaluate("window.took")
    print("%s: %d bytes" % (median.relative_to(root), median.stat().st_size))
    limited("a later answer about it", statistics.median(took["page"]), 20, "ms")
    # What the editor underlines comes after the answer.
    for part in ("check", "lint"):
        print("%-58s %.1f ms" % ("… '%s' behind it" % part, statistics.median(took[part])))
finally:
    browser.close()
sys.exit(status)
