import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openWorkerPool, type PoolOptions, type WorkerPool } from './open-worker-pool.ts';
import { workerFile } from './worker-file.ts';

const opened: WorkerPool[] = [];
afterEach(() => Promise.all(opened.splice(0).map((pool) => pool.close())));

function open(options: Partial<PoolOptions> = {}): WorkerPool {
  const pool = openWorkerPool({
    file: workerFile('testing/test-worker', import.meta.url),
    setup: {},
    processes: 1,
    idleMs: 60_000,
    memoryLimitMb: 500,
    callLimitMs: 30_000,
    waitLimitMs: 30_000,
    waitingLimit: 20,
    waitingLimitPerClient: 20,
    ...options,
  });
  opened.push(pool);
  return pool;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const PAGE_BYTES = 4096;
const residentMb = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6;

test('a call runs in another process with its own setup, and bytes come back as bytes', async () => {
  const pool = open({ setup: { greeting: '你好' } });
  expect(await pool.call('greet', ['山'])).toBe('你好 山');
  expect(await pool.call('pid', [])).not.toBe(process.pid);
  expect(await pool.call('bytes', [3])).toEqual(new Uint8Array([7, 7, 7]));
});

test('what a method throws arrives with its name and properties', async () => {
  await expect(open().call('refuse', ['name'])).rejects.toMatchObject({
    name: 'CallFailedError',
    message: 'refused',
    thrownName: 'RefusedError',
    properties: { field: 'name' },
  });
});

test('a call that takes too long is ended with its process, and the next one is served', async () => {
  const pool = open({ callLimitMs: 500 });
  const pid = await pool.call<number>('pid', []);
  await expect(pool.call('spin', [])).rejects.toThrow('took longer than 500 ms');
  expect(isAlive(pid)).toBe(false);
  expect(await pool.call('greet', ['again'])).toBe('hello again');
});

test('a call that was kept from the processor is not ended for the time that passed meanwhile', async () => {
  const pool = open({ callLimitMs: 1000 });
  const pid = await pool.call<number>('pid', []);
  process.kill(pid, 'SIGSTOP');
  const held = pool.call('greet', ['patient']);
  setTimeout(() => process.kill(pid, 'SIGCONT'), 1500);
  expect(await held).toBe('hello patient');
});

test('a call of several steps may take the limit for each', async () => {
  const pool = open({ callLimitMs: 1000 });
  const notes: unknown[] = [];
  expect(await pool.call('inSteps', [4, 400], { onProgress: (note) => notes.push(note) })).toBe(4);
  expect(notes).toEqual([0, 1, 2, 3].map((step) => ({ step })));
  await expect(pool.call('inSteps', [1, 60_000])).rejects.toThrow('took longer than 1000 ms');
  const endless = pool.call('inSteps', [60_000, 100], { wholeLimitMs: 600 });
  await expect(endless).rejects.toThrow('took longer than 600 ms');
});

test('a process that is being ended takes no more calls: the next one waits for another', async () => {
  const idleMs = 30;
  const pool = open({ idleMs });
  const pid = await pool.call<number>('pid', []);
  // Made right after the pool's own timer and as long, so it comes due in the same turn, before the process is gone.
  const next = new Promise<number>((resolve, reject) => {
    setTimeout(() => {
      expect(pool.pids()).toEqual([pid]);
      pool.call<number>('pid', []).then(resolve, reject);
    }, idleMs);
  });
  for (const end = performance.now() + 3 * idleMs; performance.now() < end;);
  expect(await next).not.toBe(pid);
});

test.runIf(process.platform === 'linux')('a call that takes too much memory is ended with its process', async () => {
  const pool = open({ memoryLimitMb: 300 });
  await expect(pool.call('takeMemory', [])).rejects.toThrow(/takeMemory took \d+ MB/);
  expect(await pool.call('greet', ['again'])).toBe('hello again');
});

test('a process that crashes takes its own call with it and no other', async () => {
  const pool = open();
  const crashed = pool.call('crash', []);
  const waiting = pool.call('greet', ['next']);
  await expect(crashed).rejects.toMatchObject({ name: 'WorkerEndedError' });
  expect(await waiting).toBe('hello next');
});

const JOB = { level: 1, unbounded: true };

test('a visitor is served in the pauses of a job, a second job and a second visitor wait', async () => {
  const pool = open({ givesWay: true });
  await pool.call('pid', []);
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  await Promise.all([
    pool.call('inPausedSteps', [10, 50], JOB).then(note('job')),
    pool.call('greet', ['next job'], JOB).then(note('next job')),
    pool.call('inPausedSteps', [2, 50]).then(note('visitor')),
    pool.call('greet', ['next visitor']).then(note('next visitor')),
  ]);
  expect(ended).toEqual(['visitor', 'next visitor', 'job', 'next job']);
  expect(pool.state()).toEqual({ processes: 1, busy: 0, waiting: 0 });
});

test('what is kept goes into the pauses of a visitor’s call, which runs in those of a job', async () => {
  const pool = open({ givesWay: true });
  await pool.call('pid', []);
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  await Promise.all([
    pool.call('inPausedSteps', [10, 50], { level: 2, unbounded: true }).then(note('job')),
    pool.call('inPausedSteps', [5, 50], { level: 1 }).then(note('list')),
    pool.call('inPausedSteps', [1, 50], { level: 1 }).then(note('next list')),
    pool.call('greet', ['save'], { level: 0 }).then(note('save')),
  ]);
  expect(ended).toEqual(['save', 'list', 'next list', 'job']);
});

test('a list stands still until a short call is over, which takes several turns; another one gets a step in each', async () => {
  const pool = open({ givesWay: true });
  const stepsMeanwhile = async (isShort: boolean) => {
    const list = pool.call('inPausedSteps', [20, 20], { level: 1 });
    const steps = await pool.call('inTurns', [8], { level: 0, isShort });
    await list;
    return steps;
  };
  await pool.call('pid', []);
  expect(await stepsMeanwhile(false)).toBeGreaterThan(4);
  expect(await stepsMeanwhile(true)).toBeLessThanOrEqual(1);
});

test('where jobs do not give way a visitor waits for the end of one', async () => {
  const pool = open();
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  await Promise.all([
    pool.call('inPausedSteps', [3, 50], JOB).then(note('job')),
    pool.call('greet', ['visitor']).then(note('visitor')),
  ]);
  expect(ended).toEqual(['job', 'visitor']);
});

test('a process lost while it serves a visitor in a job’s pauses is lost to both', async () => {
  const pool = open({ givesWay: true });
  const job = pool.call('inPausedSteps', [100, 50], JOB);
  const visitor = pool.call('crash', []);
  await expect(job).rejects.toMatchObject({ name: 'WorkerEndedError' });
  await expect(visitor).rejects.toMatchObject({ name: 'WorkerEndedError' });
  expect(await pool.call('greet', ['again'])).toBe('hello again');
});

test('a process that cannot start says why', async () => {
  await expect(open({ setup: { failing: true } }).call('greet', ['x'])).rejects.toThrow('the data is missing');
});

test('a process with nothing to do ends, and the next call starts another', async () => {
  const pool = open({ idleMs: 50 });
  const first = await pool.call<number>('pid', []);
  await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false);
  expect(pool.state()).toEqual({ processes: 0, busy: 0, waiting: 0 });
  expect(await pool.call('pid', [])).not.toBe(first);
});

