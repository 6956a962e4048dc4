// The playground: a text goes in, the engine's answers come out. It draws nothing and knows nothing of UIKit.
'use strict';

const find = id => document.getElementById(id);
document.body.classList.add('runs');
const text = find('text');
const editor = document.querySelector('.editor');
const paint = find('paint');
const answer = find('answer');
const said = find('said');

// MARK: The engine, in a worker: one instance a question, so that none remembers another.

const commands = { run: 0, explain: 1, check: 2, format: 3, lint: 4, page: 5, draw: 6, compare: 7, complete: 8, hover: 9, task: 10, signature: 11 };
const patience = 5000;
const longest = 256 * 1024;
const longestAnswer = 8 * 1024 * 1024;

const workerText = `
  let engine;
  onmessage = ({ data }) => {
    if (data.engine) { engine = data.engine; return; }
    try {
      const e = new WebAssembly.Instance(engine, {}).exports;
      const request = e.presim_alloc(data.request.length);
      new Uint8Array(e.memory.buffer).set(data.request, request);
      const count = e.presim_ask(request, data.request.length);
      const bytes = new Uint8Array(e.memory.buffer, e.presim_result(), count).slice();
      postMessage({ id: data.id, bytes }, [bytes.buffer]);
    } catch (error) {
      postMessage({ id: data.id, failure: String(error) });
    }
  };`;

function bytes(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const binary = atob(base64);
  const result = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) result[at] = binary.charCodeAt(at);
  return result;
}

// A page that was opened from a file may load a script, and nothing else: the engine packed, as text.
function packedEngine() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'engine.js';
    script.onload = () => resolve(new Response(
      new Blob([bytes(presimEngine)]).stream().pipeThrough(new DecompressionStream('gzip'))));
    script.onerror = () => reject(new Error('engine.js is not there'));
    document.head.append(script);
  });
}

// From a host it is presim.wasm, packed as the host packs it.
async function fetchedEngine() {
  const response = await fetch('presim.wasm');
  if (!response.ok) throw new Error(`presim.wasm: ${response.status}`);
  return response;
}

// The engine, compiled while it comes, with a measure of how far it is.
async function loadEngine() {
  let response;
  try {
    response = await (/^https?:$/.test(location.protocol) ? fetchedEngine() : packedEngine());
  } catch (error) {
    if (location.protocol === 'file:') throw error;
    response = await packedEngine();
  }
  const size = Number(document.body.dataset.engine);
  let done = 0;
  const measured = response.body.pipeThrough(new TransformStream({
    transform(piece, control) {
      done += piece.length;
      if (size) state('The engine is coming …', Math.min(1, done / size));
      control.enqueue(piece);
    },
  }));
  return WebAssembly.compileStreaming(new Response(measured, { headers: { 'Content-Type': 'application/wasm' } }));
}

// One line above the answer: what is coming, or of which text the answer is. Nothing where there is nothing to say.
function state(words, part) {
  const line = find('state');
  line.hidden = !words;
  line.querySelector('span').textContent = words;
  const measure = line.querySelector('progress');
  measure.hidden = part === undefined;
  if (part !== undefined) measure.value = part;
}

class Engine {
  constructor(module) {
    this.module = module;
    this.address = URL.createObjectURL(new Blob([workerText], { type: 'text/javascript' }));
    this.waiting = new Map();
    this.number = 0;
    this.start();
  }

  start() {
    this.worker = new Worker(this.address);
    this.worker.onmessage = ({ data }) => this.take(data.id, data);
    this.worker.postMessage({ engine: this.module });
  }

  take(id, result) {
    const question = this.waiting.get(id);
    if (!question) return;
    clearTimeout(question.timer);
    this.waiting.delete(id);
    if (result.failure) {
      question.resolve({ failure: `This is too much for the engine in a browser (${result.failure}).` });
    } else if (result.bytes.length > longestAnswer) {
      question.resolve({ failure: 'The answer is longer than 8 MB: too long for this page.' });
    } else {
      question.resolve({ text: new TextDecoder().decode(result.bytes) });
    }
  }

  // Answers with {text}, or with {failure}; never throws.
  ask(command, source, { line = 0, versions = '', options = '' } = {}) {
    const bytes = new TextEncoder().encode(source);
    if (bytes.length > longest) return Promise.resolve({ failure: 'The text is longer than 256 KB.' });
    const texts = ['playground.presim', versions, options].map(part => new TextEncoder().encode(part));
    const request = new Uint8Array(5 + texts.reduce((sum, part) => sum + 4 + part.length, 0) + bytes.length);
    const view = new DataView(request.buffer);
    request[0] = commands[command];
    view.setInt32(1, line, true);
    let place = 5;
    for (const part of texts) {
      view.setUint32(place, part.length, true);
      request.set(part, place + 4);
      place += 4 + part.length;
    }
    request.set(bytes, place);
    const id = this.number++;
    return new Promise(resolve => {
      const timer = setTimeout(() => this.stop(), patience);
      this.waiting.set(id, { resolve, timer });
      this.worker.postMessage({ id, request });
    });
  }

  // Ends what takes too long, and begins anew.
  stop() {
    this.worker.terminate();
    for (const question of this.waiting.values()) {
      clearTimeout(question.timer);
      question.resolve({ failure: 'This took longer than 5 seconds and was stopped.' });
    }
    this.waiting.clear();
    this.start();
  }
}

// MARK: The text in colours, with what is wrong underlined.

const pattern = new RegExp([
  '(?<comment>//.*)', '(?<string>"(?:\\\\.|[^"\\\\\\n])*"?)',
  '(?<word>(?<![.\\w])(?:scenario|ios|rules|device|sizeClass|window|class|on|turn|begin|finish|cancel|expect|no|log|events|rule|nil'
    + '|true|false|self|super|given|swift|segue|let|if|else|func|override)\\b)',
  '(?<type>\\b[A-Z][A-Za-z0-9_]*)',
].join('|'), 'g');

// What the text has wrong, and what lint finds in one that has nothing wrong.
let problems = [];
let findings = [];

// Columns count characters as a reader does.
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;
function characters(line) {
  if (!segmenter || /^[\x00-\x7f]*$/.test(line)) return [...line];
  return [...segmenter.segment(line)].map(part => part.segment);
}

