import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { askForJson } from './ask-for-json.ts';
import { openAiChat } from './chat-model.ts';

type Asked = { path: string; key: string | undefined; body: unknown };

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A local server that speaks the chat protocol; `say` gives the message's text, or nothing for ever where undefined. */
async function serve(say: (count: number) => string | number | undefined) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      asked.push({ path: request.url ?? '', key: request.headers.authorization, body });
      const content = say(asked.length);
      if (content === undefined) return;
      response.writeHead(typeof content === 'number' ? content : 200);
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: String(content) } }] }));
    });
  });
  running.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, chat: openAiChat({ baseUrl, apiKey: 'k', model: 'small', firstWaitMs: 5 }) };
}

const QUESTION = {
  instruction: 'Answer with JSON.',
  question: { words: '一只猫' },
  answer: z.object({ things: z.array(z.string()) }),
};

test('a question is sent with the key, the model and both messages', async () => {
  const { chat, asked } = await serve(() => '{"things":["cat"]}');
  expect(await askForJson(chat, QUESTION)).toEqual({ things: ['cat'] });
  expect(asked).toEqual([
    {
      path: '/v1/chat/completions',
      key: 'Bearer k',
      body: {
        model: 'small',
        messages: [
          { role: 'system', content: 'Answer with JSON.' },
          { role: 'user', content: '{"words":"一只猫"}' },
        ],
        response_format: { type: 'json_object' },
      },
    },
  ]);
});

test('an answer between fences is read', async () => {
  const { chat } = await serve(() => 'Here you are:\n```json\n{"things":["cat"]}\n```');
  expect(await askForJson(chat, QUESTION)).toEqual({ things: ['cat'] });
});

test.each(['I cannot help with that.', '{"things":"cat"}', '{"things":['])('%s is an error', async (text) => {
  const { chat } = await serve(() => text);
  await expect(askForJson(chat, QUESTION)).rejects.toThrow("the chat model's answer");
});

test('a busy server is asked again, a refusal is not', async () => {
  const busy = await serve((count) => (count === 1 ? 429 : '{"things":[]}'));
  expect(await askForJson(busy.chat, QUESTION)).toEqual({ things: [] });
  const refusing = await serve(() => 401);
  await expect(askForJson(refusing.chat, QUESTION)).rejects.toThrow('401');
  expect(refusing.asked).toHaveLength(1);
});

test('a server that never answers is given up', async () => {
  const { chat } = await serve(() => undefined);
  await expect(askForJson(chat, { ...QUESTION, limitMs: 50 })).rejects.toThrow();
});
