import { connect, type Socket } from 'node:net';
import { listPath, type Api } from '../shop-client.ts';
import { ask, type Timings } from './hammer.ts';

const ANSWER_LIMIT_MS = 10_000;

/** A signed-in visitor of the mix, with what they have already; some of them wait for a task. */
export type Person = {
  token: string;
  network: string;
  creationId: string;
  orderNo: string;
  doc: object;
  taskId?: string;
};
type Call = { method: string; path: string; by?: Person; body?: object };
type Kind = {
  name: string;
  share: number;
  needsTask?: true;
  make(person: Person, turn: number, hasNewNames: boolean): Call;
};

const PAGES = ['/', '/?lang=en', '/information', '/made', '/createLogo', '/aiLogo', '/news/', '/made?lang=en'];
const GUEST_READS = [
  '/api/article/list?page=1&size=10',
  '/api/designer/getList',
  '/api/commodity/getList',
  '/api/palette/list',
  '/api/icon/tag/first/list',
  '/api/agreement',
];
const NAMES = ['山丘面包', '云上茶舍', '海港咖啡', 'Hill Bakery', '青禾花店'];
const STYLES = ['linear-minimalism', 'new-retro', 'geometric-modernity', 'naturalism', 'cool-blue'];

const get = (path: string, by?: Person): Call => ({ method: 'GET', path, ...(by && { by }) });
const of = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

/**
 * What visitors do at once, in shares of a thousand: mostly looking, a fifth waiting for something, some of them making
 * logos, which costs the engine a tenth of a second and more each.
 */
export const KINDS: readonly Kind[] = [
  { name: 'pages', share: 400, make: (_, turn) => get(of(PAGES, turn)) },
  { name: 'public reads', share: 190, make: (_, turn) => get(of(GUEST_READS, turn)) },
  { name: 'own list', share: 60, make: (person) => get('/api/userCreation/getList?page=1&size=12', person) },
  { name: 'own logo', share: 60, make: (person) => get(`/api/userCreation/${person.creationId}`, person) },
  { name: 'account', share: 60, make: (person) => get('/api/user/getInfo', person) },
  { name: 'points', share: 30, make: (person) => get('/api/integral/rest', person) },
  {
    name: 'polling a task',
    share: 100,
    needsTask: true,
    make: (person) => get(`/api/ai_creation/task/${person.taskId}/result`, person),
  },
  {
    name: 'polling a payment',
    share: 88,
    make: (person) => get(`/api/integral/transactions/out-trade-no/${person.orderNo}`, person),
  },
  {
    name: 'logo lists',
    share: 4,
    make: (_, turn, hasNewNames) => get(listPath(`${of(NAMES, turn)}${hasNewNames ? turn : turn % 7}`)),
  },
  {
    name: 'saves',
    share: 6,
    make: (by) => ({ method: 'POST', path: '/api/userCreation', by, body: { doc: by.doc } }),
  },
  {
    name: 'AI tasks',
    share: 2,
    make: (by, turn) => ({
      method: 'POST',
      path: '/api/ai_creation/task',
      by,
      body: { logoName: of(NAMES, turn), inspiration: '社区小店，温暖', styles: [of(STYLES, turn)] },
    }),
  },
];
const ALL = KINDS.reduce((sum, { share }) => sum + share, 0);

/** Every kind as often as its share says, evenly spread and the same in every run. */
function kindAt(turn: number): Kind {
  // 389 shares no factor with a thousand, so a thousand turns visit every place once.
  let place = (turn * 389) % ALL;
  for (const kind of KINDS) {
    place -= kind.share;
    if (place < 0) return kind;
  }
  return of(KINDS, 0);
}

/** Goes on where the last sending stopped: the same few people would otherwise pay for all AI tasks until they have no points. */
const turnsOf = new WeakMap<readonly Person[], Map<string, number>>();

export type Sending = {
  perSecond: number;
  seconds: number;
  /** Every list is for a name that nobody asked for before; else for one of 35, of which the server remembers some. */
  hasNewNames?: boolean | undefined;
};
export type Mixed = Timings & { byKind: Map<string, number[]> };

/**
 * Sends so many requests a second whatever the answers do, as visitors do; the time of each counts from when it was due,
 * so that a server that stops for a moment is charged for everybody who waited. Behind, requests are sent at once.
 */
