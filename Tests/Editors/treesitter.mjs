// As much of tree-sitter as its grammar of presim needs: a grammar.js is read, a table is made of it as
// `tree-sitter generate` makes one, and texts are read with that. What tree-sitter would refuse is an error here too: rules
// that match nothing, and conflicts that no precedence settles. It does not mend: what does not fit ends the reading.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// MARK: grammar.js

const rule = value => value instanceof RegExp || Object.prototype.toString.call(value) === '[object RegExp]'
  ? { type: 'pattern', value: value.source } : typeof value === 'string' ? { type: 'string', value } : value;
const list = (type, parts) => ({ type, parts: parts.map(rule) });
const blank = { type: 'seq', parts: [] };
const withPrecedence = (value, part) => ({ type: 'prec', value, part: rule(part) });

function evaluate(path) {
  const symbols = new Proxy({}, { get: (_, name) => ({ type: 'symbol', name }) });
  const token = part => ({ type: 'token', part: rule(part) });
  token.immediate = part => ({ type: 'token', isImmediate: true, part: rule(part) });
  const module = { exports: {} };
  vm.runInNewContext(readFileSync(path, 'utf8'), {
    module, token, prec: withPrecedence,
    seq: (...parts) => list('seq', parts), choice: (...parts) => list('choice', parts),
    optional: part => list('choice', [part, blank]), repeat1: part => ({ type: 'repeat', part: rule(part) }),
    repeat: part => list('choice', [{ type: 'repeat', part: rule(part) }, blank]),
    field: (name, part) => ({ type: 'field', name, part: rule(part) }),
    alias: (part, to) => ({ type: 'alias', part: rule(part), name: typeof to === 'string' ? to : to.name, isNamed: typeof to !== 'string' }),
    grammar: ({ name, word, extras, rules }) => ({
      name, word: word?.(symbols).name, extras: extras(symbols).map(rule),
      rules: Object.fromEntries(Object.entries(rules).map(([name, make]) => [name, rule(make(symbols))])),
    }),
  }, { filename: path });
  return module.exports;
}

// MARK: Tokens and productions

export class Grammar {
  constructor(path) {
    const { rules, extras, word } = evaluate(path);
    this.terminals = [];
    this.byText = new Map();
    this.productions = [];
    this.named = new Map();
    this.extras = [];
    // A rule that is one token has the token's place among the others: of two that fit, the first counts.
    for (const [name, part] of Object.entries(rules)) if (this.isToken(part)) this.named.set(name, this.terminal(part, name));
    this.blanks = extras.filter(part => part.type === 'pattern').map(part => new RegExp(part.value, 'uy'));
    for (const part of extras) if (part.type === 'symbol') this.extras.push(this.named.get(part.name));
    this.word = word && this.terminals[this.named.get(word)].pattern;
    this.nonterminals = new Map();
    const waiting = Object.entries(rules).filter(([name]) => !this.named.has(name));
    for (const [name] of waiting) this.nonterminals.set(name, { name, productions: [] });
    for (const [name, part] of waiting) {
      for (const steps of this.expand(part, { precedence: 0 })) this.add(name, steps);
    }
    for (const { name, productions } of this.nonterminals.values()) {
      if (name !== 'source_file' && productions.some(at => this.productions[at].steps.length === 0)) {
        throw new Error(`the rule '${name}' matches the empty text`);
      }
      if (!productions.length) throw new Error(`the rule '${name}' has nothing`);
    }
    this.end = this.terminals.length;
    this.build();
  }

  isToken(part) { return part.type === 'pattern' || part.type === 'string' || part.type === 'token'; }

  terminal(part, name) {
    const key = JSON.stringify(part);
    if (this.byText.has(key)) return this.byText.get(key);
    let [inner, precedence, isImmediate] = [part, 0, false];
    while (inner.type === 'token' || inner.type === 'prec') {
      if (inner.type === 'prec') precedence = inner.value;
      isImmediate ||= !!inner.isImmediate;
      inner = inner.part;
    }
    const source = piece => piece.type === 'string' ? piece.value.replace(/[^\w]/g, letter => `\\u{${letter.charCodeAt(0).toString(16)}}`)
      : piece.type === 'pattern' ? `(?:${piece.value})`
      : piece.type === 'choice' ? `(?:${piece.parts.map(source).join('|')})` : piece.parts.map(source).join('');
    this.terminals.push({
      name: name ?? inner.value, isNamed: name !== undefined, precedence, isImmediate,
      implicit: (inner.type === 'string' ? 2 : 0) + (isImmediate ? 1 : 0),
      text: inner.type === 'string' ? inner.value : null, pattern: new RegExp(source(inner), 'uy'),
    });
    this.byText.set(key, this.terminals.length - 1);
    return this.terminals.length - 1;
  }

