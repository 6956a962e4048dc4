// Asks the engine as the page does, each question in an instance of its own: node ask.mjs presim.wasm <questions >answers
import { readFileSync, writeSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const input = readFileSync(0);
for (let place = 0; place + 4 <= input.length; ) {
  const length = input.readUInt32LE(place);
  const engine = new WebAssembly.Instance(module, {}).exports;
  const request = engine.presim_alloc(length);
  new Uint8Array(engine.memory.buffer).set(input.subarray(place + 4, place + 4 + length), request);
  const count = engine.presim_ask(request, length);
  const answer = Buffer.alloc(4 + count);
  answer.writeUInt32LE(count, 0);
  answer.set(new Uint8Array(engine.memory.buffer, engine.presim_result(), count), 4);
  for (let done = 0; done < answer.length; ) {
    try {
      done += writeSync(1, answer, done);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
  place += 4 + length;
}
