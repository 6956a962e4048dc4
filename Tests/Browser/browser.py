#!/usr/bin/env python3
"""Opens pages of `presim draw` in a headless Chromium and tries them as a reader does.

Usage: browser.py FOLDER...: one that `presim draw Scenarios -o FOLDER/` has made, or `Playground/build`. Nothing but the
standard library is needed; without a Chromium ($PRESIM_BROWSER, or one on the PATH) it says so and passes.
"""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

WIDTHS = [(360, 780), (768, 1024), (1280, 800)]


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

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def shot(self, path):
        picture = self.send("Page.captureScreenshot")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(picture))

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


def widths(trial, browser, url):
    # Dark pages are laid out as light ones are: one of them shows that they load and ask for nothing.
    for size, dark in [(size, False) for size in WIDTHS] + [(WIDTHS[-1], True)]:
        browser.open(url, size, dark)
        place = f"{url} at {size[0]}, {'dark' if dark else 'light'}"
        trial.expect(
            browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{place}: nothing stands out")
        smallest = browser.evaluate(SMALLEST)
        trial.expect(smallest >= 11.9, f"{place}: {smallest} points are too small")
        trial.expect(browser.complaints() == [], f"{place}: {browser.complaints()}")
        room = browser.evaluate("document.querySelector('.controls input').getBoundingClientRect().width")
        trial.expect(room >= 60, f"{place}: the slider has {room} points")
    # No other step has smaller words: what is wider than a phone moves under the finger.
    browser.open(url, WIDTHS[0])
    for step in range(2, browser.evaluate("document.querySelectorAll('section[id^=\"step-\"]').length")):
        browser.press("ArrowRight")
        smallest = browser.evaluate(SMALLEST)
        trial.expect(smallest >= 11.9, f"{url}, step {step}: {smallest} points")


def index(trial, browser, url):
    browser.open(url, WIDTHS[0])
    count = "[...document.querySelectorAll('.subjects li')].filter(e => e.offsetHeight > 0).length"
    everything = browser.evaluate(count)
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
    browser.evaluate("document.execCommand('undo')")
    trial.expect(browser.evaluate("text.value") == finding, f"{url}: undo takes the fix back")
    # Another version inserts what differs alone: a browser needs a minute to insert a long text as a whole.
    long = "// 🚪\nios 17\n" + good.split("\n", 1)[1] + "\n// nothing" * 3000 + "\n"
    typing(browser, long)
    browser.evaluate("{ window.inserted = 0; const insert = document.execCommand.bind(document);"
                     " document.execCommand = (name, ui, words) =>"
                     " (window.inserted += (words ?? '').length, insert(name, ui, words)) }")
    browser.evaluate("{ version.value = '18'; version.dispatchEvent(new Event('change')) }")
    changed = long.replace("ios 17", "ios 18", 1)
    trial.expect(browser.evaluate("text.value") == changed, f"{url}: the picker writes the version")
    trial.expect(browser.evaluate("inserted") < 20, f"{url}: the picker inserts the version alone")
    browser.evaluate("document.execCommand('undo')")
    trial.expect(browser.evaluate("text.value") == long, f"{url}: undo takes the version back")
    browser.evaluate("delete document.execCommand")
    typing(browser, good)
    wait(browser, "!answer.classList.contains('old')")


def newcomer(trial, browser, url):
    """Who opens the page sees who presents, why, and what to do: without a click."""
    shown = browser.evaluate("answer.querySelector('section:not([hidden])').textContent")
    for words in ("tabs presents place for map", "Why", "Instead", "map.definesPresentationContext = true"):
        trial.expect(words in shown, f"{url}: the first answer has '{words}'")
    because = browser.evaluate("answer.querySelector('section:not([hidden]) .because').textContent")
    for words in ("The tab bar is covered.", "why tabs", "instead, to keep the tab bar: map.definesPresentationContext"):
        trial.expect(words in because, f"{url}: the first reason has '{words}': {because}")
    for part in (".decision", ".because"):
        seen = f"answer.querySelector('section:not([hidden]) {part}').getBoundingClientRect().bottom < innerHeight"
        trial.expect(browser.evaluate(seen), f"{url}: {part} is in sight")


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
    browser.evaluate(choose.format("example", "1"))
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
        browser.open(url + broken)
        trial.expect(wait(browser, answered), f"{url}{broken[:20]}: the first example")
    trial.expect(browser.evaluate("said.textContent.includes('broken')"), f"{url}: what unpacks to too much is broken")


def playground(trial, browser, url):
    began = time.monotonic()
    browser.open(url)
    answered = "document.querySelectorAll('#answer section').length > 1 && !answer.classList.contains('old')"
    trial.expect(wait(browser, answered), f"{url}: answers")
    print(f"playground: the first answer after {time.monotonic() - began:.2f} s")
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
    others = [page for page in pages if page not in questions and page.name != "index.html"]
    for page in questions[:4]:
        steps(trial, browser, page.as_uri())
    for page in questions + others[:: max(1, len(others) // 12)]:
        widths(trial, browser, page.as_uri())
    index(trial, browser, (site / "index.html").as_uri())


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
            else:
                book(trial, browser, folder)
    finally:
        browser.close()
    print(f"{trial.passed} passed, {trial.failed} failed")
    # A folder without a page would be no trial.
    return 1 if trial.failed or not trial.passed else 0


if __name__ == "__main__":
    sys.exit(main())
