#!/usr/bin/env python3
"""Opens pages of `presim draw` in a headless Chromium and tries them as a reader does.

Usage: browser.py FOLDER...: one that `presim draw Scenarios -o FOLDER/` has made, or `Playground/build`. Nothing but the
standard library is needed; without a Chromium ($PRESIM_BROWSER, or one on the PATH) it says so and passes.
"""
import base64
import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading
import time

WIDTHS = [(360, 780), (768, 1024), (1280, 800)]
FORBIDDEN = ("for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
             " { get() { throw new DOMException('forbidden', 'SecurityError') } })")


class Browser:
    """A Chromium that is spoken to over a pipe (the DevTools protocol)."""

    def __init__(self, program):
        to_browser, from_browser = os.pipe(), os.pipe()
        # The browser reads from 3 and writes to 4, whatever numbers the pipes have here.
        reading, writing = (os.dup2(to_browser[0], 60), os.dup2(from_browser[1], 61))
        script = f'exec 3<&{reading} 4>&{writing} {reading}<&- {writing}>&-; exec "$0" "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", script, program, "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--hide-scrollbars",
             "--no-first-run", "about:blank"],
            pass_fds=[reading, writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for descriptor in (to_browser[0], from_browser[1], reading, writing):
            os.close(descriptor)
        self.out, self.input, self.unread = to_browser[1], from_browser[0], b""
        self.number, self.events, self.session = 0, [], None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")

    def read(self):
        parts = [self.unread]
        while b"\0" not in parts[-1]:
            parts.append(os.read(self.input, 1 << 16))
            if not parts[-1]:
                raise SystemExit("the browser has ended")
        message, _, self.unread = b"".join(parts).partition(b"\0")
        return json.loads(message)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, url, size=(1280, 800), dark=False, script=True, media=""):
        self.send("Emulation.setScriptExecutionDisabled", value=not script)
        self.send("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1,
                  mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", media=media, features=[scheme])
        self.send("Page.navigate", url="about:blank")
        self.events = []
        self.send("Page.navigate", url=url)
        for _ in range(200):
            # The load of the blank page before it may still be told.
            for row, event in enumerate(self.events):
                if event.get("method") == "Page.frameNavigated" and event["params"]["frame"]["url"] != "about:blank":
                    if any(later.get("method") == "Page.loadEventFired" for later in self.events[row:]):
                        return
            self.send("Page.getLayoutMetrics")
            time.sleep(0.01)
        raise SystemExit(f"{url}: is not loaded after 4 seconds")

    def evaluate(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{expression}: {result['exceptionDetails'].get('text')}")
        return result["result"].get("value")

    def press(self, key, modifiers=0):
        """Control is 2, Shift 8."""
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, modifiers=modifiers)

    def type(self, text):
        """As a keyboard writes: a letter after the other."""
        for letter in text:
            self.send("Input.insertText", text=letter)

    def before(self, script):
        """Runs a script in each page before its own; its number, for `after`."""
        return self.send("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]

    def after(self, identifier):
        self.send("Page.removeScriptToEvaluateOnNewDocument", identifier=identifier)

    def shot(self, path):
        picture = self.send("Page.captureScreenshot")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(picture))

    def requests(self):
        """The names of the files that were asked for."""
        found = [event["params"]["request"]["url"] for event in self.events
                 if event.get("method") == "Network.requestWillBeSent"]
        return sorted({address.rsplit("/", 1)[-1] for address in found if not address.startswith(("blob:", "data:"))})

    def complaints(self):
        """Console lines, exceptions, and requests for anything but the page itself."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method in ("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled"):
                found.append(json.dumps(parameters)[:300])
            if method == "Network.requestWillBeSent" and parameters["type"] != "Document":
                address = parameters["request"]["url"]
                if not address.startswith(("file:", "blob:", "data:")):
                    found.append("asks for " + address)
        return found

    def close(self):
        os.close(self.out)
        self.process.terminate()
        self.process.wait()


class Trial:
    def __init__(self):
        self.passed, self.failed = 0, 0

    def expect(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print("fails:", what)


SHOWN = "[...document.querySelectorAll('section[id^=\"step-\"]')].filter(s => s.offsetHeight > 0).map(s => s.id).join()"
SMALLEST = """Math.min(...[...document.querySelectorAll('svg text')].filter(t => t.getClientRects().length)
  .map(t => parseFloat(t.getAttribute('font-size')) * (t.ownerSVGElement.getBoundingClientRect().width
    / t.ownerSVGElement.viewBox.baseVal.width)))"""


def steps(trial, browser, url):
    browser.open(url)
    last = browser.evaluate("document.querySelectorAll('section[id^=\"step-\"]').length - 1")
    trial.expect(browser.evaluate(SHOWN) == "step-1", f"{url}: begins with the first call")
    for key, wanted in [("ArrowRight", min(2, last)), ("ArrowLeft", 1 if last > 1 else 0), ("End", last), ("k", last - 1),
                        ("j", last), ("Home", 0)]:
        browser.press(key)
        trial.expect(browser.evaluate(SHOWN) == f"step-{wanted}", f"{url}: {key} shows step {wanted}")
        trial.expect(browser.evaluate("location.hash") == f"#step-{wanted}", f"{url}: {key} is in the address")
    browser.evaluate("document.querySelector('[data-go=last]').click()")
    trial.expect(browser.evaluate(SHOWN) == f"step-{last}", f"{url}: the button")
    browser.evaluate("const s = document.querySelector('input'); s.value = 1; s.dispatchEvent(new Event('input'))")
    trial.expect(browser.evaluate(SHOWN) == "step-1", f"{url}: the slider")
    trial.expect(browser.evaluate("document.querySelectorAll('[aria-current]').length") == 1, f"{url}: the line")
    browser.open(url + f"#step-{last}")
    trial.expect(browser.evaluate(SHOWN) == f"step-{last}", f"{url}: a link to a step")
    trial.expect(browser.complaints() == [], f"{url}: {browser.complaints()}")
    browser.open(url, media="print")
    trial.expect(browser.evaluate(SHOWN).count("step-") == last + 1, f"{url}: paper has every step")
    browser.open(url, script=False)
    # Without scripts nothing is evaluated in the page's own world: the protocol's reads it all the same.
    document = browser.send("DOM.getDocument", depth=0)["root"]["nodeId"]
    sections = browser.send("DOM.querySelectorAll", nodeId=document, selector="section")["nodeIds"]
    heights = [browser.send("DOM.getBoxModel", nodeId=section)["model"]["height"] for section in sections]
    trial.expect(len(heights) == last + 1 and min(heights) > 0, f"{url}: whole without its script")


# What moves sideways can be moved by keys, and what is shown stands in a landmark.
ALL_BY_KEYS = """[...document.querySelectorAll('body *')].filter(e => e.getClientRects().length && e.scrollWidth > e.clientWidth + 1
  && /auto|scroll/.test(getComputedStyle(e).overflowX) && e.tabIndex < 0 && !e.querySelector('a, button, input, [tabindex]')
  || e.matches('button, input, select, a') && e.getClientRects().length
  && !e.closest('main, header, nav, dialog, [role=region], [role=search]')).map(e => e.outerHTML.slice(0, 80))"""


def widths(trial, browser, url):
    # Dark pages are laid out as light ones are: one of them shows that they load and ask for nothing.
    for size, dark in [(size, False) for size in WIDTHS] + [(WIDTHS[-1], True)]:
        browser.open(url, size, dark)
        place = f"{url} at {size[0]}, {'dark' if dark else 'light'}"
        trial.expect(
            browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{place}: nothing stands out")
        smallest = browser.evaluate(SMALLEST)
        trial.expect(smallest >= 11.9, f"{place}: {smallest} points are too small")
        trial.expect(browser.evaluate(ALL_BY_KEYS) == [], f"{place}: {browser.evaluate(ALL_BY_KEYS)}")
        trial.expect(browser.complaints() == [], f"{place}: {browser.complaints()}")
        room = browser.evaluate("document.querySelector('.controls input').getBoundingClientRect().width")
        trial.expect(room >= 60, f"{place}: the slider has {room} points")
    # No other step has smaller words: what is wider than a phone moves under the finger.
    browser.open(url, WIDTHS[0])
    for step in range(2, browser.evaluate("document.querySelectorAll('section[id^=\"step-\"]').length")):
        browser.press("ArrowRight")
        smallest = browser.evaluate(SMALLEST)
        trial.expect(smallest >= 11.9, f"{url}, step {step}: {smallest} points")


def slides(trial, browser, url):
    """Each lesson is whole on a projector, before the answer and after it, and on paper none goes on overleaf."""
    whole = """(() => {
      const lesson = [...document.querySelectorAll('.lessons section')].find(s => !s.hidden);
      const bar = document.querySelector('.controls').getBoundingClientRect().top;
      const parts = [...lesson.querySelectorAll('h2, p, pre, li, legend, button, svg')].filter(e => e.getClientRects().length);
      const out = parts.filter(e => (b => b.bottom > bar + 1 || b.right > innerWidth + 1)(e.getBoundingClientRect()));
      return out.length === 0 && lesson.scrollHeight <= lesson.clientHeight + 1
        && parts.filter(e => e.localName === 'pre').every(e => e.scrollWidth <= e.clientWidth + 1);
    })()"""
    for size in [(1280, 720), (1920, 1080)]:
        browser.open(url, size)
        browser.evaluate("localStorage.clear()")
        browser.open(url, size)
        count = browser.evaluate("document.querySelectorAll('.lessons section').length")
        for lesson in range(1, count + 1):
            trial.expect(browser.evaluate(whole), f"{url} at {size}: lesson {lesson}")
            browser.press("a")
            trial.expect(browser.evaluate(whole), f"{url} at {size}: the answer of lesson {lesson}")
            shown = "[...document.querySelectorAll('.verdict')].some(v => v.getClientRects().length)"
            trial.expect(browser.evaluate(shown), f"{url} at {size}: lesson {lesson} is answered")
            browser.press("ArrowRight")
    lessons_kept(trial, browser, url, count)
    paper = browser.send("Page.printToPDF", paperWidth=8.27, paperHeight=11.69)["data"]
    sheets = len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(paper)))
    trial.expect(0 < sheets <= count * 4 // 3, f"{url}: {sheets} sheets for {count} lessons")


def lessons_kept(trial, browser, url, count):
    """Beside each lesson stands how it was answered; a lesson can be chosen, and all answers can be forgotten."""
    marks = "[...document.querySelectorAll('.controls option')].map(o => /[✓✗]$/.exec(o.textContent)?.[0] ?? '')"
    trial.expect(set(browser.evaluate(marks)) == {"✓", "✗"}, f"{url}: every lesson has its mark: {browser.evaluate(marks)}")
    seen = "(b => b.getClientRects().length > 0 && b.getBoundingClientRect().right <= innerWidth)(document.querySelector('{}'))"
    for part in (".reset", ".controls select"):
        trial.expect(browser.evaluate(seen.format(part)), f"{url}: {part} is in sight")
    browser.open(url, (360, 780))
    trial.expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{url} at 360: nothing stands out")
    trial.expect(browser.evaluate(ALL_BY_KEYS) == [], f"{url} at 360: {browser.evaluate(ALL_BY_KEYS)}")
    browser.open(url)
    trial.expect("" not in browser.evaluate(marks), f"{url}: a reload keeps the marks")
    browser.evaluate("document.querySelector('.reset').click()")
    # The page loads itself anew: what is asked while it does is not answered.
    browser.open(url)
    empty = f"document.readyState === 'complete' && {marks}.length === {count} && {marks}.every(m => m === '')"
    trial.expect(wait(browser, empty), f"{url}: the answers are forgotten")
    trial.expect(browser.evaluate("document.querySelector('.reset').hidden"), f"{url}: nothing more to forget")
    browser.evaluate("{ const s = document.querySelector('.controls select'); s.value = '4'; s.dispatchEvent(new Event('change')) }")
    trial.expect(browser.evaluate("location.hash") == "#lesson-5", f"{url}: a lesson is chosen")
    forbidden = browser.before(FORBIDDEN)
    browser.open(url + "#lesson-2")
    browser.press("a")
    found = browser.evaluate(marks)
    trial.expect(found[1] and not any(found[:1] + found[2:]), f"{url}: marks without a storage: {found}")
    browser.after(forbidden)
    browser.open(url)


def index(trial, browser, url):
    browser.open(url, WIDTHS[0])
    count = "[...document.querySelectorAll('.subjects li')].filter(e => e.offsetHeight > 0).length"
    everything = browser.evaluate(count)
    trial.expect(browser.evaluate(ALL_BY_KEYS) == [], f"{url}: {browser.evaluate(ALL_BY_KEYS)}")
    type_in = "const f = document.querySelector('input'); f.value = '%s'; f.dispatchEvent(new Event('input'))"
    browser.evaluate("{" + type_in % "tab bar" + "}")
    found = browser.evaluate(count)
    trial.expect(0 < found < everything, f"{url}: 'tab bar' finds {found} of {everything}")
    browser.evaluate("{" + type_in % "no such scenario" + "}")
    trial.expect(browser.evaluate(count) == 0, f"{url}: what is not there is not found")
    trial.expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{url}: nothing stands out")
    trial.expect(browser.complaints() == [], f"{url}: {browser.complaints()}")


def wait(browser, expression, seconds=20):
    """Asks until the answer is yes; whether it ever was."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if browser.evaluate(expression):
            return True
        time.sleep(0.02)
    return False


def typing(browser, text):
    """Writes into the editor as a hand does."""
    browser.evaluate(f"{{ text.value = {json.dumps(text)}; text.dispatchEvent(new Event('input')) }}")


def fresh(browser, url, size=WIDTHS[-1], **options):
    """Opens the playground as who has never been there."""
    browser.open(url, size)
    browser.evaluate("removeEventListener('pagehide', keep); sessionStorage.clear(); localStorage.clear()")
    browser.open(url, size, **options)


def has_engine(browser):
    return wait(browser, "!!engine && !answer.classList.contains('old') && find('state').hidden")


def packed(browser, text):
    """A link to a text."""
    browser.evaluate(f"window.made = undefined; packed({json.dumps(text)}).then(l => {{ window.made = l }}), null")
    wait(browser, "window.made !== undefined")
    return browser.evaluate("made")


def fixes(trial, browser, url, good):
    """What is wrong, and what lint finds, is mended by a click; undo brings it back."""
    slip = good.replace("present(", "presnt(")
    typing(browser, slip)
    clicked = "(b => b && (b.click(), true))(document.querySelector('#problems li.%s button + button'))"
    trial.expect(wait(browser, clicked % "error"), f"{url}: a slip has a fix")
    trial.expect(wait(browser, f"text.value === {json.dumps(good)}"), f"{url}: a slip is mended")
    finding = ("ios 17\nwindow\n  a: FeedViewController\nhud: ProgressViewController\n\n"
               "hud.modalPresentationStyle = .fullScreen\nhud.view.backgroundColor = .clear\n"
               "a.present(hud, animated: true)\nexpect a.view.window == nil\n")
    typing(browser, finding)
    trial.expect(wait(browser, clicked % "warning"), f"{url}: what lint finds has a fix")
    fixed = "text.value.includes('.overFullScreen') && said.textContent.includes('fixed. What line 10')"
    trial.expect(wait(browser, fixed + " && findings.length === 0"), f"{url}: what lint finds is fixed")
    browser.evaluate("undo()")
    trial.expect(browser.evaluate("text.value") == finding, f"{url}: undo takes the fix back")
    # A note asks for nothing: it stands in the tab of lint alone.
    typing(browser, "window\n  tabs: UITabBarController\n    map: Map\nroute: Route\nmap.definesPresentationContext = true\n"
                    "route.modalPresentationStyle = .overCurrentContext\nmap.present(route, animated: true)\n")
    trial.expect(wait(browser, "findings.some(f => f.severity === 'note')"), f"{url}: lint finds a note")
    trial.expect(browser.evaluate("!document.querySelector('#problems li')"), f"{url}: a note is no problem")
    typing(browser, good)
    wait(browser, "!answer.classList.contains('old')")


def undoing(trial, browser, url, good):
    """Whatever changed the text, Undo takes it back to the first letter, and Redo forth again."""
    fresh(browser, url)
    has_engine(browser)
    states = []

    def note():
        states.append(browser.evaluate("text.value"))

    note()
    # A browser needs a minute to insert a long text as a whole: what differs alone is inserted.
    typing(browser, "// 🚪\nios 17\n" + good.split("\n", 2)[2] + "\n//  nothing" * 3000 + "\n")
    note()
    browser.evaluate("{ window.changed = 0; const set = text.setRangeText.bind(text);"
                     " text.setRangeText = (words, ...rest) => (window.changed += words.length, set(words, ...rest)) }")
    browser.evaluate("{ find('version').value = '18'; find('version').dispatchEvent(new Event('change')) }")
    note()
    trial.expect(states[-1] == states[-2].replace("ios 17", "ios 18", 1), f"{url}: the picker writes the version")
    trial.expect(browser.evaluate("changed") < 20, f"{url}: the picker inserts the version alone")
    browser.evaluate("delete text.setRangeText; text.focus(); text.setSelectionRange(0, 0)")
    browser.type("// a")
    note()
    browser.evaluate("{ find('example').value = '3'; find('example').dispatchEvent(new Event('change')) }")
    note()
    for states_of, modifiers in [(states[::-1], 2), (states, 10)]:
        for row, wanted in enumerate(states_of[1:]):
            browser.evaluate("text.focus()")
            browser.press("z", modifiers)
            trial.expect(browser.evaluate("text.value") == wanted, f"{url}: undo {modifiers}, change {row}")
    trial.expect(browser.evaluate("find('redo').disabled && !find('undo').disabled"), f"{url}: the buttons know")


def keys(trial, browser, url):
    """Enter keeps the indent, Tab moves it, Escape lets go; lines have numbers, the step's line is marked."""
    text = "window\n  tabs: UITabBarController\n    map: Map\ncard: Card\n\nmap.present(card, animated: true)\n"
    typing(browser, text)
    wait(browser, "told === text.value")
    trial.expect(browser.evaluate("document.querySelectorAll('#paint .line').length") == 7, f"{url}: a line for each")
    trial.expect(browser.evaluate("[...paint.children].findIndex(l => l.classList.contains('here'))") == 5,
                 f"{url}: the step's line is marked")
    caret = "{ text.focus(); const at = text.value.indexOf('%s') + %d; text.setSelectionRange(at, at) }"
    browser.evaluate(caret % ("map: Map", 8))
    browser.press("Enter")
    browser.type("list: List")
    browser.press("Escape")
    browser.evaluate("hideCompletions()")
    trial.expect("    map: Map\n    list: List\ncard" in browser.evaluate("text.value"), f"{url}: Enter keeps the indent")
    browser.press("ArrowLeft")
    browser.press("Tab", 8)
    trial.expect("    map: Map\n  list: List\ncard" in browser.evaluate("text.value"), f"{url}: Shift-Tab takes a level")
    browser.evaluate(caret % ("list: List", 0))
    browser.press("Tab")
    trial.expect("    map: Map\n    list: List\ncard" in browser.evaluate("text.value"), f"{url}: Tab gives one")
    browser.press("Escape")
    trial.expect("Tab leaves" in browser.evaluate("said.textContent"), f"{url}: Escape says what Tab does")
    browser.press("Tab")
    trial.expect("    map: Map\n    list: List\ncard" in browser.evaluate("text.value"), f"{url}: Tab has left the field")
    typing(browser, "class A: UIViewController {\n    func b() {}\n}\n")
    browser.evaluate(caret % ("b() {", 5))
    browser.press("Enter")
    trial.expect("    func b() {\n        \n    }\n" in browser.evaluate("text.value"), f"{url}: a brace opens a level")
    # A line of the field and a painted one have the same place, however long.
    typing(browser, "// " + "long " * 60 + "\nwindow\n  home: Home\n")
    heights = browser.evaluate("[paint.lastChild.offsetTop + paint.lastChild.offsetHeight + 10,"
                               " (text.style.height = '0', text.scrollHeight)]")
    browser.evaluate("text.style.height = ''")
    trial.expect(abs(heights[0] - heights[1]) <= 1, f"{url}: painted as high as written: {heights}")


def half_written(trial, browser, url, good):
    """While a word is half written the last picture stays, and what is wrong stands at its line."""
    typing(browser, good)
    wait(browser, "told === text.value")
    shown = browser.evaluate("answer.querySelector('section:not([hidden])').textContent")
    typing(browser, good + "home.pres")
    trial.expect(wait(browser, "problems.length > 0 && !find('state').hidden"), f"{url}: a half word is a problem")
    trial.expect(browser.evaluate("answer.querySelector('section:not([hidden])').textContent") == shown,
                 f"{url}: the picture stays")
    says = browser.evaluate(f"paint.children[{len(good.splitlines())}].querySelector('.says').dataset.says")
    trial.expect("pres" in says, f"{url}: '{says}' stands at its line")
    browser.evaluate("find('tab-text').click()")
    trial.expect(wait(browser, "answer.textContent.includes('error: ')"), f"{url}: another tab says what is wrong")
    browser.evaluate("find('tab-steps').click()")
    typing(browser, good)
    trial.expect(wait(browser, "told === text.value && find('state').hidden && !paint.querySelector('.says')"),
                 f"{url}: and goes on")


def surviving(trial, browser, url, good):
    """The text is there after a reload, with a storage and without."""
    fresh(browser, url)
    has_engine(browser)
    typing(browser, good + "// kept\n")
    browser.open(url)
    trial.expect(browser.evaluate("text.value") == good + "// kept\n", f"{url}: a reload keeps the text")
    trial.expect(wait(browser, "answer.textContent.includes('home presents card')"), f"{url}: and answers to it")
    linked = "window\n  a: A\n"
    browser.open(url + packed(browser, linked))
    trial.expect(wait(browser, f"text.value === {json.dumps(linked)}"), f"{url}: a link goes before what was kept")
    typing(browser, good)
    trial.expect(wait(browser, "location.hash === ''"), f"{url}: the address says no more what is not there")
    forbidden = browser.before(FORBIDDEN)
    browser.open(url)
    trial.expect(has_engine(browser), f"{url}: answers without a storage")
    typing(browser, good + "// in the address\n")
    trial.expect(wait(browser, "location.hash.startsWith('#1.')"), f"{url}: the address keeps it")
    trial.expect(browser.complaints() == [], f"{url}: {browser.complaints()}")
    browser.open(browser.evaluate("location.href"))
    wanted = json.dumps(good + "// in the address\n")
    trial.expect(wait(browser, f"text.value === {wanted}"), f"{url}: and a reload reads it there")
    browser.after(forbidden)


def completing(trial, browser, url):
    """What fits, and what a word is, come from the engine's own editor."""
    typing(browser, "window\n  list: ListViewController\ncard: Card\nlist.")
    browser.evaluate("text.focus(); text.setSelectionRange(text.value.length, text.value.length)")
    browser.type("pres")
    trial.expect(wait(browser, "!find('completions').hidden && offered.items.every(i => i.label.startsWith('pres'))"),
                 f"{url}: completions")
    labels = browser.evaluate("[...document.querySelectorAll('#completions code')].map(c => c.textContent)")
    trial.expect("present(_:animated:completion:)" in labels, f"{url}: {labels}")
    seen = browser.evaluate("(b => b.top >= 0 && b.bottom <= innerHeight && b.right <= innerWidth)"
                            "(find('completions').getBoundingClientRect())")
    trial.expect(seen, f"{url}: the list is in sight")
    away = browser.evaluate("(b => Math.min(Math.abs(b.top - place(offered.start).bottom),"
                            " Math.abs(b.bottom - place(offered.start).top)))(find('completions').getBoundingClientRect())")
    trial.expect(away < 8, f"{url}: the list stands at the word, {away} points away")
    trial.expect(browser.evaluate("text.getAttribute('aria-activedescendant') === 'completion-0'"), f"{url}: and is said")
    for _ in labels:
        if browser.evaluate("offered.items[offered.at].label") == "present(_:animated:completion:)":
            break
        browser.press("ArrowDown")
    browser.press("Tab")
    browser.type("card")
    browser.evaluate("hideCompletions()")
    written = browser.evaluate("text.value")
    trial.expect(written.endswith("\nlist.present(card, animated: true)"), f"{url}: what is to be filled in is selected: {written!r}")
    offset = browser.evaluate("text.value.indexOf('present') + 2")
    browser.evaluate(f"(p => hover({{ clientX: p.left - 2, clientY: p.top + 4 }}))(place({offset})), null")
    trial.expect(wait(browser, "!find('hover').hidden && find('hover').textContent.includes('present(_:animated:completion:)')"),
                 f"{url}: hover says what a word is")
    # Enter begins a line where nothing was chosen: who writes a name of his own is not corrected.
    typing(browser, "window\n  list: ListViewController\ncard: Card\n")
    browser.evaluate("text.focus(); text.setSelectionRange(text.value.length, text.value.length)")
    browser.type("ca")
    trial.expect(wait(browser, "!find('completions').hidden"), f"{url}: names are completed")
    browser.press("Enter")
    trial.expect(browser.evaluate("text.value").endswith("\nca\n"), f"{url}: Enter begins a line")


def signatures(trial, browser, url):
    """Over the arguments of a call stands what they are, as the language server has it."""
    text = "window\n  home: HomeViewController\ncard: CardViewController\nhome.present"
    typing(browser, text)
    browser.evaluate("text.focus(); text.setSelectionRange(text.value.length, text.value.length)")
    browser.type("(")
    shown = "!find('signature').hidden && find('signature').querySelector('b')?.textContent === {}"
    trial.expect(wait(browser, shown.format("'_ viewControllerToPresent: UIViewController'")), f"{url}: the first parameter")
    browser.type("card, ")
    trial.expect(wait(browser, shown.format("'animated: Bool'")), f"{url}: the next parameter")
    trial.expect(browser.evaluate("(r => r.left >= 0 && r.right <= innerWidth)(find('signature').getBoundingClientRect())"),
                 f"{url}: the parameters are in sight")
    browser.type("animated: true)")
    trial.expect(wait(browser, "find('signature').hidden"), f"{url}: behind the call there is no parameter")


def tasks(trial, browser, url):
    """A task of the course: what is not so yet, what has to stay, and that it is solved, by the engine's word."""
    choose = ("[...find('example').options].find(o => o.textContent === 'A tab bar that stays').selected = true;"
              "find('example').dispatchEvent(new Event('change'))")
    browser.evaluate(choose)
    said = "!find('task').hidden && find('task').textContent.includes({})"
    trial.expect(wait(browser, said.format("'Not yet.'")), f"{url}: a task is open as it is set")
    trial.expect(browser.evaluate(said.format("'tabs.tabBar.isReachable'")), f"{url}: the task says what is not so")
    trial.expect(not browser.evaluate("/overCurrentContext/.test(text.value)"), f"{url}: the task is without its solution")
    whole = browser.evaluate("text.value")
    line = "list.definesPresentationContext = true\nfilters.modalPresentationStyle = .overCurrentContext\n"
    solved = whole.replace("list.present(", line + "list.present(")
    typing(browser, solved)
    trial.expect(wait(browser, said.format("'Solved.'")), f"{url}: a task is solved")
    typing(browser, solved.replace("expect tabs.tabBar.isReachable\n", ""))
    trial.expect(wait(browser, said.format("'has to stay'")), f"{url}: what a task expects has to stay")
    typing(browser, "window\n  home: HomeViewController\n")
    trial.expect(wait(browser, "find('task').hidden"), f"{url}: another text is no task")


def progress(trial, browser, url):
    """What is solved is kept, marked beside its title, and forgotten on demand; without a storage while the page is open."""
    choose = ("[...find('example').options].find(o => o.textContent.startsWith('A tab bar that stays')).selected = true;"
              "find('example').dispatchEvent(new Event('change'))")
    line = "list.definesPresentationContext = true\nfilters.modalPresentationStyle = .overCurrentContext\n"
    titles = "[...find('example').options].map(o => o.textContent).filter(t => t.endsWith('✓'))"
    said = "!find('task').hidden && find('task').textContent.includes({})"
    again = "[...find('task').querySelectorAll('button')].find(b => b.textContent === 'Start over')"

    def solve():
        browser.evaluate(choose)
        wait(browser, said.format("'Not yet.'"))
        typing(browser, browser.evaluate("text.value").replace("list.present(", line + "list.present("))
        trial.expect(wait(browser, said.format("'1 of 7 tasks are solved.'")), f"{url}: how many tasks are solved")
        trial.expect(browser.evaluate(titles) == ["A tab bar that stays ✓"], f"{url}: a solved task is marked")

    fresh(browser, url)
    has_engine(browser)
    trial.expect(browser.evaluate(titles) == [], f"{url}: nothing is solved at first")
    solve()
    browser.open(url)
    has_engine(browser)
    trial.expect(browser.evaluate(titles) == ["A tab bar that stays ✓"], f"{url}: a reload keeps what is solved")
    browser.open(url + "#embed")
    has_engine(browser)
    trial.expect(browser.evaluate(titles) == [], f"{url}: a frame shows nobody's progress")
    browser.open(url)
    has_engine(browser)
    browser.evaluate(choose)
    trial.expect(wait(browser, said.format("'Not yet.'") + f" && !!{again}"), f"{url}: what is solved can be forgotten")
    browser.evaluate(again + ".click()")
    trial.expect(wait(browser, said.format("'0 of 7 tasks are solved.'")), f"{url}: and is forgotten")
    trial.expect(browser.evaluate(titles) == [], f"{url}: without its mark")
    browser.open(url)
    has_engine(browser)
    trial.expect(browser.evaluate(titles) == [], f"{url}: a reload brings nothing back")
    for kept in ("{}", "[1,", "[null, 3]"):
        browser.evaluate(f"localStorage.setItem('presim.solved', {json.dumps(kept)})")
        browser.open(url)
        trial.expect(has_engine(browser) and browser.evaluate(titles) == [], f"{url}: '{kept}' is no progress")
    forbidden = browser.before(FORBIDDEN)
    browser.open(url)
    has_engine(browser)
    solve()
    trial.expect(browser.complaints() == [], f"{url}: {browser.complaints()}")
    browser.after(forbidden)


def tabs(trial, browser, url, good):
    """Tabs go by arrow keys; one compares every style; a step can be saved."""
    typing(browser, good)
    wait(browser, "told === text.value")
    browser.evaluate("find('tab-steps').focus()")
    for key, wanted in [("ArrowRight", "why"), ("ArrowRight", "compare"), ("End", "json"), ("ArrowRight", "steps"),
                        ("ArrowLeft", "json"), ("Home", "steps")]:
        browser.press(key)
        chosen = browser.evaluate("document.activeElement.id + document.querySelector('[aria-selected=true][role=tab]').id")
        trial.expect(chosen == f"tab-{wanted}" * 2, f"{url}: {key} goes to {wanted}: {chosen}")
    browser.evaluate("find('tab-compare').click()")
    rows = "[...answer.querySelectorAll('tbody tr')].map(r => [...r.cells].map(c => c.textContent).join('|'))"
    trial.expect(wait(browser, f"{rows}.length >= 10"), f"{url}: compares every style")
    trial.expect(browser.evaluate(f"{rows}.some(r => r.startsWith('.fullScreen|home||home|yes|no'))"),
                 f"{url}: compares: {browser.evaluate(rows)}")
    trial.expect(browser.evaluate("answer.querySelectorAll('tr.chosen').length === 1"), f"{url}: the text's own is marked")
    browser.evaluate("find('tab-steps').click()")
    wait(browser, "!!answer.querySelector('section')")
    browser.evaluate("window.saved = []; download = (blob, name) => { saved.push([blob.type, blob.size, name]) };"
                     " save('svg'), null")
    trial.expect(wait(browser, "saved.length === 1"), f"{url}: an SVG")
    browser.evaluate("save('png'), null")
    trial.expect(wait(browser, "saved.length === 2"), f"{url}: a PNG: {browser.evaluate('said.textContent')}")
    kinds = browser.evaluate("saved.map(s => s[0] + ' ' + (s[1] > 4000) + ' ' + s[2])")
    trial.expect(kinds == ["image/svg+xml true presim-line-6.svg", "image/png true presim-line-6.png"], f"{url}: {kinds}")


def embedding(trial, browser, url, good):
    """In a frame of another page: the text and its answer, and a way to the whole; nothing is kept."""
    fresh(browser, url)
    has_engine(browser)
    link = packed(browser, good)
    for address in (url + "#embed&" + link.lstrip("#"), url + "#embed"):
        browser.open(address, (640, 400))
        trial.expect(has_engine(browser), f"{address}: answers")
        trial.expect(browser.evaluate("document.querySelector('header').offsetHeight === 0 && !find('edit').hidden"),
                     f"{address}: alone")
        trial.expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{address}: nothing stands out")
        trial.expect(browser.evaluate("find('edit').href").startswith(url + "#1."), f"{address}: a way to the whole")
        trial.expect(wait(browser, "answer.querySelector('section:not([hidden]) .decision') !== null"), f"{address}: shows")
        if "&" in address:
            trial.expect(browser.evaluate("text.value") == good, f"{address}: the text of the link")
            typing(browser, good + "// mine\n")
            wait(browser, "told === text.value")
    browser.open(url)
    trial.expect(browser.evaluate("kept()") is None, f"{url}: a frame keeps nothing")


def bad_input(trial, browser, url):
    """No WebAssembly, half a character, names from the right and of 200 letters, a loop without end."""
    missing = browser.before("delete window.WebAssembly")
    fresh(browser, url)
    trial.expect(wait(browser, "find('state').textContent.includes('needs Safari 16.4')"), f"{url}: no WebAssembly is said")
    trial.expect(browser.evaluate("answer.querySelector('section:not([hidden]) .decision') !== null"),
                 f"{url}: and the first answer is there")
    browser.after(missing)
    fresh(browser, url)
    has_engine(browser)
    name = "n" * 200
    for text in ["// \ud83d\nwindow\n  a: A\n", f"window\n  {name}: A\ncard: C\n{name}.present(card, animated: true)\n",
                 "window\n  شاشة: A\nبطاقة: C\nشاشة.present(بطاقة, animated: true)\n",
                 "window\n  a: A\nclass A: UIViewController {\n  override func viewDidLoad() { while true {} }\n}\n"]:
        typing(browser, text)
        wanted = "told === text.value || problems.length > 0 || answer.textContent.includes('5 seconds')"
        trial.expect(wait(browser, wanted), f"{url}: {text[:40]!a} is answered")
        trial.expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{url}: {text[:40]!a} stands out")
    # No example of the list is a slip.
    browser.evaluate("Promise.all(presimExamples.map((e, row) => engine.ask('check', example(row)).then(r =>"
                     " [e[1], JSON.parse(r.text).ranges.map(p => p.message)]))).then(r => { window.checked = r }), null")
    wait(browser, "window.checked !== undefined", 60)
    wrong = browser.evaluate("checked.filter(e => e[1].length > 0)")
    trial.expect(wrong == [], f"{url}: examples: {wrong}")
    trial.expect(browser.evaluate("checked.length > 15 && document.querySelectorAll('#example optgroup').length > 7"),
                 f"{url}: examples by subject")


def hosted(trial, browser, folder):
    """From a host the engine is fetched, with a measure; where it is missing, the page takes the packed one."""
    missing = set()

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self):
            if self.path.lstrip("/") in missing:
                self.send_error(404)
            else:
                super().do_GET()

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/index.html"
    measure = browser.before("addEventListener('DOMContentLoaded', () => { window.measured = [];"
                             " const bar = document.querySelector('progress'); if (bar)"
                             " new MutationObserver(() => measured.push(bar.value)).observe(bar, { attributes: true }) })")
    for gone, wanted in [(set(), "presim.wasm"), ({"presim.wasm"}, "engine.js")]:
        missing.clear()
        missing.update(gone)
        browser.send("Network.clearBrowserCache")
        browser.open(url)
        trial.expect(has_engine(browser), f"{url}: answers without {gone or 'nothing'}")
        asked = browser.requests()
        trial.expect(wanted in asked and ("engine.js" in asked) == bool(gone), f"{url}: asks for {asked}")
        values = [value for value in browser.evaluate("measured") if value > 0]
        trial.expect(values == sorted(values) and values and values[-1] >= 0.99, f"{url}: measures {values[-5:]}")
    missing.update(["presim.wasm", "engine.js"])
    browser.send("Network.clearBrowserCache")
    browser.open(url)
    trial.expect(wait(browser, "find('state').textContent.includes('could not be loaded')"), f"{url}: no engine is said")
    trial.expect(browser.evaluate("answer.querySelector('section:not([hidden]) .decision') !== null"),
                 f"{url}: and the first answer is there")
    browser.after(measure)
    server.shutdown()