function offsets(line, column, lines) {
  let start = 0;
  for (let row = 0; row < line - 1 && row < lines.length; row++) start += lines[row].length + 1;
  return start + column0(lines[line - 1] ?? '', column);
}

// How many code units stand before a column.
function column0(line, column) { return characters(line).slice(0, Math.max(0, column - 1)).join('').length; }

// What the lines looked like that are painted: those that look the same stay.
let painted = [];
// The line of the step that is shown.
let here = 0;

function color() {
  const lines = text.value.split('\n');
  const marks = new Map();
  for (const problem of [...problems, ...findings]) {
    const last = Math.min(problem.endLine, lines.length);
    for (let line = problem.line; line <= last; line++) {
      const from = line === problem.line ? column0(lines[line - 1] ?? '', problem.column) : 0;
      const to = line === problem.endLine ? column0(lines[line - 1] ?? '', problem.endColumn) : Infinity;
      if (!marks.has(line)) marks.set(line, []);
      marks.get(line).push([from, Math.max(to, from + 1), problem.severity, line === problem.line ? problem.message : '']);
    }
  }
  const looks = lines.map((line, row) => JSON.stringify([line, marks.get(row + 1) ?? [], row + 1 === here]));
  const least = Math.min(looks.length, painted.length);
  let [front, back] = [0, 0];
  while (front < least && looks[front] === painted[front]) front++;
  while (back < least - front && looks[looks.length - 1 - back] === painted[painted.length - 1 - back]) back++;
  for (let row = painted.length - back - 1; row >= front; row--) paint.children[row].remove();
  const made = document.createDocumentFragment();
  for (let row = front; row < looks.length - back; row++) {
    made.append(paintedLine(lines[row], marks.get(row + 1) ?? [], row + 1 === here));
  }
  paint.insertBefore(made, paint.children[front] ?? null);
  painted = looks;
  editor.classList.add('painted');
}

function paintedLine(line, marks, isHere) {
  const kinds = new Array(line.length).fill('');
  for (const match of line.matchAll(pattern)) {
    const kind = Object.keys(match.groups).find(name => match.groups[name] !== undefined);
    kinds.fill(kind, match.index, match.index + match[0].length);
  }
  for (const [from, to, severity] of marks) {
    for (let at = Math.min(from, line.length - 1); at >= 0 && at < Math.min(to, line.length); at++) {
      kinds[at] = `${kinds[at]} ${severity}`.trim();
    }
  }
  const made = document.createElement('div');
  made.className = isHere ? 'line here' : 'line';
  for (let at = 0; at < line.length;) {
    let end = at + 1;
    while (end < line.length && kinds[end] === kinds[at]) end++;
    const piece = document.createElement('span');
    piece.className = kinds[at];
    piece.textContent = line.slice(at, end);
    made.append(piece);
    at = end;
  }
  // What is wrong stands behind its line, where that has room.
  const wrong = marks.find(mark => mark[3] && mark[2] !== 'note');
  if (wrong) {
    const says = document.createElement('span');
    says.className = wrong[2] === 'error' ? 'says' : 'says mild';
    says.dataset.says = wrong[3];
    made.append(says);
  }
  return made;
}

// Moves the text until a line is in sight.
function reveal(line) {
  const row = paint.children[line - 1];
  if (!row) return;
  const [top, bottom] = [row.offsetTop - 24, row.offsetTop + row.offsetHeight + 24];
  if (top < editor.scrollTop) editor.scrollTop = top;
  else if (bottom > editor.scrollTop + editor.clientHeight) editor.scrollTop = bottom - editor.clientHeight;
}

function lineOf(offset) { return text.value.slice(0, offset).split('\n').length; }

function button(words, action) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', action);
  return made;
}

function showProblems() {
  find('problems').classList.remove('old');
  // Notes are for the tab of lint: they ask for nothing.
  const all = [...problems, ...findings.filter(finding => finding.severity !== 'note')];
  text.setAttribute('aria-invalid', problems.some(problem => problem.severity === 'error'));
  find('problems').replaceChildren(...all.slice(0, 8).map(problem => {
    const item = document.createElement('li');
    item.className = problem.severity;
    const notes = (problem.notes ?? []).map(note => ` (${note})`).join('');
    item.append(button(`line ${problem.line}: ${problem.message}${problem.fix ? '' : notes}`, () => {
      const lines = text.value.split('\n');
      text.focus();
      text.setSelectionRange(
        offsets(problem.line, problem.column, lines), offsets(problem.endLine, problem.endColumn, lines));
      reveal(problem.line);
    }));
    if (problem.fix) item.append(button(problem.fix.title, () => {
      const { start, end, text: words } = problem.fix;
      change(text.value.slice(0, start) + words + text.value.slice(end));
    }));
    else if (problem.cure) item.append(cureButton(problem));
    return item;
  }));
}

// The fix of a finding, typed by the engine, which keeps it only where it helps.
function cureButton(finding) {
  const made = button('Fix', async event => {
    const before = text.value;
    const result = await engine.ask('lint', before, { options: `--fix ${finding.id}:${finding.line}` });
    if (text.value !== before) return;
    const found = result.text ? JSON.parse(result.text) : {};
    if (!found.fixed?.length) {
      say(result.failure ?? found.diagnostics ?? 'This fix cannot be typed for you: write it by hand.');
      event.target.disabled = true;
      return;
    }
    change(found.text);
    const broken = found.brokenExpectations ?? [];
    say(`${finding.id} is fixed.`
      + (broken.length ? ` What line ${broken.join(' and line ')} expects held before, and does not hold now.` : ''));
  });
  made.title = finding.cure;
  return made;
}

function say(words) { said.textContent = words; }

// MARK: Version and device are lines of the text.

// What the pickers show is what the text says.
function showHeader() {
  const lines = text.value.split('\n');
  for (const [word, picker] of [['ios', find('version')], ['device', find('device')]]) {
    const line = lines.find(line => new RegExp(`^${word}\\b`).test(line)) ?? word;
    const value = line.replace(/\/\/.*/, '').slice(word.length).trim().replace(/^(iPhone|iPhoneMax|iPad) portrait$/, '$1');
    picker.querySelector('.written')?.remove();
    if (![...picker.options].some(option => option.value === value)) {
      const written = new Option(value, value);
      written.className = 'written';
      picker.append(written);
    }
    picker.value = value;
  }
}

