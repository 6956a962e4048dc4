"""presim in lldb: what the paused app would do, and who would present.

    presim import --lldb > ~/.presim_lldb.py
    echo 'command script import ~/.presim_lldb.py' >> ~/.lldbinit

    (lldb) presim tree
    (lldb) presim why "detail.present(alert, animated: true)"
    (lldb) presim who
    (lldb) presim scenario crash.presim

It asks the app for _printHierarchy, which is UIKit's own and private, and for what that does not print: flags, requested
styles, delegates. It changes nothing in the app but what reading these properties does, and loads no view. The command
'presim' is taken from PATH, or from the environment variable PRESIM.
"""

import os
import re
import shlex
import subprocess

import lldb

STYLES = {
    0: "fullScreen", 1: "pageSheet", 2: "formSheet", 3: "currentContext", 5: "overFullScreen",
    6: "overCurrentContext", 7: "popover", 8: "blurOverFullScreen",
}
TRANSITIONS = {1: "flipHorizontal", 2: "crossDissolve", 3: "partialCurl"}
DEVICES = {0: "iPhone", 1: "iPad", 2: "TV", 5: "Mac", 6: "Vision"}
NODE = re.compile(r"<[A-Za-z_$][\w.$]*:? ?(0x[0-9a-f]+)>, state: (\w+)")
# One expression for each controller: a stop of the app costs more than what it is asked.
FLAGS = (
    '(id)[NSString stringWithFormat:@"%d %d %d %d %d %d|%@|%@",'
    " (int)(BOOL)[(id){0} definesPresentationContext],"
    " (int)(BOOL)[(id){0} providesPresentationContextTransitionStyle],"
    " (int)(BOOL)[(id){0} isModalInPresentation],"
    " (int)(long)[(id){0} modalPresentationStyle],"
    " (int)(long)[(id){0} modalTransitionStyle],"
    " (int)((id)[(id){0} presentingViewController] == nil ? 0 : (id)[(id){0} parentViewController] == nil),"
    " (id)[(id)[(id){0} transitioningDelegate] class],"
    " (id)((BOOL)[(id){0} respondsToSelector:(SEL)NSSelectorFromString(@\"delegate\")]"
    " ? [(id)[(id){0} performSelector:(SEL)NSSelectorFromString(@\"delegate\")] class] : nil)]"
)


class NoAnswer(Exception):
    """The app does not answer."""


def ask(frame, expression):
    """The description of an object that an expression gives."""
    options = lldb.SBExpressionOptions()
    options.SetLanguage(lldb.eLanguageTypeObjC_plus_plus)
    options.SetIgnoreBreakpoints(True)
    options.SetUnwindOnError(True)
    options.SetTimeoutInMicroSeconds(5000000)
    value = frame.EvaluateExpression(expression, options)
    if not value.IsValid() or value.GetError().Fail():
        reason = value.GetError().GetCString() if value.IsValid() else "no value"
        raise NoAnswer("the app does not answer '%s': %s" % (expression, reason))
    return value.GetObjectDescription() or ""


def flags(frame, address):
    """What _printHierarchy does not print of a controller, as lines that 'presim import' reads."""
    try:
        # A generic class has blanks in its name.
        words = ask(frame, FLAGS.format(address)).split("|")
        numbers = [int(word) for word in words[0].split()]
        transitioning, delegate = words[1:3]
        if len(numbers) != 6:
            raise ValueError(words[0])
    except (NoAnswer, ValueError):
        return ["# %s does not answer: its flags are not known" % address]
    lines = []
    for name, is_set in zip(
        ("definesPresentationContext", "providesPresentationContextTransitionStyle", "isModalInPresentation"), numbers
    ):
        if is_set:
            lines.append("# presim: %s.%s = true" % (address, name))
    # The style of what is presented already stands in the dump.
    if numbers[3] in STYLES and not numbers[5]:
        lines.append("# presim: %s.modalPresentationStyle = .%s" % (address, STYLES[numbers[3]]))
    if numbers[4] in TRANSITIONS and not numbers[5]:
        lines.append("# presim: %s.modalTransitionStyle = .%s" % (address, TRANSITIONS[numbers[4]]))
    for name, word in (("transitioningDelegate", transitioning), ("delegate", delegate)):
        if word not in ("(null)", "nil"):
            lines.append("# presim: %s.%s is %s" % (address, name, word))
    return lines


