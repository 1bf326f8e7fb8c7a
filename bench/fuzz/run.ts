import { Agent, request } from 'node:http';
import { apiOf, signIn } from '../shop-client.ts';
import { startBuiltServer } from '../served.ts';
import { runStep } from '../../scripts/run-step.ts';
import { writeResult, type Figure } from '../write-result.ts';
import {
  breakValue,
  oddText,
  oddValue,
  pick,
  plainValue,
  seededRandom,
  type Random,
  type Schema,
} from './odd-values.ts';

/**
 * `npm run bench -- fuzz [part] [--count=N] [--built]`: every endpoint of the OpenAPI document with plain, broken and hostile
 * input, as guest, as account and with made-up tokens, from ever new networks, so that limits do not hide the code behind
 * them. A hundred thousand requests in ten parts, each with a fresh server, a seed and a result of its own.
 */
const PORT = Number(process.env['FUZZ_PORT'] ?? 4161);
const PARTS = Array.from({ length: 10 }, (_, index) => String(index + 1));
const COUNT = 10_000;
const SEED = 20_261_116;
const WRITERS = 8;
const SLOW_MS = 5000;

type Operation = {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body?: Schema;
  upload: boolean;
};
type Fault = { what: string; method: string; path: string; body: string; answer: string };
type Document = { paths: Record<string, Record<string, Description>> };
type Description = {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

export async function run(options: string[]): Promise<void> {
  const asked = options.filter((option) => !option.startsWith('--'));
  const unknown = asked.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`no such part: ${unknown}; there are ${PARTS.join(', ')}`);
  const rest = options.filter((option) => option.startsWith('--'));
  const count = Number(rest.find((option) => option.startsWith('--count='))?.slice('--count='.length) ?? COUNT);
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  for (const part of asked.length > 0 ? asked : PARTS)
    writeResult(`fuzz ${part}`, await sendMany(count, SEED + Number(part)), rest);
}

async function sendMany(count: number, seed: number): Promise<Figure[]> {
  const random = seededRandom(seed);
  const server = await startBuiltServer(PORT, { TRUST_PROXY: '1', SANDBOX: '1', LOG_LEVEL: 'fatal' });
  try {
    const operations = await readOperations(server.url);
    const token = await signIn(apiOf(server.url), server.url, 1);
    const agent = new Agent({ keepAlive: true, maxSockets: WRITERS });
    const answers = new Map<string, number>();
    const faults: Fault[] = [];
    const slow: { ms: number; what: string }[] = [];
    const startedAt = performance.now();
    let sent = 0;
    const writer = async () => {
      while (sent < count) {
        sent += 1;
        const call = makeCall(pick(random, operations), token, random);
        const { code, ms, fault } = await send(call, agent);
        answers.set(code, (answers.get(code) ?? 0) + 1);
        slow.push({ ms, what: `${code} ${call.method} ${call.path.slice(0, 300)} ${call.body.slice(0, 300)}` });
        slow.sort((a, b) => b.ms - a.ms).splice(5);
        if (fault) {
          const { method, path, body } = call;
          faults.push({ ...fault, method, path, body: body.slice(0, 400) });
        }
        if (sent % 1000 === 0) console.log(`${sent} sent, ${faults.length} faults`);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    agent.destroy();
    const byCode = [...answers].sort(([, a], [, b]) => b - a).map(([code, n]) => `${code}: ${n}`);
    console.log(`${byCode.join(', ')}, in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    for (const fault of faults.slice(0, 20)) console.log(JSON.stringify(fault));
    for (const { ms, what } of slow) console.log(`${Math.round(ms)} ms: ${what}`);
    const alive = (await fetch(`${server.url}/readyz`)).ok;
    return [
      { name: 'requests', value: sent, unit: '', limit: { atLeast: count } },
      { name: 'endpoints', value: operations.length, unit: '' },
      {
        name: 'internal errors, stack traces, broken connections',
        value: faults.length,
        unit: '',
        limit: { atMost: 0 },
      },
      { name: 'told that we are busy', value: answers.get('503') ?? 0, unit: '' },
      { name: 'slowest answer', value: Math.round(slow[0]?.ms ?? NaN), unit: 'ms', limit: { atMost: SLOW_MS } },
      { name: 'ready afterwards', value: alive ? 1 : 0, unit: '', limit: { atLeast: 1 } },
    ];
  } finally {
    await server.stop();
  }
}

async function readOperations(url: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/api/docs/openapi.json`)).json()) as Document;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        upload: requestBody?.content['multipart/form-data'] !== undefined,
        ...(body && { body }),
      };
    }),
  );
}

