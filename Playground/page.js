// The playground: a text goes in, the engine's answers come out. It draws nothing and knows nothing of UIKit.
'use strict';

const find = id => document.getElementById(id);
const text = find('text');
const paint = find('paint');
const answer = find('answer');
const said = find('said');

// MARK: The engine, in a worker: one instance a question, so that none remembers another.

const commands = { run: 0, explain: 1, check: 2, format: 3, lint: 4, page: 5 };
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

// Compiled while it is unpacked.
function unpack(base64) {
  const stream = new Blob([bytes(base64)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compileStreaming(new Response(stream, { headers: { 'Content-Type': 'application/wasm' } }));
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
  '(?<word>\\b(?:scenario|ios|rules|device|sizeClass|window|class|on|turn|begin|finish|cancel|expect|no|log|events|rule|nil'
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
  return start + characters(lines[line - 1] ?? '').slice(0, Math.max(0, column - 1)).join('').length;
}

function color() {
  const source = text.value;
  const lines = source.split('\n');
  const marks = new Array(source.length).fill('');
  for (const match of source.matchAll(pattern)) {
    const kind = Object.keys(match.groups).find(name => match.groups[name] !== undefined);
    marks.fill(kind, match.index, match.index + match[0].length);
  }
  for (const problem of [...problems, ...findings]) {
    const start = Math.min(offsets(problem.line, problem.column, lines), Math.max(0, source.length - 1));
    const end = Math.max(start + 1, offsets(problem.endLine, problem.endColumn, lines));
    for (let at = start; at < end && at < source.length; at++) {
      if (source[at] !== '\n') marks[at] = `${marks[at]} ${problem.severity}`.trim();
    }
  }
  const pieces = document.createDocumentFragment();
  for (let at = 0; at < source.length;) {
    let end = at + 1;
    while (end < source.length && marks[end] === marks[at]) end++;
    const piece = document.createElement('span');
    piece.className = marks[at];
    piece.textContent = source.slice(at, end);
    pieces.append(piece);
    at = end;
  }
  pieces.append('\n');
  paint.replaceChildren(pieces);
  scroll();
}

function scroll() {
  paint.scrollTop = text.scrollTop;
  paint.scrollLeft = text.scrollLeft;
}

function button(words, action) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', action);
  return made;
}

function showProblems() {
  find('problems').classList.remove('old');
  const all = [...problems, ...findings];
  find('problems').replaceChildren(...all.slice(0, 8).map(problem => {
    const item = document.createElement('li');
    item.className = problem.severity;
    const notes = (problem.notes ?? []).map(note => ` (${note})`).join('');
    item.append(button(`line ${problem.line}: ${problem.message}${problem.fix ? '' : notes}`, () => {
      const lines = text.value.split('\n');
      text.focus();
      text.setSelectionRange(
        offsets(problem.line, problem.column, lines), offsets(problem.endLine, problem.endColumn, lines));
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

// What has to be replaced in a text to make another of it: all but the beginning and the end that both have. A browser's
// 'insertText' takes time that grows with the square of what is inserted.
function difference(before, after) {
  const least = Math.min(before.length, after.length);
  let [front, back] = [0, 0];
  while (front < least && before[front] === after[front]) front++;
  // Half of a character is no text.
  if (front > 0 && /[\ud800-\udbff]/.test(before[front - 1])) front--;
  while (back < least - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
  if (back > 0 && /[\udc00-\udfff]/.test(before[before.length - back])) back--;
  return { start: front, end: before.length - back, words: after.slice(front, after.length - back) };
}

// Changes the text so that the browser's undo takes it back.
function change(value) {
  if (value === text.value) return;
  const [caret, top] = [text.selectionStart, text.scrollTop];
  const { start, end, words } = difference(text.value, value);
  text.focus();
  text.setSelectionRange(start, end);
  const done = words ? document.execCommand('insertText', false, words) : document.execCommand('delete');
  if (!done || text.value !== value) text.value = value;
  text.setSelectionRange(caret, caret);
  text.scrollTop = top;
  edited();
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
  answer.classList.add('old');
  const [command, options] = questions[tab]();
  const result = await engine.ask(command, source, { options });
  if (number !== asked) return;
  const wrong = result.failure ? { diagnostics: result.failure } : refusal(result.text);
  if (wrong) {
    setProblems(wrong.ranges ?? [], []);
    return end(() => plain(wrong.diagnostics));
  }
  const found = tab === 'lint' ? lintFindings(result.text) : [];
  end(() => {
    if (tab === 'steps') {
      if (isAnother(told, source)) at = null;
      told = source;
      steps(result.text);
    } else if (tab === 'lint') showFindings(found);
    else plain(result.text);
  });
  performance.mark('answered');
  // What else there is to say of the text; lint runs it several times, and the answer does not wait for that.
  const checked = await engine.ask('check', source);
  const linted = tab === 'lint' ? result : await engine.ask('lint', source);
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
  document.querySelector('.controls').hidden = true;
  show();
  answer.classList.remove('old');
}

// What the engine makes: it has escaped every text of the file.
function steps(html) {
  answer.innerHTML = html;
  const sections = answer.querySelectorAll('section');
  document.querySelector('.controls').hidden = sections.length < 2;
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
  const place = [...answer.querySelectorAll('section:not([hidden]) h2 > .number')].pop()?.textContent ?? '';
  const line = Number(/^line (\d+)$/.exec(place)?.[1] ?? 0);
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

// The first reason, right below what comes of the step, with what becomes of the tab bar, and what to write instead.
function because(section) {
  const [heading, words] = ['dl dt', 'dl dd'].map(part => section?.querySelector(part));
  if (!heading || !words || section.querySelector('.because')) return;
  const line = document.createElement('p');
  line.className = 'because';
  const bar = /the tab bar [^.;]*/.exec(section.querySelector('.outcome')?.textContent ?? '')?.[0];
  if (bar) {
    const strong = document.createElement('strong');
    strong.textContent = `${bar[0].toUpperCase()}${bar.slice(1)}. `;
    line.append(strong);
  }
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

function edited() {
  // What was said is said of another text.
  say('');
  find('problems').classList.add('old');
  color();
  showHeader();
  clearTimeout(timer);
  timer = setTimeout(answerTab, 150);
}

// MARK: Links: the text itself, packed, behind '#1.'

async function packed(value) {
  const stream = new Blob([value]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return '#1.' + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(hash) {
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
  if (link.length > 8000) {
    say('The text is too long for a link.');
    return;
  }
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
  if (!found) return 'window\n  home: HomeViewController\n\ncard: CardViewController\nhome.present(card, animated: true)\n';
  return new TextDecoder().decode(bytes(found[1]));
}

async function begin() {
  if (typeof DecompressionStream === 'undefined' || typeof WebAssembly === 'undefined') {
    answer.textContent = 'This browser is too old for the playground: it needs Safari 16.4, Chrome 103 or Firefox 113.';
    return;
  }
  const examples = find('example');
  (window.presimExamples ?? []).forEach(([name], row) => {
    examples.append(new Option(name.replaceAll('-', ' '), row));
  });
  for (const version of [27.3, 27.1, 27, 26]) find('version').append(new Option(version, version));
  for (let version = 18; version >= 8; version--) find('version').append(new Option(version, version));
  text.value = example(0);
  if (location.hash.startsWith('#1.')) {
    try {
      text.value = await unpacked(location.hash);
    } catch {
      say('This link is broken; here is the first example.');
    }
  }
  addEventListener('hashchange', async () => {
    if (!location.hash.startsWith('#1.')) return;
    try {
      const linked = await unpacked(location.hash);
      at = null;
      change(linked);
    } catch {
      say('This link is broken.');
    }
  });
  color();
  showHeader();
  engine = new Engine(await unpack(presimEngine));
  text.addEventListener('input', edited);
  text.addEventListener('scroll', scroll);
  examples.addEventListener('change', () => { at = null; change(example(Number(examples.value))); });
  find('version').addEventListener('change', event => setHeader('ios', event.target.value));
  find('device').addEventListener('change', event => setHeader('device', event.target.value));
  find('share').addEventListener('click', share);
  find('format').addEventListener('click', async () => {
    const result = await engine.ask('format', text.value);
    const found = result.text ? JSON.parse(result.text) : {};
    if (!found.text) return say('Only a text without mistakes can be laid out.');
    if (found.text === text.value) return say('The text is laid out already.');
    change(found.text);
  });
  for (const button of document.querySelectorAll('[role=tab]')) {
    button.addEventListener('click', () => {
      tab = button.id.slice(4);
      for (const other of document.querySelectorAll('[role=tab]')) other.setAttribute('aria-selected', other === button);
      answer.setAttribute('aria-labelledby', button.id);
      answerTab();
    });
  }
  const ways = { first: () => 0, back: () => at - 1, forward: () => at + 1, last: () => Infinity };
  for (const button of document.querySelectorAll('[data-go]')) {
    button.addEventListener('click', () => show(ways[button.dataset.go]()));
  }
  document.querySelector('.controls input').addEventListener('input', event => show(Number(event.target.value)));
  addEventListener('keydown', event => {
    if (tab !== 'steps' || event.target.closest('input, textarea, select, pre, dialog')) return;
    const wanted = { ArrowLeft: at - 1, k: at - 1, ArrowRight: at + 1, j: at + 1, Home: 0, End: Infinity }[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(wanted);
  });
  answer.addEventListener('click', event => {
    const name = event.target.closest('g[data-name]')?.dataset.name;
    if (name && !name.startsWith('<')) whyNot(name);
  });
  answerTab();
}

begin();