  symbol(name) {
    if (this.named.has(name)) return this.named.get(name);
    if (!this.nonterminals.has(name)) throw new Error(`there is no rule '${name}'`);
    return name;
  }

  add(name, steps) {
    const at = this.productions.length;
    this.productions.push({ name, steps, precedence: steps.precedence ?? 0 });
    this.nonterminals.get(name).productions.push(at);
  }

  // Every sequence of steps that a rule may be.
  expand(part, context) {
    const step = symbol => [Object.assign([{ symbol, field: context.field, alias: context.alias }], { precedence: context.precedence })];
    switch (part.type) {
      case 'symbol': return step(this.symbol(part.name));
      case 'pattern': case 'string': case 'token': return step(this.terminal(part));
      case 'choice': return part.parts.flatMap(inner => this.expand(inner, context));
      case 'seq': {
        let found = [Object.assign([], { precedence: context.precedence })];
        for (const inner of part.parts) {
          const tails = this.expand(inner, context);
          found = found.flatMap(head => tails.map(tail => Object.assign([...head, ...tail], { precedence: context.precedence })));
        }
        return found;
      }
      case 'prec': return this.expand(part.part, { ...context, precedence: part.value });
      case 'field': return this.expand(part.part, { ...context, field: part.name });
      case 'alias': return this.expand(part.part, { ...context, alias: { name: part.name, isNamed: part.isNamed } });
      case 'repeat': {
        const name = '_repeat ' + JSON.stringify(part.part);
        if (!this.nonterminals.has(name)) {
          this.nonterminals.set(name, { name, productions: [] });
          for (const steps of this.expand(part.part, { precedence: 0 })) {
            this.add(name, steps);
            this.add(name, [{ symbol: name }, ...steps]);
          }
        }
        return step(name);
      }
    }
    throw new Error(`'${part.type}' is not known here`);
  }

  // MARK: The table: LR(1) with states of one core as one. What has no conflict here has none in tree-sitter.