function setHeader(word, value) {
  const lines = text.value.split('\n');
  const known = lines.findIndex(line => new RegExp(`^${word}\\b`).test(line));
  if (known >= 0) {
    if (value) lines[known] = `${word} ${value}`;
    else lines.splice(known, 1);
  } else if (value) {
    const title = lines.findIndex(line => /^scenario\b/.test(line));
    const version = lines.findIndex(line => /^ios\b/.test(line));
    const comments = lines.findIndex(line => !line.startsWith('//'));
    const place = version >= 0 ? version + 1 : title >= 0 ? title + 1 : Math.max(0, comments);
    lines.splice(place, 0, `${word} ${value}`);
  }
  change(lines.join('\n'));
}

// MARK: Changes, and their undoing: a browser forgets what it could undo as soon as a page changes a text itself, and its
// own 'insertText' takes time that grows with the square of what is inserted.

// What has to be replaced in a text to make another of it: all but the beginning and the end that both have.
function difference(before, after) {
  const least = Math.min(before.length, after.length);
  let [front, back] = [0, 0];
  while (front < least && before[front] === after[front]) front++;
  // Half of a character is no text.
  if (front > 0 && /[\ud800-\udbff]/.test(before[front - 1])) front--;
  while (back < least - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
  if (back > 0 && /[\udc00-\udfff]/.test(before[before.length - back])) back--;
  return { start: front, removed: before.slice(front, before.length - back), words: after.slice(front, after.length - back) };
}

const changes = { known: '', past: [], future: [] };

// What was typed before the caret: the difference alone does not say which of two equal letters is new.
function typed() {
  const [before, after, caret] = [changes.known, text.value, text.selectionStart];
  const start = caret - (after.length - before.length);
  if (start < 0 || start >= caret || after.slice(0, start) + after.slice(caret) !== before) return null;
  return { start, removed: '', words: after.slice(start, caret) };
}

// Keeps what has been changed; letters that are typed one after the other are one change.
function noteChange(isTyping) {
  if (text.value === changes.known) return;
  const made = { ...(isTyping && typed() || difference(changes.known, text.value)), isTyping, time: Date.now() };
  changes.known = text.value;
  changes.future = [];
  const last = changes.past.at(-1);
  const goesOn = isTyping && last?.isTyping && made.time - last.time < 1000;
  if (goesOn && !made.removed && !last.removed && made.start === last.start + last.words.length && made.words !== '\n') {
    last.words += made.words;
    last.time = made.time;
  } else if (goesOn && !made.words && !last.words && made.start + made.removed.length === last.start) {
    last.removed = made.removed + last.removed;
    last.start = made.start;
    last.time = made.time;
  } else {
    changes.past.push(made);
    if (changes.past.length > 1000) changes.past.shift();
  }
}

function step(from, to, before, after) {
  const made = from.pop();
  if (!made) return;
  to.push(made);
  made.isTyping = false;
  text.setRangeText(made[after], made.start, made.start + made[before].length, 'end');
  changes.known = text.value;
  edited();
  reveal(lineOf(text.selectionStart));
}

function undo() { step(changes.past, changes.future, 'words', 'removed'); }
function redo() { step(changes.future, changes.past, 'removed', 'words'); }

// Makes another text of it by what differs alone; the caret stays where it is in the text.
function change(value) {
  const { start, removed, words } = difference(text.value, value);
  if (!removed && !words) return;
  const top = editor.scrollTop;
  text.setRangeText(words, start, start + removed.length, 'preserve');
  edited();
  editor.scrollTop = top;
}

// Writes at the caret, as if it were typed.
function insert(words, start = text.selectionStart, end = text.selectionEnd) {
  text.setRangeText(words, start, end, 'end');
  edited();
  reveal(lineOf(text.selectionStart));
}

// MARK: Keys of the editor

// What a level of indentation is behind an open brace: as wide as the first in the text; two blanks in an outline.
function indentBehindBrace() {
  const found = /^( *)[^\n]*\{[ \t]*\n( +)\S/m.exec(text.value);
  return ' '.repeat(Math.max(2, (found?.[2].length ?? 0) - (found?.[1].length ?? 0)));
}

function enter() {
  const start = text.selectionStart;
  const line = text.value.slice(text.value.lastIndexOf('\n', start - 1) + 1, start);
  const indent = /^[ \t]*/.exec(line)[0];
  const opens = /\{[^{}"]*$/.test(line);
  const inner = opens ? indent + indentBehindBrace() : /^window\b[^=.(]*$/.test(line) ? '  ' : indent;
  const closes = opens && text.value[text.selectionEnd] === '}';
  insert('\n' + inner + (closes ? '\n' + indent : ''));
  if (closes) {
    const caret = start + 1 + inner.length;
    text.setSelectionRange(caret, caret);
  }
}

// Moves the lines of the selection by a level.
function shift(isBack) {
  const { selectionStart: start, selectionEnd: end, value } = text;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const blanks = /^[ \t]*/.exec(value.slice(from))[0].length;
  // In the middle of a line a tab is two blanks; at its beginning it moves the line.
  if (!isBack && start === end && start > from + blanks) return insert('  ');
  const to = end > start && value[end - 1] === '\n' ? end - 1 : end;
  const lines = value.slice(from, to).split('\n');
  const moved = lines.map(line => isBack ? line.replace(/^(?: {1,2}|\t)/, '') : line ? '  ' + line : line);
  if (!isBack && lines.length === 1 && !lines[0]) moved[0] = '  ';
  const words = moved.join('\n');
  if (words === lines.join('\n')) return;
  text.setRangeText(words, from, to, 'select');
  if (start === end) {
    const caret = Math.max(from, start + moved[0].length - lines[0].length);
    text.setSelectionRange(caret, caret);
  }
  edited();
}

// Escape was pressed: the next Tab leaves the field, as everywhere else.
let leaves = false;

function editorKey(event) {
  if (event.isComposing) return;
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (command && !event.altKey && (key === 'z' || key === 'y')) {
    event.preventDefault();
    return key === 'y' || event.shiftKey ? redo() : undo();
  }
  if (event.ctrlKey && key === ' ') {
    event.preventDefault();
    signature();
    return complete();
  }
  if (command || event.altKey) return;
  if (completionKey(key)) return event.preventDefault();
  if (key === 'Escape') {
    hint.hidden = true;
    leaves = true;
    say('Tab leaves the field now.');
    return;
  }
  if (key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    enter();
  } else if (key === 'Tab' && !leaves) {
    event.preventDefault();
    shift(event.shiftKey);
  }
  if (key !== 'Shift' && key !== 'Tab') leaves = false;
}

// MARK: Completion and hover, in the words of the language server

const list = find('completions');
let offered = null;

// Where a place of the text is on the page.
function place(offset) {
  const line = lineOf(offset);
  const row = paint.children[line - 1];
  let rest = offset - (text.value.lastIndexOf('\n', offset - 1) + 1);
  const box = row.getBoundingClientRect();
  const found = document.createRange();
  for (const piece of row.querySelectorAll('span:not(.says)')) {
    const node = piece.firstChild;
    if (rest <= node.length) {
      found.setStart(node, Math.max(0, rest - 1));
      found.setEnd(node, rest);
      const part = found.getBoundingClientRect();
      return { left: rest > 0 ? part.right : part.left, top: part.top, bottom: part.bottom };
    }
    rest -= node.length;
  }
  return { left: box.left, top: box.top, bottom: box.bottom };
}

// Lays a box below a place, or above it where there is no room.
function lay(box, at) {
  box.hidden = false;
  const { width, height } = box.getBoundingClientRect();
  const top = at.bottom + height + 8 < innerHeight || at.top < height ? at.bottom + 4 : at.top - height - 4;
  box.style.left = `${scrollX + Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  box.style.top = `${scrollY + top}px`;
}

function hideCompletions() {
  offered = null;
  list.hidden = true;
  text.removeAttribute('aria-activedescendant');
}

async function complete() {
  if (!engine) return;
  const [source, caret] = [text.value, text.selectionStart];
  const result = await engine.ask('complete', source, { line: caret });
  if (text.value !== source || text.selectionStart !== caret || document.activeElement !== text) return;
  const found = result.text ? JSON.parse(result.text) : {};
  const word = source.slice(found.start ?? caret, caret).toLowerCase();
  const items = (found.items ?? []).filter(item => item.label.toLowerCase().startsWith(word));
  if (items.length === 0 || (items.length === 1 && items[0].text === source.slice(found.start, found.end))) {
    return hideCompletions();
  }
  offered = { ...found, items: items.slice(0, 60), at: 0, isChosen: false };
  list.replaceChildren(...offered.items.map((item, row) => {
    const made = document.createElement('div');
    made.id = `completion-${row}`;
    made.setAttribute('role', 'option');
    const label = document.createElement('code');
    label.textContent = item.label;
    const detail = document.createElement('span');
    detail.className = 'detail';
    detail.textContent = item.detail;
    made.append(label, detail);
    made.title = item.meaning;
    made.addEventListener('mousedown', event => {
      event.preventDefault();
      offered.at = row;
      take();
    });
    return made;
  }));
  showOffered();
  lay(list, place(offered.start));
}

function showOffered() {
  [...list.querySelectorAll('[role=option]')].forEach((made, row) => {
    made.setAttribute('aria-selected', row === offered.at);
    if (row === offered.at) made.scrollIntoView({ block: 'nearest' });
  });
  text.setAttribute('aria-activedescendant', `completion-${offered.at}`);
}

// Writes what is chosen; the first place to fill in is selected.
function take() {
  const { items, at: row, start, end } = offered;
  hideCompletions();
  const item = items[row];
  const indent = /^[ \t]*/.exec(text.value.slice(text.value.lastIndexOf('\n', start - 1) + 1))[0];
  let words = item.isSnippet ? item.text.replaceAll('\n', '\n' + indent) : item.text;
  let selected = null;
  if (item.isSnippet) {
    words = words.replace(/\$(?:(\d+)|\{(\d+):([^}]*)\})/g, (all, number, named, word, offset) => {
      selected ??= { offset, length: (word ?? '').length };
      return word ?? '';
    });
  }
  insert(words, start, end);
  if (selected) text.setSelectionRange(start + selected.offset, start + selected.offset + selected.length);
  if (words.includes('(')) signature();
}

// Whether a key was for the list.
function completionKey(key) {
  if (!offered) return false;
  const last = offered.items.length - 1;
  const ways = { ArrowDown: offered.at === last ? 0 : offered.at + 1, ArrowUp: offered.at === 0 ? last : offered.at - 1 };
  if (key in ways) {
    [offered.at, offered.isChosen] = [ways[key], true];
    showOffered();
    return true;
  }
  // Enter begins a line unless something was chosen: who writes a name of his own is not corrected.
  if (key === 'Tab' || (key === 'Enter' && offered.isChosen)) {
    take();
    return true;
  }
  if (key === 'Shift') return false;
  const isEscape = key === 'Escape';
  if (isEscape || ['Enter', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) hideCompletions();
  return isEscape;
}

// What the call may mean whose arguments the caret stands in, over its line.
const hint = find('signature');

async function signature() {
  if (!engine) return;
  const [source, caret] = [text.value, text.selectionStart];
  const result = await engine.ask('signature', source, { line: caret });
  if (text.value !== source || text.selectionStart !== caret || document.activeElement !== text) return;
  const found = result.text ? JSON.parse(result.text) : {};
  const shown = found.signatures?.[found.active];
  if (!shown) {
    hint.hidden = true;
    return;
  }
  const code = document.createElement('code');
  const part = shown.parameters[shown.active];
  if (part) {
    const strong = Object.assign(document.createElement('b'), { textContent: shown.label.slice(part.start, part.end) });
    code.append(shown.label.slice(0, part.start), strong, shown.label.slice(part.end));
  } else code.append(shown.label);
  if (found.signatures.length > 1) code.append(`  ${found.active + 1}/${found.signatures.length}`);
  hint.replaceChildren(code);
  hint.hidden = false;
  const at = place(caret);
  const { width, height } = hint.getBoundingClientRect();
  hint.style.left = `${scrollX + Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  // The completions lie below the line.
  hint.style.top = `${scrollY + (at.top > height + 8 ? at.top - height - 4 : at.bottom + 4)}px`;
}

const tip = find('hover');
let resting;

// The offset in the text below the pointer; null where there is none.
function offsetAt(x, y) {
  let start = 0;
  for (const row of paint.children) {
    const box = row.getBoundingClientRect();
    const pieces = [...row.querySelectorAll('span:not(.says)')];
    if (y >= box.top && y < box.bottom) {
      const part = document.createRange();
      for (const piece of pieces) {
        const node = piece.firstChild;
        for (let at = 0; at < node.length; at++) {
          part.setStart(node, at);
          part.setEnd(node, at + 1);
          const letter = part.getBoundingClientRect();
          if (x >= letter.left && x < letter.right && y >= letter.top && y < letter.bottom) return start + at;
        }
        start += node.length;
      }
      return null;
    }
    start += pieces.reduce((sum, piece) => sum + piece.firstChild.length, 0) + 1;
  }
  return null;
}

async function hover(event) {
  const source = text.value;
  const offset = offsetAt(event.clientX, event.clientY);
  if (!engine || offset === null) return;
  const result = await engine.ask('hover', source, { line: offset });
  if (text.value !== source) return;
  const found = result.text ? JSON.parse(result.text) : {};
  if (!found.text) return;
  const code = document.createElement('code');
  code.textContent = found.code;
  tip.replaceChildren(code, ...found.text.map(words => {
    const line = document.createElement('p');
    line.textContent = words;
    return line;
  }));
  lay(tip, place(found.start));
}

// MARK: Answers

let engine;
let tab = 'steps';
let asked = 0;
let timer;
// The step that is shown; null for the first in which something is decided.
let at = null;
// The text whose steps are shown.
let told = '';
// The line of each step of that text; 0 for launch.
let stepLines = [];
// The tab whose answer is shown, and the text that it is of.
let shown = { tab: 'steps', text: null };

// Whether hardly anything of a text is left in the next one: what is corrected keeps its place, what is replaced does not.
function isAnother(before, after) {
  const least = Math.min(before.length, after.length);
  let front = 0;
  while (front < least && before[front] === after[front]) front++;
  let back = 0;
  while (back < least - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
  return (front + back) * 2 < before.length;
}

function plain(value) {
  const pre = document.createElement('pre');
  pre.textContent = value;
  answer.replaceChildren(pre);
}

// As many columns as have room in an element, whose letters are 0.602 as wide as they are high.
function columns(element) {
  const style = getComputedStyle(element);
  const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const letter = 0.602 * parseFloat(getComputedStyle(text).fontSize);
  return Math.max(40, Math.min(100, Math.floor(room / letter) - 1));
}

const questions = {
  steps: () => ['page', ''], lint: () => ['lint', ''], json: () => ['run', '--format json'],
  why: () => ['explain', `--format text --columns ${columns(answer)}`],
  text: () => ['run', `--format text --events --columns ${columns(answer)}`],
  compare: () => ['compare', '', at === null ? 0 : stepLines[at] ?? 0],
};

// What is wrong, where that is the answer: {diagnostics, ranges}; null for any other.
function refusal(words) {
  if (!words.startsWith('{\n  "diagnostics":')) return null;
  try {
    const found = JSON.parse(words);
    return typeof found.diagnostics === 'string' ? found : null;
  } catch {
    return null;
  }
}

async function answerTab() {
  // Until the engine is there the text alone changes.
  if (!engine) return;
  const source = text.value;
  const number = ++asked;
  judge(source);
  const wanted = tab;
  answer.classList.add('old');
  const [command, options, line = 0] = questions[wanted]();
  let result = await engine.ask(command, source, { line, options });
  // A step that presents nothing has nothing to compare: the first that does.
  if (wanted === 'compare' && line && result.text && refusal(result.text)) result = await engine.ask(command, source, { options });
  if (number !== asked) return;
  const wrong = result.failure ? { diagnostics: result.failure } : refusal(result.text);
  if (wrong) {
    setProblems(wrong.ranges ?? [], []);
    // The last answer stays while a word is half written; what is wrong stands at its line.
    if (wrong.ranges?.length && shown.tab === wanted && shown.text !== null) {
      state('This is the answer to the text before it had a mistake.');
      return;
    }
    return end(() => {
      shown = { tab: wanted, text: null };
      plain(wrong.diagnostics);
    });
  }
  const found = wanted === 'lint' ? lintFindings(result.text) : [];
  end(() => {
    shown = { tab: wanted, text: source };
    if (wanted === 'steps') {
      if (isAnother(told, source)) at = null;
      told = source;
      steps(result.text);
    } else if (wanted === 'lint') showFindings(found);
    else if (wanted === 'compare') showStyles(JSON.parse(result.text));
    else plain(result.text);
    linkRules();
  });
  performance.mark('answered');
  // What else there is to say of the text; lint runs it several times, and the answer does not wait for that.
  const checked = await engine.ask('check', source);
  const linted = wanted === 'lint' ? result : await engine.ask('lint', source);
  if (number !== asked) return;
  setProblems(checked.text ? JSON.parse(checked.text).ranges ?? [] : [], linted.text ? toMark(linted.text) : []);
}

// Nobody who tries something writes an expectation first: the tab says so, the editor does not.
function toMark(words) { return lintFindings(words).filter(finding => finding.id !== 'LNT-36'); }

function lintFindings(words) { return (JSON.parse(words).files ?? []).flatMap(file => file.findings ?? []); }

function setProblems(wrong, found) {
  [problems, findings] = [wrong, found];
  color();
  showProblems();
}

function end(show) {
  document.querySelector('.controls').hidden = document.querySelector('.save').hidden = true;
  state('');
  show();
  answer.classList.remove('old');
}

// What the engine makes: it has escaped every text of the file.
function steps(html) {
  answer.innerHTML = html;
  showSteps();
}

function showSteps() {
  const sections = answer.querySelectorAll('section');
  stepLines = [...sections].map(section => {
    const place = [...section.querySelectorAll('h2 > .number')].pop()?.textContent ?? '';
    return Number(/^line (\d+)$/.exec(place)?.[1] ?? 0);
  });
  document.querySelector('.controls').hidden = sections.length < 2;
  document.querySelector('.save').hidden = false;
  document.querySelector('.controls input').max = sections.length - 1;
  const first = [...sections].findIndex(section => section.querySelector('.decision, .fails'));
  show(at ?? (first < 0 ? 1 : first));
}

function show(wanted) {
  const sections = [...answer.querySelectorAll('section')];
  at = Math.max(0, Math.min(sections.length - 1, wanted));
  sections.forEach((section, row) => { section.hidden = row !== at; });
  because(sections[at]);
  askWhyNot(sections[at]);
  document.querySelector('.controls input').value = at;
  document.querySelector('.controls output').textContent = at === 0 ? 'launch' : `${at} / ${sections.length - 1}`;
  for (const button of document.querySelectorAll('[data-go]')) {
    button.disabled = /first|back/.test(button.dataset.go) ? at === 0 : at === sections.length - 1;
  }
  for (const button of document.querySelectorAll('[data-save]')) button.disabled = !stepLines[at];
  here = stepLines[at] ?? 0;
  color();
}

// To a step that was asked for.
function go(wanted) {
  show(wanted);
  if (here) reveal(here);
}

// The IDs of rules lead to their pages, where the site has them.
function linkRules() {
  const folder = document.body.dataset.rules;
  if (!folder) return;
  for (const id of answer.querySelectorAll('.id')) {
    if (id.closest('a')) continue;
    const link = document.createElement('a');
    link.href = `${folder}${id.textContent}.html`;
    id.replaceWith(link);
    link.append(id);
  }
}

// The step's call in every presentation style.
function showStyles(report) {
  const head = document.createElement('p');
  head.append('Line ', String(report.line), ': ', Object.assign(document.createElement('code'), { textContent: report.source }));
  const table = document.createElement('table');
  const columns = ['style', 'presenter', 'becomes', 'leaves the window', 'viewWill\u200bDisappear', 'swipe', 'tab bar'];
  table.append(document.createElement('thead'));
  table.tHead.append(document.createElement('tr'));
  for (const column of columns) {
    table.tHead.rows[0].append(Object.assign(document.createElement('th'), { scope: 'col', textContent: column }));
  }
  const body = table.createTBody();
  const yes = value => value === undefined ? '' : value ? 'yes' : 'no';
  for (const row of report.versions[0]?.rows ?? []) {
    const line = body.insertRow();
    if (row.isInFile) line.className = 'chosen';
    const says = row.exception ? `${row.exception.name}: ${row.exception.text}` : row.console.map(said => said.text ?? said).join(' ');
    const isPresented = row.presenter !== undefined;
    const cells = [
      (row.isInFile ? '▸ ' : '') + '.' + row.style,
      !row.isAvailable ? 'not available' : row.presenter ?? (row.exception ? 'exception' : 'refused'),
      row.adaptedStyle && row.adaptedStyle !== row.style ? '.' + row.adaptedStyle : '',
      isPresented ? row.leaves.join(', ') || 'nothing' : '', yes(row.presenterIsTold), yes(row.swipeCloses),
      row.tabBar ?? '',
    ];
    cells.forEach((words, place) => {
      const cell = line.insertCell();
      cell.textContent = words;
      if (place > 0) cell.dataset.head = columns[place];
    });
    if (!says) continue;
    const told = body.insertRow().insertCell();
    told.colSpan = columns.length;
    told.className = 'told';
    told.textContent = says;
  }
  const note = document.createElement('p');
  note.className = 'note';
  note.textContent = '▸ is the style that the text has.';
  const scroll = document.createElement('div');
  scroll.className = 'scroll';
  scroll.append(table);
  answer.replaceChildren(head, scroll, note);
}

// MARK: Tasks of the course: the engine says whether the text solves the one that it holds.

// What a task asks for is the line by which a text is known to be an answer to it.
const goal = words => words.split('\n').find(line => /^ *\/\/ > /.test(line))?.trim();

// The task that a text is an answer to, as it was set; undefined for any other text.
function taskOf(source) {
  const wanted = goal(source);
  if (!wanted) return undefined;
  return (window.presimExamples ?? []).map((_, row) => example(row)).find(words => goal(words) === wanted);
}

// Tasks that were solved, each by what it asks for: kept in the page's storage, and where that is forbidden as long as the
// page is open.
let solved = new Set();

function readSolved() {
  try {
    const kept = JSON.parse(localStorage.getItem('presim.solved'));
    if (Array.isArray(kept)) solved = new Set([...solved, ...kept]);
  } catch { /* Nothing is kept. */ }
}

function keepSolved(changed) {
  solved = changed;
  try {
    if (!isEmbedded) localStorage.setItem('presim.solved', JSON.stringify([...solved]));
  } catch { /* Nothing is kept. */ }
  markTasks();
}

// The titles of the tasks, with a mark at those that are solved; and how many there are of both.
function markTasks() {
  const tasks = [...find('example').options].filter(option => goal(example(Number(option.value)) ?? ''));
  const done = tasks.filter(option => solved.has(goal(example(Number(option.value)))));
  for (const option of tasks) {
    option.textContent = presimExamples[Number(option.value)][1] + (done.includes(option) ? ' ✓' : '');
  }
  return { done: done.length, all: tasks.length };
}

async function judge(source) {
  const part = find('task');
  const task = taskOf(source);
  if (!task) {
    part.hidden = true;
    return;
  }
  const result = await engine.ask('task', task + '\0' + source);
  if (text.value !== source) return;
  const found = result.text && !refusal(result.text) ? JSON.parse(result.text) : {};
  const line = (words, name = '') => Object.assign(document.createElement('p'), { textContent: words, className: name });
  const told = found.isSolved ? [line('Solved.', 'solved'), ...found.says.map(words => line(`→ ${words}.`))]
    : found.lacks ? [line('Not yet: this line of the task has to stay.'), line(found.lacks, 'line')]
    : [line('Not yet.'), ...(found.open ?? []).flatMap(failure => [
      line(`line ${failure.line}: ${failure.message}`, 'line'), ...(failure.why ? [line(failure.why, 'why')] : []),
    ])];
  if (found.isSolved) {
    readSolved();
    keepSolved(solved.add(goal(source)));
  }
  const { done, all } = markTasks();
  const progress = line(`${done} of ${all} tasks are solved. `, 'progress');
  if (done) progress.append(button('Start over', () => { keepSolved(new Set()); judge(text.value); }));
  part.replaceChildren(line(found.goal ?? goal(source).slice(5), 'goal'), ...told, progress);
  part.hidden = false;
}

// The picture of the step that is shown, as a file.
async function save(kind) {
  const result = await engine.ask('draw', text.value, { line: stepLines[at] });
  if (!result.text || result.text.startsWith('{')) return say(result.failure ?? 'This step has no picture.');
  const svg = new Blob([result.text], { type: 'image/svg+xml' });
  const name = `presim-line-${stepLines[at]}.${kind}`;
  if (kind === 'svg') return download(svg, name);
  const picture = new Image();
  const address = URL.createObjectURL(svg);
  picture.src = address;
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth * 2, picture.naturalHeight * 2];
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    download(await new Promise(resolve => canvas.toBlob(resolve, 'image/png')), name);
  } catch {
    say('This browser makes no PNG of it: save the SVG.');
  } finally {
    URL.revokeObjectURL(address);
  }
}

function download(blob, name) {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(blob);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  say(`${name} is saved.`);
}

function showFindings(found) {
  if (found.length === 0) return plain('Lint finds nothing.');
  answer.replaceChildren(...found.map(finding => {
    const part = document.createElement('div');
    part.className = `finding ${finding.severity}`;
    const head = document.createElement('p');
    head.textContent = `line ${finding.line}: ${finding.message} [${finding.id}]`;
    part.append(head);
    if (finding.cure) {
      const fix = document.createElement('p');
      fix.textContent = `${finding.cure} `;
      fix.append(cureButton(finding));
      part.append(fix);
    }
    return part;
  }));
}

// Why not this one? Asked of the step that is shown.
async function whyNot(name) {
  const line = stepLines[at];
  if (!line) return;
  const dialog = find('why');
  const wide = Math.min(76, columns(document.body) - 4);
  const options = `--not ${name} --format text --columns ${wide}`;
  const result = await engine.ask('explain', text.value, { line, options });
  let words = result.failure ?? result.text;
  if (words.startsWith('{')) words = JSON.parse(words).diagnostics ?? words;
  dialog.querySelector('h2').textContent = `Why not ${name}?`;
  dialog.querySelector('pre').textContent = words;
  dialog.showModal();
}

// The first reason, right below what comes of the step, and what to write instead.
function because(section) {
  const [heading, words] = ['dl dt', 'dl dd'].map(part => section?.querySelector(part));
  if (!heading || !words || section.querySelector('.because')) return;
  const line = document.createElement('p');
  line.className = 'because';
  line.append(`${heading.textContent}: `, ...words.cloneNode(true).childNodes);
  const other = section.querySelector('.instead li');
  if (other) line.append(document.createElement('br'), 'instead, ', ...other.cloneNode(true).childNodes);
  [...section.querySelectorAll('.decision')].pop()?.after(line);
}

// The same for those who use no mouse: the controllers of the step's pictures in a list.
function askWhyNot(section) {
  if (!section || section.querySelector('.ask') || !section.querySelector('.decision')) return;
  // One without a name of its own cannot be asked for.
  const names = new Set([...section.querySelectorAll('g[data-name]')].map(part => part.dataset.name)
    .filter(name => !name.startsWith('<')));
  if (names.size === 0) return;
  const choice = document.createElement('select');
  choice.append(new Option('choose a controller', ''), ...[...names].map(name => new Option(name, name)));
  choice.addEventListener('change', () => {
    if (choice.value) whyNot(choice.value);
    choice.value = '';
  });
  const label = document.createElement('label');
  label.className = 'ask';
  label.append('Why not ', choice);
  section.querySelector('.pictures')?.before(label);
}

// The text has changed; `isTyping` where a hand has typed it.
function edited(isTyping = false) {
  noteChange(isTyping);
  find('undo').disabled = changes.past.length === 0;
  find('redo').disabled = changes.future.length === 0;
  // What was said is said of another text.
  say('');
  tip.hidden = true;
  find('problems').classList.add('old');
  color();
  showHeader();
  clearTimeout(timer);
  timer = setTimeout(answerTab, 150);
  clearTimeout(keeping);
  keeping = setTimeout(keep, 300);
}

// MARK: The text outlives the page: in the page's storage, and where that is forbidden in the address.

let keeping;
const isEmbedded = location.hash.startsWith('#embed');

async function keep() {
  clearTimeout(keeping);
  // What nobody has changed is the page's own.
  if (isEmbedded || changes.past.length + changes.future.length === 0) return;
  const value = text.value;
  const hasLink = location.hash.startsWith('#1.');
  try {
    sessionStorage.setItem('presim.text', value);
    localStorage.setItem('presim.text', value);
    // The address says what somebody has sent, and no longer what stands here.
    if (hasLink && value !== linkedText) history.replaceState(null, '', location.pathname + location.search);
  } catch {
    const hash = await packed(value);
    if (value === text.value && hash.length < longestLink) history.replaceState(null, '', hash);
  }
}

// What was written before: in this tab, or in the last one.
function kept() {
  try {
    return sessionStorage.getItem('presim.text') ?? localStorage.getItem('presim.text');
  } catch {
    return null;
  }
}

// MARK: Links: the text itself, packed, behind '#1.'; '#embed&1.' shows it without the page round it.

const longestLink = 8000;
// The text of the link with which the page was opened.
let linkedText = null;

// The link in the address, '#1.…'; null for none.
function linked() {
  const found = /^#(?:embed&)?([12]\..*)$/.exec(location.hash);
  return found ? '#' + found[1] : null;
}

async function packed(value) {
  const stream = new Blob([value]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return '#1.' + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(hash) {
  if (!hash.startsWith('#1.')) throw new Error('unknown');
  const base64 = hash.slice(3).replaceAll('-', '+').replaceAll('_', '/');
  const reader = new Blob([bytes(base64)]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A small link can hold very much.
    if (length > longest) {
      reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
}

async function share() {
  const hash = await packed(text.value);
  const link = location.href.split('#')[0] + hash;
  if (link.length > longestLink) {
    say('The text is too long for a link.');
    return;
  }
  linkedText = text.value;
  history.replaceState(null, '', hash);
  try {
    await navigator.clipboard.writeText(link);
    say('The link is copied.');
  } catch {
    say('The link is in the address bar.');
  }
}

// MARK: The page

function example(row) {
  const found = window.presimExamples?.[row];
  return found && new TextDecoder().decode(bytes(found[2]));
}

// By subject.
function listExamples() {
  const picker = find('example');
  let group;
  (window.presimExamples ?? []).forEach(([subject, title], row) => {
    if (group?.label !== subject) {
      group = document.createElement('optgroup');
      group.label = subject;
      picker.append(group);
    }
    group.append(new Option(title, row));
  });
  for (const version of [27.3, 27.1, 27, 26]) find('version').append(new Option(version, version));
  for (let version = 18; version >= 8; version--) find('version').append(new Option(version, version));
}

// What the page begins with: the text of a link, what stood here before, or the example whose answer the page came with.
async function firstText() {
  const link = linked();
  if (link) {
    try {
      return linkedText = await unpacked(link);
    } catch {
      say('This link is broken; here is the first example.');
      return null;
    }
  }
  return isEmbedded ? null : kept();
}

// A page in another page: the answer, the text, and a way to the whole.
async function embed() {
  document.body.classList.add('embed');
  const edit = find('edit');
  edit.hidden = false;
  const show = async () => { edit.href = location.href.split('#')[0] + await packed(text.value); };
  text.addEventListener('input', show);
  await show();
}

function chooseTab(button, isFocused) {
  tab = button.id.slice(4);
  for (const other of document.querySelectorAll('[role=tab]')) {
    other.setAttribute('aria-selected', other === button);
    other.tabIndex = other === button ? 0 : -1;
  }
  if (isFocused) button.focus();
  answer.setAttribute('aria-labelledby', button.id);
  answerTab();
}

function listen() {
  text.addEventListener('keydown', editorKey);
  text.addEventListener('input', event => {
    edited(true);
    leaves = false;
    if (event.inputType === 'insertText' && /[\w.]$/.test(event.data ?? '') || offered && event.inputType?.startsWith('delete')) {
      complete();
    } else hideCompletions();
    // It opens where a call does, and goes with the caret until the call is left.
    if (!hint.hidden || event.inputType === 'insertText' && /[(,:]/.test(event.data ?? '')) signature();
  });
  text.addEventListener('beforeinput', event => {
    const way = { historyUndo: undo, historyRedo: redo }[event.inputType];
    if (!way) return;
    event.preventDefault();
    way();
  });
  text.addEventListener('keyup', event => {
    if (!hint.hidden && /^(Arrow|Home|End|Enter|Tab)/.test(event.key)) signature();
  });
  text.addEventListener('blur', () => {
    leaves = false;
    hint.hidden = true;
    hideCompletions();
  });
  text.addEventListener('mousemove', event => {
    clearTimeout(resting);
    tip.hidden = true;
    if (event.buttons === 0) resting = setTimeout(() => hover(event), 400);
  });
  text.addEventListener('mouseleave', () => {
    clearTimeout(resting);
    tip.hidden = true;
  });
  editor.addEventListener('scroll', () => {
    hideCompletions();
    hint.hidden = true;
    tip.hidden = true;
  });
  find('undo').addEventListener('click', undo);
  find('redo').addEventListener('click', redo);
  find('example').addEventListener('change', event => {
    at = null;
    change(example(Number(event.target.value)) ?? text.value);
    editor.scrollTop = 0;
  });
  find('version').addEventListener('change', event => setHeader('ios', event.target.value));
  find('device').addEventListener('change', event => setHeader('device', event.target.value));
  find('share').addEventListener('click', share);
  find('format').addEventListener('click', async () => {
    if (!engine) return;
    const result = await engine.ask('format', text.value);
    const found = result.text ? JSON.parse(result.text) : {};
    if (!found.text) return say('Only a text without mistakes can be laid out.');
    if (found.text === text.value) return say('The text is laid out already.');
    change(found.text);
  });
  const tabs = [...document.querySelectorAll('[role=tab]')];
  tabs.forEach((button, row) => {
    button.addEventListener('click', () => chooseTab(button));
    button.addEventListener('keydown', event => {
      const wanted = { ArrowLeft: row - 1, ArrowRight: row + 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (wanted === undefined) return;
      event.preventDefault();
      chooseTab(tabs[(wanted + tabs.length) % tabs.length], true);
    });
  });
  const ways = { first: () => 0, back: () => at - 1, forward: () => at + 1, last: () => Infinity };
  for (const button of document.querySelectorAll('[data-go]')) {
    button.addEventListener('click', () => go(ways[button.dataset.go]()));
  }
  for (const button of document.querySelectorAll('[data-save]')) {
    button.addEventListener('click', () => engine && save(button.dataset.save));
  }
  document.querySelector('.controls input').addEventListener('input', event => go(Number(event.target.value)));
  addEventListener('keydown', event => {
    if (tab !== 'steps' || event.target.closest('input, textarea, select, pre, dialog, [role=tab]')) return;
    const wanted = { ArrowLeft: at - 1, k: at - 1, ArrowRight: at + 1, j: at + 1, Home: 0, End: Infinity }[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(wanted);
  });
  answer.addEventListener('click', event => {
    const name = event.target.closest('g[data-name]')?.dataset.name;
    if (name && !name.startsWith('<')) whyNot(name);
  });
  addEventListener('hashchange', async () => {
    const link = linked();
    if (!link) return;
    try {
      linkedText = await unpacked(link);
      at = null;
      change(linkedText);
    } catch {
      say('This link is broken.');
    }
  });
  addEventListener('pagehide', keep);
}

async function begin() {
  const ready = text.value;
  listExamples();
  if (!isEmbedded) readSolved();
  markTasks();
  const first = await firstText();
  if (first !== null && first !== ready) {
    text.value = first;
    plain('');
  } else if ('answered' in document.body.dataset) {
    // The answer that the page came with: what there is to do with it does not wait for the engine.
    shown = { tab: 'steps', text: ready };
    told = ready;
    showSteps();
    linkRules();
  }
  changes.known = text.value;
  color();
  showHeader();
  if (isEmbedded) await embed();
  listen();
  if (typeof DecompressionStream === 'undefined' || typeof WebAssembly === 'undefined') {
    state('This browser cannot answer to another text: the playground needs Safari 16.4, Chrome 103 or Firefox 113.');
    return;
  }
  state('The engine is coming …', 0);
  try {
    engine = new Engine(await loadEngine());
  } catch (error) {
    state(`The engine could not be loaded (${error.message}): reload the page to try again.`);
    return;
  }
  state('');
  answerTab();
}

begin();
