import { expect, test } from 'vitest';
import { openWorkerClient, TooSlowError, type FromWorker, type ToWorker } from './worker-client.ts';

type Message = ToWorker<string, string>;
type Played = { worker: Worker; heard: Message[]; reply: (reply: FromWorker<string>) => void };

/** The other end of a real message channel stands for the worker's thread; what it hears is kept. */
function playWorker(onMessage: (message: Message, played: Played) => void): Played {
  const { port1, port2 } = new MessageChannel();
  const worker = Object.assign(port1, { terminate: () => port1.close(), onerror: null }) as unknown as Worker;
  const played: Played = { worker, heard: [], reply: (reply) => port2.postMessage(reply) };
  port2.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    played.heard.push(data);
    onMessage(data, played);
  });
  port2.start();
  return played;
}

const here = (request: string) => Promise.resolve(`${request} in the page`);
const fail = (played: Played | undefined) => played?.worker.onerror?.({ message: 'gone' } as ErrorEvent);

test('each answer reaches the one who asked, in whatever order they come', async () => {
  const asked: Message[] = [];
  const played = playWorker((message, { reply }) => {
    asked.push(message);
    if (asked.length < 2) return;
    for (const each of asked.toReversed()) if ('id' in each) reply({ id: each.id, answer: `${each.request}!` });
  });
  const client = openWorkerClient<string, string>({ name: 'a worker', start: () => played.worker });
  expect(await Promise.all([client.ask('one'), client.ask('two')])).toEqual(['one!', 'two!']);
  played.worker.terminate();
});

test('what is no longer wanted when its turn comes is refused and never sent', async () => {
  const played = playWorker((message, { reply }) => {
    if ('id' in message) reply({ id: message.id, answer: message.request });
  });
  const client = openWorkerClient<string, string>({ name: 'a worker', start: () => played.worker, atOnce: 1 });
  const cancel = new AbortController();
  const first = client.ask('first');
  const dropped = client.ask('dropped', { signal: cancel.signal });
  const last = client.ask('last');
  cancel.abort();
  await expect(dropped).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
  expect(played.heard.map((message) => 'request' in message && message.request)).toEqual(['first', 'last']);
  played.worker.terminate();
});

test('without a worker, and when it is lost, the page does the work', async () => {
  const without = openWorkerClient<string, string>({ name: 'no worker', start: () => null });
  expect(await without.ask('a', { here })).toBe('a in the page');
  const played = playWorker(() => fail(played));
  const client = openWorkerClient<string, string>({ name: 'a worker', start: () => played.worker });
  expect(await client.ask('b', { here })).toBe('b in the page');
  expect(await client.ask('c', { here })).toBe('c in the page');
  expect(played.heard).toHaveLength(1);
});

test('a worker that takes too long for a step is ended; the next is told first what it has to know', async () => {
  const workers: Played[] = [];
  const start = () => {
    const played = playWorker((message, { reply }) => {
      if ('id' in message && message.request === 'slow') reply({ id: message.id, step: true });
      else if ('id' in message) reply({ id: message.id, answer: message.request });
    });
    workers.push(played);
    return played.worker;
  };
  const options = { name: 'a worker', start, first: () => ['the picture'], stepLimitMs: 20, restarts: true };
  const client = openWorkerClient<string, string, string>(options);
  await expect(client.ask('slow')).rejects.toThrow(TooSlowError);
  expect(await client.ask('quick')).toBe('quick');
  expect(workers).toHaveLength(2);
  expect(workers[1]?.heard[0]).toEqual({ note: 'the picture' });
  workers[1]?.worker.terminate();
});
