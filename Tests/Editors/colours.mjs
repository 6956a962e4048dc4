// Reads scenarios with the tree-sitter grammar and asks `presim lsp` what each token is: node colours.mjs PRESIM <files
// Comments, strings, numbers and words have to be the same ones; a name has to be a name. It says how many files it has read.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server } from './server.mjs';
import { Grammar, Query } from './treesitter.mjs';

const editors = join(dirname(fileURLToPath(import.meta.url)), '../../Documentation/Editors');
const grammar = new Grammar(join(editors, 'tree-sitter/grammar.js'));
const [highlights, folds, outline] = ['highlights', 'folds', 'outline'].map(name =>
  new Query(grammar, readFileSync(join(editors, `tree-sitter/queries/${name}.scm`), 'utf8')));
const faults = [];

// MARK: The words are those of presim's own tables, of which the TextMate grammar is made.

const known = new Set(grammar.terminals.filter(terminal => terminal.text).map(terminal => terminal.text));
const textMate = JSON.parse(readFileSync(join(editors, 'presim.tmLanguage.json'), 'utf8'));
for (const { name, match } of textMate.patterns) {
  if (!/^(?:keyword|constant\.language)/.test(name)) continue;
  for (const word of /\(\?:([\w|]+)\)/.exec(match)[1].split('|')) if (!known.has(word)) faults.push(`the grammar lacks the word '${word}'`);
}

// MARK: What a file has

// The lines of expected blocks: no tokens of the language stand there.
function expectedLines(lines) {
  const found = new Set();
  let indent = -1;
  lines.forEach((line, row) => {
    const own = /^ */.exec(line)[0].length;
    if (indent >= 0 && own > indent && line.trim()) found.add(row);
    else if (line.trim()) indent = /^\s*(?:\} )?expect (?:hierarchy|events)\b/.test(line) ? own : -1;
    if (/\bexpect no event /.test(line)) found.add(row);
  });
  return found;
}

// Nodes by where they begin: what has children counts for what its first token is not.
function nodes(tree) {
  const found = new Map();
  const walk = (node, isText) => {
    const kind = node.type === 'raw_string' ? 'string' : node.type;
    if (kind === 'string' || (!node.children.length && !isText)) {
      const isWord = !node.isNamed && /^[a-z]+$/i.test(kind);
      found.set(node.start, { ...node, kind: isWord ? 'keyword' : kind });
    }
    for (const child of node.children) walk(child, kind === 'string' && child.type !== 'interpolation');
  };
  walk(tree, false);
  for (const comment of tree.comments) found.set(comment.start, { ...comment, kind: 'comment' });
  return found;
}

const exact = new Set(['comment', 'string', 'number', 'keyword']);
// Words that presim keeps for itself wherever they stand, and that are names in the grammar where no line of theirs begins.
const kept = new Set([
  'begin', 'cancel', 'completion', 'device', 'expect', 'finish', 'ios', 'on', 'open', 'presentation', 'rules', 'scenario',
  'segue', 'sizeClass', 'transition', 'turn', 'window',
]);
const beginsLine = (text, start, end) => /(?:^|[\n{;])\s*$/.test(text.slice(Math.max(0, start - 80), start)) && /^ +[\w"{]/.test(text.slice(end));
const names = new Set(['identifier', 'type', 'member', 'implicit_member', 'printed', 'quoted']);

function compare(path, text, tokens, tree) {
  const lines = text.split('\n');
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1) + line.length + 1);
  const expected = expectedLines(lines);
  const rowOf = offset => { let row = lines.length - 1; while (starts[row] > offset) row--; return row; };
  const fault = (start, words) => faults.push(`${path}:${rowOf(start) + 1}:${start - starts[rowOf(start)] + 1}: ${words}`);
  const found = nodes(tree);
  const seen = new Set();
  // A string or a comment of several lines is a token a line for the server, and so is what follows a value in a string.
  const covers = (start, kind) => [...found.values()].find(node => node.kind === kind && node.start < start && node.end > start);
  for (const { start, end, kind } of tokens) {
    const word = text.slice(start, end);
    // A member has its point, and a directive its sign.
    const node = found.get(start) ?? found.get(start - 1);
    seen.add(node?.start);
    if (!exact.has(kind)) {
      const isName = names.has(node?.kind) || covers(start, 'printed') || word === 'window' || covers(start, 'string');
      if (/variable|parameter/.test(kind) && node?.kind === 'implicit_member') fault(start, `'${word}' is a variable`);
      if (!isName) fault(start, `'${word}' is a name (${kind}), not '${node?.kind}'`);
      if (kind === 'enumMember' && node?.kind === 'member' && /[\s(,:=]/.test(text[start - 2] ?? ' ')) fault(start, `'${word}' is a case`);
    } else if (kind === 'keyword') {
      const isWord = node?.kind === 'keyword' && node.start === start || node?.kind === 'directive'
        || node?.kind === 'identifier' && kept.has(word) && !beginsLine(text, start, end);
      if (!isWord) fault(start, `'${word}' is a word, not '${node?.kind}'`);
    } else if (kind === 'string') {
      if (node?.kind !== 'string' && !covers(start, 'string')) fault(start, `${word} is a string, not '${node?.kind}'`);
    } else if (node?.kind !== kind && !(kind === 'comment' && covers(start, kind))) {
      fault(start, `'${word}' is a ${kind}, not '${node?.kind}'`);
    } else if (kind === 'number' && node.end !== end) {
      fault(start, `'${word}' is a number, not '${text.slice(start, node.end)}'`);
    }
  }
  for (const { start, end, kind } of found.values()) {
    if (kind === 'implicit_member' && text[start - 1] === '.') fault(start, `'${text.slice(start, end)}' is the end of a range`);
    if (exact.has(kind) && !seen.has(start) && !expected.has(rowOf(start))) fault(start, `'${text.slice(start, end)}' is no ${kind}`);
  }
}

const presim = process.argv[2];
const files = readFileSync(0, 'utf8').split('\n').filter(Boolean);
const server = new Server(presim);
await server.start();
let count = 0;
for (const path of files) {
  const { text, tokens } = await server.tokens(path);
  let tree;
  try {
    tree = grammar.parse(text);
  } catch (error) {
    faults.push(`${path}: ${error.message}`);
    continue;
  }
  compare(path, text, tokens, tree);
  // A colour does not depend on which of two patterns an editor takes.
  for (const [node, captures] of highlights.captures(tree)) {
    if (captures.size > 1) faults.push(`${path}: '${text.slice(node.start, node.end)}' has ${[...captures].join(' and ')}`);
  }
  folds.captures(tree);
  outline.captures(tree);
  count += tokens.length;
}
await server.stop();
for (const query of [highlights, folds, outline]) {
  for (const pattern of query.unused()) faults.push(`no file has what a query looks for: ${pattern}`);
}
// The words that a query colours are all that there are.
for (const word of known) if (/^[a-z]+$/i.test(word) && !highlights.words.has(word)) faults.push(`no query colours '${word}'`);
for (const fault of faults.slice(0, 50)) console.log(fault);
console.log(`${files.length} files, ${count} tokens, ${faults.length} of them otherwise in the tree-sitter grammar`);
process.exit(faults.length || !count ? 1 : 0);