export async function sendMixed(
  urls: readonly string[],
  people: readonly Person[],
  { perSecond, seconds, hasNewNames = false }: Sending,
): Promise<Mixed> {
  const sockets = urls.map(openSockets);
  const result: Mixed = { ms: [], errors: [], seconds: 0, byKind: new Map() };
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  const turns = turnsOf.get(people) ?? new Map<string, number>();
  turnsOf.set(people, turns);
  const waiting = people.filter(({ taskId }) => taskId !== undefined);
  const one = async (turn: number, dueAt: number) => {
    const kind = kindAt(turn);
    const turnOfKind = turns.get(kind.name) ?? 0;
    turns.set(kind.name, turnOfKind + 1);
    const call = kind.make(of(kind.needsTask ? waiting : people, turnOfKind), turnOfKind, hasNewNames);
    const guest = `10.2.${(turn >> 7) & 7}.${turn & 127}`;
    const error = await of(sockets, turn).send(messageOf(call, guest));
    const ms = performance.now() - dueAt;
    result.ms.push(ms);
    const ofKind = result.byKind.get(kind.name) ?? [];
    ofKind.push(ms);
    result.byKind.set(kind.name, ofKind);
    if (error) result.errors.push(`${kind.name}: ${error}`);
  };
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const dueAt = startedAt + (turn * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const sent = one(turn, dueAt).finally(() => running.delete(sent));
    running.add(sent);
  }
  await Promise.all(running);
  result.seconds = (performance.now() - startedAt) / 1000;
  for (const { close } of sockets) close();
  return result;
}

/** An account is used from one network, which the server notes; guests come from everywhere. */
function messageOf({ method, path, by, body }: Call, guest: string): string {
  const text = body ? JSON.stringify(body) : '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    // As every browser does: what they get are the compressed forms.
    'accept-encoding: gzip, deflate, br',
    'app-sign: markwright-web',
    `x-forwarded-for: ${by?.network ?? guest}`,
    ...(by ? [`authorization: ${by.token}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

/**
 * Plain sockets that stay open: a client on the same processors would otherwise cost as much as the server that is
 * measured. Whoever finds none free opens one.
 */
function openSockets(url: string) {
  const { hostname, port } = new URL(url);
  const free: Socket[] = [];
  const all = new Set<Socket>();
  const open = (): Socket => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('timeout', () => socket.destroy(new Error('no answer within 10 s')));
    all.add(socket);
    return socket;
  };
  return {
    /** Empty, or what went wrong. */
    async send(message: string): Promise<string> {
      const socket = free.pop() ?? open();
      socket.setTimeout(ANSWER_LIMIT_MS);
      try {
        const { ok, what } = await ask(socket, message);
        socket.setTimeout(0);
        free.push(socket);
        return ok ? '' : what;
      } catch (error) {
        all.delete(socket);
        return error instanceof Error ? error.message : String(error);
      }
    },
    close: () => all.forEach((socket) => socket.destroy()),
  };
}

type Listed = { list: { doc: object }[] };

/** A logo for each of the names, as the list gives them; the first one opens fonts and dictionaries. */
export async function listDocs(api: Api): Promise<object[]> {
  const docs: object[] = [];
  for (const name of NAMES) {
    const { list } = await api<Listed>('GET', listPath(name));
    if (!list[0]) throw new Error(`no logo for ${name}`);
    docs.push(list[0].doc);
  }
  return docs;
}

/** Somebody with a saved logo and an order that is not paid yet; every third has given a task. */
export async function preparePerson(api: Api, token: string, index: number, docs: readonly object[]): Promise<Person> {
  const doc = of(docs, index);
  const saved = await api<{ creationId: string }>('POST', '/api/userCreation', { token, body: { doc } });
  const topUp = { yuan: 10, payType: 'wechat' };
  const { outTradeNo: orderNo } = await api<{ outTradeNo: string }>('POST', '/api/integral/create_order', {
    token,
    body: topUp,
  });
  const person: Person = { token, network: `10.3.0.${index}`, creationId: saved.creationId, orderNo, doc };
  if (index % 3 !== 0) return person;
  const brief = { logoName: of(NAMES, index), inspiration: '茶', styles: [of(STYLES, index)] };
  const { id: taskId } = await api<{ id: string }>('POST', '/api/ai_creation/task', { token, body: brief });
  return { ...person, taskId };
}