  build() {
    const first = new Map();
    for (const name of this.nonterminals.keys()) first.set(name, new Set());
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const { name, steps } of this.productions) {
        const found = first.get(name);
        const symbol = steps[0]?.symbol;
        for (const terminal of typeof symbol === 'number' ? [symbol] : first.get(symbol) ?? []) {
          if (!found.has(terminal)) { found.add(terminal); isNew = true; }
        }
      }
    }
    // An item is a production and a place in it; lookaheads are kept beside, as bits.
    const bits = set => { let value = 0n; for (const bit of set) value |= 1n << BigInt(bit); return value; };
    this.first = first;
    const firstBits = new Map([...first].map(([name, set]) => [name, bits(set)]));
    const closure = kernel => {
      const items = new Map(kernel);
      const waiting = [...items.keys()];
      while (waiting.length) {
        const key = waiting.pop();
        const { steps } = this.productions[key >> 8];
        const place = key & 255;
        const symbol = steps[place]?.symbol;
        if (typeof symbol !== 'string') continue;
        const next = steps[place + 1]?.symbol;
        const ahead = next === undefined ? items.get(key) : typeof next === 'number' ? 1n << BigInt(next) : firstBits.get(next);
        for (const production of this.nonterminals.get(symbol).productions) {
          const known = items.get(production << 8);
          const all = (known ?? 0n) | ahead;
          if (known === all) continue;
          items.set(production << 8, all);
          waiting.push(production << 8);
        }
      }
      return items;
    };
    this.productions.push({ name: '', steps: [{ symbol: 'source_file' }], precedence: 0 });
    const start = (this.productions.length - 1) << 8;
    this.states = [];
    const numbers = new Map();
    const waiting = [];
    const reach = kernel => {
      const name = [...kernel.keys()].sort((a, b) => a - b).join();
      let at = numbers.get(name);
      if (at === undefined) {
        at = this.states.length;
        numbers.set(name, at);
        this.states.push({ kernel: new Map(kernel), next: new Map() });
        waiting.push(at);
      } else {
        const known = this.states[at].kernel;
        let isNew = false;
        for (const [key, ahead] of kernel) {
          if ((known.get(key) | ahead) !== known.get(key)) { known.set(key, known.get(key) | ahead); isNew = true; }
        }
        if (isNew && !waiting.includes(at)) waiting.push(at);
      }
      return at;
    };
    reach(new Map([[start, 1n << BigInt(this.end)]]));
    while (waiting.length) {
      const state = this.states[waiting.shift()];
      const kernels = new Map();
      for (const [key, ahead] of closure(state.kernel)) {
        const symbol = this.productions[key >> 8].steps[key & 255]?.symbol;
        if (symbol === undefined) continue;
        if (!kernels.has(symbol)) kernels.set(symbol, new Map());
        kernels.get(symbol).set(key + 1, ahead);
      }
      for (const [symbol, kernel] of kernels) state.next.set(symbol, reach(kernel));
    }
    this.conflicts = new Set();
    for (const state of this.states) this.decide(state, closure(state.kernel));
    if (this.conflicts.size) throw new Error('conflicts:\n' + [...this.conflicts].join('\n'));
  }

  // What a state does at each token: it goes on, or reduces a production; of two that fit the higher precedence counts. To go on
  // has those of all productions that are begun and may go on with the token.
  decide(state, items) {
    state.actions = new Map();
    const begun = new Map();
    for (const key of items.keys()) {
      const { steps, precedence } = this.productions[key >> 8];
      const symbol = steps[key & 255]?.symbol;
      if (typeof symbol === 'number') state.actions.set(symbol, { shift: state.next.get(symbol) });
      if (symbol === undefined || (key & 255) === 0) continue;
      for (const terminal of typeof symbol === 'number' ? [symbol] : this.first.get(symbol)) {
        begun.set(terminal, [...begun.get(terminal) ?? [], precedence]);
      }
    }
    const show = production => `${production.name.slice(0, 40)} → ${production.steps.map(step => typeof step.symbol === 'number'
      ? this.terminals[step.symbol].name : step.symbol.slice(0, 40)).join(' ')}`;
    for (const [key, ahead] of items) {
      const production = this.productions[key >> 8];
      if ((key & 255) < production.steps.length) continue;
      for (let terminal = 0; terminal <= this.end; terminal++) {
        if (!(ahead >> BigInt(terminal) & 1n)) continue;
        const known = state.actions.get(terminal);
        const others = !known ? [] : known.reduce ? [known.reduce.precedence] : begun.get(terminal) ?? [];
        const isMore = others.some(value => value > production.precedence);
        const isLess = others.some(value => value < production.precedence);
        if (known && isMore === isLess) {
          this.conflicts.add(`${show(production)}, or ${known.reduce ? show(known.reduce) : 'more'}, before '${this.terminals[terminal]?.name}'`);
        }
        if (!known || isLess) state.actions.set(terminal, { reduce: production });
      }
    }
  }

  // MARK: Reading

  // The token at a place of the text that fits a state: {terminal, start, end}; null for none.
  lex(text, place, actions) {
    const found = (terminal, at, isBehindBlank) => {
      const { pattern, isImmediate, text: word } = this.terminals[terminal];
      if (isImmediate && isBehindBlank) return -1;
      pattern.lastIndex = at;
      const length = pattern.exec(text)?.[0].length ?? 0;
      if (length && word && this.word) {
        this.word.lastIndex = at;
        const whole = this.word.exec(text)?.[0].length ?? 0;
        // A word of the language is a whole word.
        if (whole > length) return -1;
      }
      return length || -1;
    };
    for (let start = place; ;) {
      let best = null;
      for (const terminal of [...actions.keys(), ...this.extras]) {
        if (terminal === this.end) continue;
        const length = found(terminal, start, start > place);
        if (length < 0) continue;
        const { precedence, implicit } = this.terminals[terminal];
        const rank = [precedence, length, implicit, -terminal];
        const row = best ? rank.findIndex((value, row) => value !== best.rank[row]) : 0;
        if (!best || row >= 0 && rank[row] > best.rank[row]) best = { terminal, start, end: start + length, rank };
      }
      if (best) return best;
      if (start === text.length) return { terminal: this.end, start, end: start };
      const blank = this.blanks.map(pattern => { pattern.lastIndex = start; return pattern.exec(text)?.[0].length ?? 0; });
      if (!Math.max(...blank)) return null;
      start += Math.max(...blank);
    }
  }

  // The tree of a text: nodes {type, isNamed, field, start, end, children}; what does not fit is thrown.
  parse(text) {
    const stack = [{ state: 0 }];
    const comments = [];
    let place = 0;
    let token = null;
    for (;;) {
      const state = this.states[stack.at(-1).state];
      // A token is read again where the state has changed: which ones there are depends on it.
      token = this.lex(text, place, state.actions);
      if (token && this.extras.includes(token.terminal)) {
        comments.push({ type: this.terminals[token.terminal].name, isNamed: true, start: token.start, end: token.end, children: [] });
        place = token.end;
        continue;
      }
      const action = token && state.actions.get(token.terminal);
      if (!action) {
        if (token?.terminal === this.end && stack.length === 2 && stack[1].name === 'source_file') break;
        const line = text.slice(0, place).split('\n').length;
        throw Object.assign(new Error(`line ${line}: nothing fits '${text.slice(token?.start ?? place, place + 30)}'`), { place });
      }
      if (action.reduce) {
        const { name, steps } = action.reduce;
        if (name === '') break;
        const parts = steps.length ? stack.splice(-steps.length) : [];
        const children = parts.flatMap((part, row) => this.children(part, steps[row]));
        const next = this.states[stack.at(-1).state].next.get(name);
        stack.push({ state: next, name, children, start: children[0]?.start ?? place, end: children.at(-1)?.end ?? place });
      } else {
        stack.push({ state: action.shift, terminal: token.terminal, start: token.start, end: token.end });
        place = token.end;
      }
    }
    return { type: 'source_file', isNamed: true, start: 0, end: text.length, children: stack[1]?.children ?? [], comments };
  }

  children(part, step) {
    const given = part.terminal === undefined
      ? { type: part.name, isNamed: true, isHidden: part.name[0] === '_' }
      : { type: this.terminals[part.terminal].name, isNamed: this.terminals[part.terminal].isNamed };
    if (given.type[0] === '_' && given.isNamed) given.isHidden = true;
    if (step.alias) Object.assign(given, { type: step.alias.name, isNamed: step.alias.isNamed, isHidden: false });
    if (given.isHidden) return (part.children ?? []).map(child => step.field ? { ...child, field: step.field } : child);
    return [{ type: given.type, isNamed: given.isNamed, field: step.field, start: part.start, end: part.end, children: part.children ?? [] }];
  }

  // Whether a node of a type may be in a tree.
  has(type, isNamed) {
    return [...this.nonterminals.keys()].includes(type) && isNamed
      || this.terminals.some(terminal => terminal.name === type && terminal.isNamed === isNamed)
      || this.productions.some(({ steps }) => steps.some(step => step.alias?.name === type && step.alias.isNamed === isNamed));
  }
}