def hierarchy(debugger):
    """The app's hierarchy with its flags, its version and its device."""
    process = debugger.GetSelectedTarget().GetProcess()
    frame = process.GetSelectedThread().GetSelectedFrame()
    if not frame.IsValid():
        raise NoAnswer("no app is paused: press the pause button, or stop at a breakpoint")
    dump = ask(frame, "(id)[UIViewController _printHierarchy]")
    lines = ["# presim: flags"]
    addresses = [match.group(1) for match in NODE.finditer(dump)]
    for address in dict.fromkeys(addresses):
        lines += flags(frame, address)
    arguments = []
    try:
        version = ask(frame, "(id)[(id)[UIDevice currentDevice] systemVersion]").split(".")[0]
        if version.isdigit() and 8 <= int(version) <= 26:
            arguments += ["--ios", version]
        idiom = ask(frame, '(id)[NSString stringWithFormat:@"%d", (int)(long)[(id)[UIDevice currentDevice] '
                           "userInterfaceIdiom]]")
        if idiom.isdigit() and int(idiom) in DEVICES:
            arguments += ["--device", DEVICES[int(idiom)]]
    except NoAnswer:
        pass
    return "\n".join([dump.rstrip("\n")] + lines) + "\n", arguments


def run(arguments, text=""):
    """What presim prints."""
    presim = os.environ.get("PRESIM", "presim")
    try:
        done = subprocess.run(
            [presim] + arguments, input=text, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True)
    except OSError as error:
        return "presim: %s: %s (set PRESIM to its path)" % (presim, error.strerror)
    return done.stdout.rstrip("\n")


def who(debugger, styles):
    """Who would present, asked of every controller as the app stands: with the flags that are set now."""
    dump, arguments = hierarchy(debugger)
    style = styles[0].lstrip(".") if styles else "automatic"
    calls = ["--call", "newScreen.modalPresentationStyle = .%s" % style]
    lines = []
    for node in NODE.finditer(dump):
        call = "%s.present(newScreen, animated: false)" % node.group(1)
        text = run(["import"] + arguments + calls + ["--call", call, "-"], dump)
        said = [line for line in text.splitlines() if line.startswith("\u2192") or " error: " in line]
        name = node.group(0).split(">")[0].lstrip("<")
        lines.append("%s\n  %s" % (name, said[-1] if said else text))
    return "\n".join(lines)


def answer(debugger, words):
    """The answer to one command."""
    command = words[0] if words else "help"
    if command == "tree":
        return hierarchy(debugger)[0].rstrip("\n")
    if command == "why" and len(words) > 1:
        dump, arguments = hierarchy(debugger)
        for call in words[1:]:
            arguments += ["--call", call]
        return run(["import"] + arguments + ["-"], dump)
    if command == "scenario" and len(words) == 2:
        dump, arguments = hierarchy(debugger)
        with open(os.path.expanduser(words[1]), "w") as file:
            file.write(run(["import"] + arguments + ["-"], dump) + "\n")
        return "wrote %s" % words[1]
    if command == "who":
        return who(debugger, words[1:])
    return "\n".join(
        [
            "presim tree                     the hierarchy, with what _printHierarchy does not print",
            "presim why 'CALL'               what a call would do now",
            "presim who [STYLE]              who would present a new screen, for every controller",
            "presim scenario FILE            writes the hierarchy as a scenario",
        ]
    )


def presim(debugger, command, result, internal_dict):
    """What the paused app would do: presim tree | why 'CALL' | who | scenario FILE."""
    try:
        result.AppendMessage(answer(debugger, shlex.split(command)))
    except (NoAnswer, OSError, ValueError) as error:
        result.SetError(str(error))


def __lldb_init_module(debugger, internal_dict):
    debugger.HandleCommand("command script add -f %s.presim presim" % __name__)
