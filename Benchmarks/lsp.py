"""Milliseconds of the language server's answers on a file of 500 lines: lsp.py PRESIM.

Each line: what is asked, the median and the longest of 60 answers. A change of the text comes before each, as while
typing, so that every answer costs a parse and a check too. Exit status 1 where a median is over 50 ms, or where the
server has grown by more than 8 MB over 3,000 changes.
"""

import json
import os
import statistics
import subprocess
import sys
import time

LIMIT = 50.0
lines = ['scenario "500 lines"', "ios 17", "", "class Card: UIViewController {", "  var count = 1"]
lines += ["  func go(_ x: UIViewController) { present(x, animated: true) }", "}", "", "window", "  tabs: UITabBarController"]
lines += ["    nav: UINavigationController", "      home: HomeViewController", "    other: OtherViewController", ""]
lines += ["card%d: Card" % row for row in range(20)]
row = 0
while len(lines) < 500:
    card = "card%d" % (row % 20)
    lines += [
        "%s.modalPresentationStyle = .fullScreen" % card, "home.present(%s, animated: true)" % card,
        "expect %s.presentingViewController == tabs" % card, "%s.dismiss(animated: true)" % card,
        "expect home.presentedViewController == nil", "",
    ]
    row += 1
text = "\n".join(lines[:500]) + "\n"
uri = "file:///tmp/benchmark.presim"
file = {"uri": uri}
server = subprocess.Popen([sys.argv[1], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send(message):
    body = json.dumps(dict(message, jsonrpc="2.0")).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def receive():
    length = 0
    while True:
        line = server.stdout.readline().strip()
        if not line:
            return json.loads(server.stdout.read(length))
        length = int(line.split(b":")[1])


def ask(number, method, params):
    send({"id": number, "method": method, "params": params})
    while receive().get("id") != number:
        pass


version = 1


def change(line):
    """One letter more in a comment at the end of a line, or one less."""
    global version
    version += 1
    width = len(lines[line])
    place = {"line": line, "character": width}
    if version % 2 == 0:
        edit = {"range": {"start": place, "end": place}, "text": " "}
    else:
        edit = {"range": {"start": place, "end": {"line": line, "character": width + 1}}, "text": ""}
    send({"method": "textDocument/didChange",
          "params": {"textDocument": {"uri": uri, "version": version}, "contentChanges": [edit]}})


def memory():
    with open("/proc/%d/status" % server.pid) as status:
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1])


ask(0, "initialize", {"capabilities": {}})
send({"method": "textDocument/didOpen",
      "params": {"textDocument": {"uri": uri, "languageId": "presim", "version": 1, "text": text}}})
place = {"textDocument": file, "position": {"line": 250, "character": 6}}
status = 0
for method, params in [
    ("completion", place), ("hover", place), ("definition", place), ("references", dict(place, context={})),
    ("rename", dict(place, newName="renamed")), ("documentSymbol", {"textDocument": file}),
    ("foldingRange", {"textDocument": file}), ("semanticTokens/full", {"textDocument": file}),
    ("formatting", {"textDocument": file}), ("codeLens", {"textDocument": file}),
    ("codeAction", {"textDocument": file, "range": {"start": place["position"], "end": place["position"]},
                    "context": {"diagnostics": []}}),
]:
    took = []
    for number in range(60):
        change(400)
        begin = time.perf_counter()
        ask(number, "textDocument/" + method, params)
        took.append(1000 * (time.perf_counter() - begin))
    median = statistics.median(took)
    print("%-58s %.1f ms, longest %.1f ms (limit: %d)" % ("500 lines: a letter, then " + method, median, max(took), LIMIT))
    if median > LIMIT:
        status = 1
if os.path.exists("/proc/%d/status" % server.pid):
    sizes = []
    for number in range(4000):
        change(400)
        ask(number, "textDocument/foldingRange", {"textDocument": file})
        if number == 1000:
            sizes.append(memory())
    sizes.append(memory())
    print("%-58s %d kB (limit: 8192)" % ("3,000 letters: growth", sizes[1] - sizes[0]))
    if sizes[1] - sizes[0] > 8192:
        status = 1
ask(1, "shutdown", {})
send({"method": "exit"})
if server.wait() != 0:
    status = 1
sys.exit(status)