/** A lone surrogate has no spelling in an address. */
const spellable = (text: string): string => text.replace(/\p{Surrogate}/gu, '');

type Call = { method: string; path: string; headers: Record<string, string>; body: string };

function makeCall(operation: Operation, token: string, random: Random): Call {
  const valueOf = (schema: Schema) => {
    const plain = plainValue(schema, random);
    return random() < 0.5 ? plain : breakValue(plain, random);
  };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const query = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: where, schema } of operation.parameters) {
    const text = spellable(textOf(valueOf(schema)).slice(0, 3000));
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text) || 'x');
    else if (where === 'query' && random() < 0.9) query.append(name, text);
  }
  if (random() < 0.05) query.append(spellable(oddText(random).slice(0, 100)), 'x');
  const headers: Record<string, string> = {
    'app-sign': random() < 0.97 ? 'markwright-web' : 'other',
    'x-forwarded-for': Array.from({ length: 4 }, () => 1 + Math.floor(random() * 222)).join('.'),
    'content-type': 'application/json',
  };
  const who = random();
  if (who < 0.5) headers['authorization'] = token;
  else if (who < 0.6)
    headers['authorization'] = oddText(random)
      .replace(/[^\x21-\x7e]/g, '')
      .slice(0, 500);
  if (random() < 0.1)
    headers['idempotency-key'] = oddText(random)
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, 300);
  let body = '';
  if (operation.upload) {
    headers['content-type'] = 'multipart/form-data; boundary=b';
    body = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${oddText(random).slice(0, 5000)}\r\n--b--\r\n`;
  } else if (operation.body) {
    body = random() < 0.03 ? textOf(oddValue(random)).slice(0, 5000) : (JSON.stringify(valueOf(operation.body)) ?? '');
  }
  return { method: operation.method, path: query.size > 0 ? `${path}?${query.toString()}` : path, headers, body };
}

type Answer = { code: string; ms: number; fault?: { what: string; answer: string } };

/** Not 503: a full queue says "busy", which is an answer. */
const OUR_FAULT = new Set(['500', '502', '507']);
const TRACE = /\n\s+at .+\(?(node:|file:|\/).+:\d+:\d+/;

function send({ method, path, headers, body }: Call, agent: Agent): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (code: string, fault?: Answer['fault']) =>
      resolve({ code, ms: performance.now() - startedAt, ...(fault && { fault }) });
    const call = request(
      {
        host: '127.0.0.1',
        port: PORT,
        method,
        path,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent,
        timeout: 30_000,
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += text.length < 20_000 ? part : ''));
        reply.on('end', () => {
          const status = reply.statusCode ?? 0;
          const [, envelope] = /^\{"code":(\d+)/.exec(text) ?? [];
          const code = envelope ?? String(status);
          if (status >= 500 || OUR_FAULT.has(code)) finish(code, { what: `code ${code}`, answer: text.slice(0, 300) });
          else if (TRACE.test(text)) finish(code, { what: 'stack trace', answer: text.slice(0, 300) });
          else finish(code);
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer within 30 s')));
    call.on('error', (error) => {
      // The server closes a connection whose address was too long; the next call on it finds that out and is sent anew.
      if (call.reusedSocket) resolve(send({ method, path, headers, body }, agent));
      else finish('none', { what: error.message, answer: '' });
    });
    call.end(body);
  });
}