def newcomer(trial, browser, url):
    """Who opens the page sees who presents, why, and what to do: without a click, and before the engine has come."""
    wanted = ("tabs presents editor as a form sheet", "Nothing leaves the window; the tab bar is covered",
              "Instead", "editor.modalPresentationStyle = .overCurrentContext")
    browser.open(url, script=False)
    document = browser.send("DOM.getDocument", depth=0)["root"]["nodeId"]
    node = browser.send("DOM.querySelector", nodeId=document, selector="#answer #step-1")["nodeId"]
    html = browser.send("DOM.getOuterHTML", nodeId=node)["outerHTML"] if node else ""
    for words in wanted:
        trial.expect(words in html, f"{url}: without its script the first answer has '{words}'")
    # What the page came with is what the engine says.
    fresh(browser, url)
    has_engine(browser)
    browser.evaluate("engine.ask('page', example(0)).then(r => { window.told0 = r.text }), null")
    wait(browser, "window.told0 !== undefined")
    source = pathlib.Path(url.removeprefix("file://")).read_text()
    trial.expect(browser.evaluate("told0") in source, f"{url}: the answer in the page is the engine's")
    shown = browser.evaluate("answer.querySelector('section:not([hidden])').textContent")
    for words in wanted:
        trial.expect(words in shown, f"{url}: the first answer has '{words}'")
    because = browser.evaluate("answer.querySelector('section:not([hidden]) .because').textContent")
    for words in ("why tabs", "instead, to keep the tab bar"):
        trial.expect(words in because, f"{url}: the first reason has '{words}': {because}")
    parts = [(WIDTHS[-1], (".decision", ".because")), ((360, 740), (".decision",))]
    for size, names in parts:
        browser.open(url, size)
        has_engine(browser)
        for part in names:
            seen = f"answer.querySelector('section:not([hidden]) {part}').getBoundingClientRect().bottom"
            room = "document.querySelector('.controls').getBoundingClientRect().top"
            trial.expect(browser.evaluate(f"{seen} < {room}"), f"{url} at {size}: {part} is in sight")