// MARK: Queries: nodes with children and fields, lists of words, and captures; no predicates, no anchors.

export class Query {
  constructor(grammar, text) {
    this.words = new Set();
    this.grammar = grammar;
    const pieces = text.replace(/;.*/g, '').match(/"(?:\\.|[^"\\])*"|[()\[\]]|[@\w.-]+:?/g) ?? [];
    this.patterns = [];
    while (pieces.length) this.patterns.push(this.read(pieces));
  }

  // One pattern: {types, children, field, captures}.
  read(pieces) {
    let piece = pieces.shift();
    const pattern = { types: new Set(), children: [], captures: [], uses: 0 };
    if (piece.endsWith(':')) {
      pattern.field = piece.slice(0, -1);
      piece = pieces.shift();
    }
    if (piece === '(') {
      const type = pieces.shift();
      if (type !== '_' && !this.grammar.has(type, true)) throw new Error(`the grammar has no node '${type}'`);
      pattern.types.add(type);
      while (pieces[0] !== ')') pattern.children.push(this.read(pieces));
      pieces.shift();
    } else if (piece === '[') {
      while (pieces[0] !== ']') for (const type of this.read(pieces).types) pattern.types.add(type);
      pieces.shift();
    } else if (piece.startsWith('"')) {
      const word = JSON.parse(piece);
      if (!this.grammar.has(word, false)) throw new Error(`the grammar has no token ${piece}`);
      this.words.add(word);
      pattern.types.add(piece);
    } else throw new Error(`a query has '${piece}'`);
    while (pieces[0]?.startsWith('@')) pattern.captures.push(pieces.shift());
    pattern.text = [...pattern.types].slice(0, 3).join(' ') + pattern.children.map(child => ` ${child.field ?? ''} ${child.text}`).join('');
    return pattern;
  }

  // The captures of each node of a tree.
  captures(tree) {
    const found = new Map();
    const matches = (pattern, node) => (pattern.field === undefined || pattern.field === node.field)
      && (pattern.types.has(node.isNamed ? node.type : JSON.stringify(node.type)) || pattern.types.has('_') && node.isNamed);
    const take = (pattern, node) => {
      if (!matches(pattern, node)) return [];
      const inner = pattern.children.map(child => node.children.flatMap(part => take(child, part)));
      if (inner.some(part => !part.length)) return [];
      return [[node, pattern.captures], ...inner.flat()];
    };
    const walk = node => {
      for (const pattern of this.patterns) {
        const taken = take(pattern, node);
        if (taken.length) pattern.uses++;
        for (const [part, captures] of taken) {
          for (const capture of captures) found.set(part, (found.get(part) ?? new Set()).add(capture));
        }
      }
      node.children.forEach(walk);
    };
    walk(tree);
    for (const comment of tree.comments) walk(comment);
    return found;
  }

  // What nothing was found of.
  unused() { return this.patterns.filter(pattern => !pattern.uses).map(pattern => pattern.text); }
}
