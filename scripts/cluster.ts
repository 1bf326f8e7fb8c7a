import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit, staleServerSteps } from './build.ts';
import { checkNodeVersion } from './check-node.mjs';
import { at, ROOT } from './root.ts';
import { freePort, startPostgres } from './temporary-postgres.ts';

/**
 * `npm run cluster`: the scaled set-up on one machine without containers: a PostgreSQL, two web and two worker processes
 * that keep nothing of their own, and a proxy in front. WEB=4 WORKERS=2 PORT=3000 change the numbers, DATABASE_URL and
 * S3_BUCKET use a database and a store that are there already; otherwise PostgreSQL is thrown away at the end.
 */
export type Cluster = {
  url: string;
  /** The address of each web process, for whoever wants to ask one of them. */
  webUrls: string[];
  processes: ChildProcess[];
  stop(): Promise<void>;
};
type ClusterOptions = {
  web: number;
  workers: number;
  port: number;
  databaseUrl: string;
  dataDir: string;
  environment?: Record<string, string>;
};

const STARTED = 'is running at';

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { web, workers, port, databaseUrl, dataDir, environment = {} } = options;
  const shared = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    ...environment,
  };
  const webUrls: string[] = [];
  const proxy = createServer(passOn(webUrls));
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const processes: ChildProcess[] = [];
  const stop = async () => {
    proxy.closeAllConnections();
    proxy.close();
    await Promise.all(processes.map(endProcess));
  };
  const start = async (role: 'web' | 'worker') => {
    const started = await startProcess({ ...shared, ROLE: role }, processes);
    if (role === 'web') webUrls.push(started);
  };
  try {
    await Promise.all([...repeat(web, () => start('web')), ...repeat(workers, () => start('worker'))]);
  } catch (error) {
    await stop();
    throw error;
  }
  const address = proxy.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return { url: `http://127.0.0.1:${listening}`, webUrls, processes, stop };
}

const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** The server says its public address when it is ready; its own is the port that it was given. */
async function startProcess(env: NodeJS.ProcessEnv, processes: ChildProcess[]): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [at('apps/server/dist/main.js')], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      // Read on for as long as it runs: a full pipe would stop the process.
      if (said.includes(STARTED)) return;
      said += chunk.toString();
      if (said.includes(STARTED)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`A ${env['ROLE']} process ended with ${code}:\n${said}`)));
  });
  return `http://127.0.0.1:${port}`;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** In turn; a process that cannot be reached is passed over for requests that only read. */
function passOn(targets: readonly string[]): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, triesLeft: number): void => {
    const next = targets[turn++ % targets.length];
    if (!next) {
      outgoing.writeHead(503).end('still starting');
      return;
    }
    const target = new URL(next);
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-host': incoming.headers.host ?? '',
      'x-forwarded-proto': 'http',
    };
    const options = { host: target.hostname, port: target.port, method: incoming.method, path: incoming.url, headers };
    const inner = request(options, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    inner.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (triesLeft > 0 && incoming.method === 'GET') pass(incoming, outgoing, triesLeft - 1);
      else outgoing.writeHead(502).end();
    });
    if (incoming.method === 'GET' || incoming.method === 'HEAD') inner.end();
    else incoming.pipe(inner);
  };
  return (incoming, outgoing) => pass(incoming, outgoing, targets.length - 1);
}

async function runCluster(): Promise<void> {
  checkNodeVersion();
  await buildOrExit(staleServerSteps());
  process.chdir(ROOT);
  const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual);
  const postgres = process.env['DATABASE_URL'] ? undefined : await startPostgres();
  const starting = startCluster({
    web: numberOf('WEB', 2),
    workers: numberOf('WORKERS', 2),
    port: numberOf('PORT', 3000),
    databaseUrl: process.env['DATABASE_URL'] ?? postgres?.url ?? '',
    dataDir: process.env['DATA_DIR'] ?? join(ROOT, 'data'),
    environment: { PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${numberOf('PORT', 3000)}` },
  });
  const cluster = await starting.catch(async (error: unknown) => {
    await postgres?.stop();
    throw error;
  });
  console.log(`方格 Markwright is running at ${cluster.url}, by ${cluster.processes.length} processes`);
  const stop = async () => {
    await cluster.stop();
    await postgres?.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCluster();