def header(trial, browser, url, good):
    """Version and device are what the text says, whoever has written them."""
    shown = "find('version').value + '|' + find('device').value"
    choose = "{{ find('{0}').value = '{1}'; find('{0}').dispatchEvent(new Event('change')) }}"
    for text, wanted in [("window\n", "|"), ("ios 12 // old\ndevice iPad portrait\nwindow\n", "12|iPad"),
                         ("ios 12, 15-17\ndevice Mac\nwindow\n", "12, 15-17|Mac"), (good, "17|")]:
        typing(browser, text)
        trial.expect(browser.evaluate(shown) == wanted, f"{url}: the pickers show {wanted}: {browser.evaluate(shown)}")
    browser.evaluate(choose.format("version", "12"))
    browser.evaluate(choose.format("device", "iPad landscape"))
    trial.expect("\nios 12\ndevice iPad landscape\n" in browser.evaluate("text.value"), f"{url}: a choice is written")
    browser.evaluate(choose.format("example", "4"))
    trial.expect(browser.evaluate(shown) != "12|iPad landscape", f"{url}: an example brings its own version")
    browser.evaluate("say('of another text')")
    typing(browser, good)
    trial.expect(browser.evaluate("said.textContent") == "", f"{url}: what was said of another text is not said of this")
    wait(browser, "!answer.classList.contains('old')")


