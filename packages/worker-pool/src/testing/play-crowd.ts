import { FairQueue } from '../fair-queue.ts';

type Crowd = {
  addresses: number;
  connections: number;
  /** Each with a queue and one worker of its own; whoever asks is sent to the next one. */
  processes: number;
  /** What the crowd asks for, and what the visitor does. */
  crowdMs: number;
  visitorMs: number;
  visits: number;
};

const WAIT_LIMIT_MS = 5000;
const REFUSED_MS = 1000;
const LOOKING_MS = 2500;
const SHARE_MS = 1000;
const CLIENTS_TOLD = 200;
const LIMITS = { perLevel: 64, perClient: 12 };

/**
 * A crowd that asks again as soon as it is answered, and a visitor who looks at what came before asking for more, by a
 * clock of its own. Tells for each visit how many of the crowd were served before.
 */
export function playCrowd({ addresses, connections, processes, crowdMs, visitorMs, visits }: Crowd): number[] {
  let now = 0;
  const events: { at: number; happen: () => void }[] = [];
  const after = (ms: number, happen: () => void) => {
    const place = events.findIndex(({ at }) => at > now + ms);
    events.splice(place < 0 ? events.length : place, 0, { at: now + ms, happen });
  };

  type Call = { client: string; ms: number; onServed: () => void; onRefused: () => void; isWaiting: boolean };
  const refuse = (call: Call) => {
    call.isWaiting = false;
    call.onRefused();
  };
  const servers = Array.from({ length: processes }, () => ({
    queue: new FairQueue<Call>(LIMITS, refuse, () => now),
    isBusy: false,
  }));
  type Server = (typeof servers)[number];
  const workOn = (server: Server) => {
    const call = server.isBusy ? undefined : server.queue.take();
    if (!call) return;
    call.isWaiting = false;
    server.isBusy = true;
    after(call.ms, () => {
      server.isBusy = false;
      server.queue.noteUse(call, call.ms);
      call.onServed();
      workOn(server);
    });
  };
  let asked = 0;
  const ask = (client: string, ms: number, onServed: () => void, onRefused: () => void) => {
    const server = servers[(asked += 1) % processes]!;
    const call: Call = { client, ms, onServed, onRefused, isWaiting: true };
    if (!server.queue.add(call, { client, level: 0 })) return refuse(call);
    after(WAIT_LIMIT_MS, () => call.isWaiting && server.queue.remove(call) && refuse(call));
    workOn(server);
  };

  let served = 0;
  const crowdAsks = (client: string) =>
    ask(
      client,
      crowdMs,
      () => {
        served += 1;
        after(1, () => crowdAsks(client));
      },
      () => after(REFUSED_MS, () => crowdAsks(client)),
    );
  for (let at = 0; at < addresses * connections; at += 1) after(at, () => crowdAsks(`crowd ${at % addresses}`));

  const before: number[] = [];
  const visit = () => {
    const servedBefore = served;
    const look = () =>
      ask(
        'visitor',
        visitorMs,
        () => {
          before.push(served - servedBefore);
          after(LOOKING_MS, visit);
        },
        () => after(REFUSED_MS, look),
      );
    look();
  };
  after(1000, visit);

  const share = () => {
    for (const { queue } of servers)
      for (const told of queue.takeUntold(CLIENTS_TOLD))
        for (const other of servers) if (other.queue !== queue) other.queue.learnUse(told);
    after(SHARE_MS, share);
  };
  after(SHARE_MS, share);

  while (before.length < visits) {
    const { at, happen } = events.shift()!;
    now = at;
    happen();
  }
  return before;
}
