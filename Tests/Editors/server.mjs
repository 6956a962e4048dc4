// What presim's own lexer says of files: the semantic tokens of `presim lsp`, asked over its protocol.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export class Server {
  constructor(presim) {
    this.process = spawn(presim, ['lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.read = Buffer.alloc(0);
    this.number = 0;
    this.waiting = new Map();
    this.process.stdout.on('data', piece => this.take(piece));
    this.process.on('exit', code => { for (const { reject } of this.waiting.values()) reject(new Error(`presim lsp ends with ${code}`)); });
  }

  take(piece) {
    this.read = Buffer.concat([this.read, piece]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n(?:[^\r]+\r\n)*\r\n/.exec(this.read.subarray(0, 200).toString('latin1'));
      if (!head || this.read.length < head[0].length + Number(head[1])) return;
      const end = head[0].length + Number(head[1]);
      const message = JSON.parse(this.read.subarray(head[0].length, end));
      this.read = this.read.subarray(end);
      const asked = this.waiting.get(message.id);
      if (!asked || message.method) continue;
      this.waiting.delete(message.id);
      if (message.error) asked.reject(new Error(message.error.message));
      else asked.resolve(message.result);
    }
  }

  tell(method, params, id) {
    const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  ask(method, params) {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.tell(method, params, id);
    });
  }

  async start() {
    const answer = await this.ask('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    this.kinds = answer.capabilities.semanticTokensProvider.legend.tokenTypes;
    this.tell('initialized', {});
  }

  // The tokens of a file: {start, end, kind}, in code units from its beginning.
  async tokens(path) {
    const text = readFileSync(path, 'utf8');
    const uri = pathToFileURL(path).href;
    this.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'presim', version: 1, text } });
    const { data } = await this.ask('textDocument/semanticTokens/full', { textDocument: { uri } });
    this.tell('textDocument/didClose', { textDocument: { uri } });
    const lines = [0];
    for (const found of text.matchAll(/\r\n|\n|\r/g)) lines.push(found.index + found[0].length);
    const tokens = [];
    let [line, column] = [0, 0];
    for (let at = 0; at < data.length; at += 5) {
      [line, column] = data[at] ? [line + data[at], data[at + 1]] : [line, column + data[at + 1]];
      const start = lines[line] + column;
      tokens.push({ start, end: start + data[at + 2], kind: this.kinds[data[at + 3]] });
    }
    return { text, tokens };
  }

  async stop() {
    await this.ask('shutdown', null);
    this.tell('exit');
  }
}