def links(trial, browser, url, answered):
    """A link is somebody else's input."""
    hostile = "// \u202e</pre><img src=x onerror=document.title='x'>\nwindow\n  home: Home\n"
    long = "'x'.repeat(10000000)"
    browser.evaluate(f"Promise.all([packed({json.dumps(hostile)}), packed({long})]).then(l => {{ window.made = l }})")
    trial.expect(wait(browser, "window.made !== undefined"), f"{url}: links")
    marked, bomb = browser.evaluate("window.made")
    browser.evaluate(f"location.hash = {json.dumps(marked)}")
    trial.expect(wait(browser, f"text.value === {json.dumps(hostile)}"), f"{url}: a link into the open page")
    browser.open(url + marked)
    trial.expect(wait(browser, f"text.value === {json.dumps(hostile)} && !answer.classList.contains('old')"),
                 f"{url}: a link with markup")
    trial.expect(browser.evaluate("document.querySelector('img') === null && document.title === 'presim playground'"),
                 f"{url}: a link is no markup")
    for broken in ("#1.!!!", "#1.AAAA", "#1.", "#2.x", bomb):
        fresh(browser, url + broken)
        trial.expect(wait(browser, answered), f"{url}{broken[:20]}: the first example")
    trial.expect(browser.evaluate("said.textContent.includes('broken')"), f"{url}: what unpacks to too much is broken")