test.runIf(process.platform === 'linux')(
  'a process that holds much memory ends with its call, and not while others wait',
  async () => {
    const pool = open({ restMemoryMb: 1 });
    const [one, other] = await Promise.all([pool.call<number>('pid', []), pool.call<number>('pid', [])]);
    expect(other).toBe(one);
    await expect.poll(() => pool.pids(), { timeout: 20_000 }).toEqual([]);
    expect(isAlive(one)).toBe(false);
  },
);

test.runIf(process.platform === 'linux')(
  'a process with nothing to do gives back what its calls left behind',
  async () => {
    const pool = open();
    const pid = await pool.call<number>('pid', []);
    const before = residentMb(pid);
    await pool.call('leaveBehind', []);
    expect(residentMb(pid)).toBeGreaterThan(before + 30);
    await expect.poll(() => residentMb(pid), { timeout: 20_000 }).toBeLessThan(before + 20);
  },
);

test('a process can be started before it is needed', async () => {
  const pool = open();
  pool.wake();
  const [pid] = pool.pids();
  expect(await pool.call('pid', [])).toBe(pid);
});

test('calls beyond the room are refused as busy, and so are those that wait too long', async () => {
  const pool = open({ callLimitMs: 1500, waitLimitMs: 300, waitingLimit: 1 });
  await pool.call('pid', []);
  const spinning = pool.call('spin', []);
  const late = pool.call('greet', ['late']);
  await expect(pool.call('greet', ['too many'])).rejects.toMatchObject({ name: 'PoolBusyError' });
  await expect(late).rejects.toMatchObject({ name: 'PoolBusyError' });
  await expect(spinning).rejects.toMatchObject({ name: 'WorkerEndedError' });
});

test('a job waits without a limit and still gets its turn', async () => {
  const pool = open({ waitingLimit: 1, waitLimitMs: 1 });
  const jobs = ['a', 'b', 'c'].map((name) => pool.call('greet', [name], { unbounded: true }));
  expect(await Promise.all(jobs)).toEqual(['hello a', 'hello b', 'hello c']);
});