def playground(trial, browser, url):
    began = time.monotonic()
    browser.open(url)
    answered = "document.querySelectorAll('#answer section').length > 1 && !answer.classList.contains('old')"
    trial.expect(wait(browser, answered), f"{url}: answers")
    print(f"playground: the first answer after {time.monotonic() - began:.2f} s", end="")
    has_engine(browser)
    print(f", the engine after {time.monotonic() - began:.2f} s")
    newcomer(trial, browser, url)
    for size in WIDTHS:
        browser.open(url, size)
        wait(browser, answered)
        trial.expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{url}: {size}")
        trial.expect(browser.evaluate(SMALLEST) >= 11.9, f"{url}: {size}: {browser.evaluate(SMALLEST)} points are too small")
        room = browser.evaluate("document.querySelector('.controls input').getBoundingClientRect().width")
        trial.expect(room >= 60, f"{url}: {size}: the slider has {room} points")
    typing(browser, "ios 17\nwindow\n  home: HomeViewController\n  <b>x</b>\n")
    trial.expect(wait(browser, "problems.length > 0 && document.querySelector('#paint .error') !== null"),
                 f"{url}: what is wrong is underlined")
    trial.expect(browser.evaluate("document.querySelector('#paint b, #problems b, #answer b') === null"),
                 f"{url}: no text is markup")
    good = ("scenario \"<img src=x onerror=document.title='x'>\"\nios 17\nwindow\n  home: Home\ncard: Card\n"
            "home.present(card, animated: true)\n")
    typing(browser, good)
    trial.expect(wait(browser, "problems.length === 0 && " + answered), f"{url}: goes on")
    trial.expect(browser.evaluate("document.querySelector('img') === null"), f"{url}: a title is no markup")
    for tab, words in [("why", "home presents card"), ("text", "home presents card"), ("json", "schemaVersion"),
                       ("lint", ""), ("steps", "home presents card")]:
        browser.evaluate(f"find('tab-{tab}').click()")
        found = f"!answer.classList.contains('old') && answer.textContent.includes({json.dumps(words)})"
        trial.expect(wait(browser, found), f"{url}: {tab}")
    browser.evaluate("show(1); document.querySelector('g[data-name=home]').dispatchEvent("
                     "new MouseEvent('click', {bubbles: true}))")
    trial.expect(wait(browser, "find('why').open && find('why').textContent.includes('home')"), f"{url}: why not")
    browser.evaluate("find('why').close(); const asker = answer.querySelector('section:not([hidden]) .ask select');"
                     "asker.value = 'card'; asker.dispatchEvent(new Event('change'))")
    trial.expect(wait(browser, "find('why').open && find('why').textContent.includes('card')"), f"{url}: why not, by keys")
    browser.evaluate("find('why').close()")
    long = "ios 17\nwindow\n  a: A\n" + "".join(f"c{row}: C\n" for row in range(9)) + "".join(
        f"{'c%d' % (row - 1) if row else 'a'}.present(c{row}, animated: true)\n" for row in range(9))
    shown = "told === text.value"
    typing(browser, long)
    wait(browser, shown)
    browser.evaluate("show(9)")
    typing(browser, long + "// a comment\n")
    trial.expect(wait(browser, shown) and browser.evaluate("at") == 9, f"{url}: a correction keeps the step")
    typing(browser, "ios 17\nwindow\n  home: Home\ntop: Card\nnext: Card\nhome.present(top, animated: true)\n"
                    "top.present(next, animated: true)\n")
    trial.expect(wait(browser, shown) and browser.evaluate("at") == 1, f"{url}: another text begins with its first call")
    typing(browser, good)
    wait(browser, shown)
    fixes(trial, browser, url, good)
    header(trial, browser, url, good)
    keys(trial, browser, url)
    half_written(trial, browser, url, good)
    completing(trial, browser, url)
    signatures(trial, browser, url)
    tasks(trial, browser, url)
    tabs(trial, browser, url, good)
    trial.expect(browser.complaints() == [], f"{url}: {browser.complaints()}")
    undoing(trial, browser, url, good)
    progress(trial, browser, url)
    surviving(trial, browser, url, good)
    embedding(trial, browser, url, good)
    bad_input(trial, browser, url)
    fresh(browser, url)
    has_engine(browser)
    typing(browser, good)
    wait(browser, shown)
    browser.evaluate("share()")
    trial.expect(wait(browser, "location.hash.startsWith('#1.')"), f"{url}: a link")
    link = browser.evaluate("location.href")
    trial.expect(browser.complaints() == [], f"{url}: {browser.complaints()}")
    browser.open(link)
    trial.expect(wait(browser, f"text.value === {json.dumps(good)}"), f"{url}: the link there and back")
    links(trial, browser, url, answered)
    typing(browser, "ios 17\nwindow\n  a: A\non a.viewDidAppear { DispatchQueue.main.async { a.view.tag = 1 } }\n" * 1)
    trial.expect(wait(browser, "!answer.classList.contains('old')"), f"{url}: an answer to anything")
    typing(browser, "x" * 300_000)
    trial.expect(wait(browser, "answer.textContent.includes('longer than 256 KB')"), f"{url}: too long a text")
    typing(browser, good)
    wait(browser, answered)
    # A worker that answers nothing is ended after its time.
    browser.evaluate("engine.worker.terminate(); engine.ask('run', text.value).then(r => { window.late = r.failure })")
    trial.expect(wait(browser, "(window.late ?? '').includes('5 seconds')"), f"{url}: what takes too long is stopped")
    typing(browser, good + "\n")
    trial.expect(wait(browser, answered), f"{url}: and the next question answered")


def installed():
    """The program of a Chromium; None where there is none."""
    names = [os.environ.get("PRESIM_BROWSER") or "", "chromium-headless-shell", "chromium", "google-chrome"]
    return next((path for path in map(shutil.which, filter(None, names)) if path), None)


def book(trial, browser, site):
    pages = sorted(site.rglob("*.html"))
    questions = [page for page in pages if page.parent.name == "questions"]
    rules = [page for page in pages if page.parent == site / "rules"]
    others = [page for page in pages if page not in questions + rules and page.name not in ("index.html", "course.html")]
    for page in questions[:4]:
        steps(trial, browser, page.as_uri())
    for page in questions + others[:: max(1, len(others) // 12)]:
        widths(trial, browser, page.as_uri())
    index(trial, browser, (site / "index.html").as_uri())
    slides(trial, browser, (site / "course.html").as_uri())
    for page in [site / "rules" / "index.html"] + rules[:: max(1, len(rules) // 8)]:
        browser.open(page.as_uri(), (360, 740))
        trial.expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{page}: nothing stands out")
        trial.expect(browser.evaluate("document.querySelectorAll('.rule a').length") > 0, f"{page}: leads on")


def main():
    program = installed()
    if not program:
        print("skipped: no browser")
        return 0
    trial, browser = Trial(), Browser(program)
    try:
        for folder in [pathlib.Path(argument).resolve() for argument in sys.argv[1:]]:
            if (folder / "engine.js").exists():
                playground(trial, browser, (folder / "index.html").as_uri())
                hosted(trial, browser, folder)
            else:
                book(trial, browser, folder)
    finally:
        browser.close()
    print(f"{trial.passed} passed, {trial.failed} failed")
    # A folder without a page would be no trial.
    return 1 if trial.failed or not trial.passed else 0


if __name__ == "__main__":
    sys.exit(main())
