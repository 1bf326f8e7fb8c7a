import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { AdminDeps } from './admin-command.ts';
import { currentOperator } from './operator-actions.ts';
import { runAdmin, type AdminAnswer } from './run-admin.ts';

const FILE = 'admin.json';
const SECRET_HEADER = 'x-admin-secret';
const BODY_LIMIT = 16 * 1024;

type Asked = { args: string[]; operator: string };

/**
 * The embedded database has one process, so commands are carried to it: over this machine's own network only,
 * and only by whoever can read the data directory.
 */
export async function openAdminEndpoint(dataDir: string, deps: AdminDeps, log: Log): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, secret, deps).then(
      (reply) => response.end(JSON.stringify(reply)),
      (error: unknown) => {
        log.error({ err: error }, 'an operator’s command failed');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const file = join(dataDir, FILE);
  writeFileSync(file, JSON.stringify({ port, secret }), { mode: 0o600 });
  chmodSync(file, 0o600);
  return async () => {
    rmSync(file, { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

async function answer(request: IncomingMessage, secret: string, deps: AdminDeps): Promise<AdminAnswer> {
  const given = Buffer.from(String(request.headers[SECRET_HEADER] ?? ''));
  const expected = Buffer.from(secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { lines: ['refused'], exitCode: 1 };
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > BODY_LIMIT) return { lines: ['too long'], exitCode: 1 };
  }
  const { args, operator } = JSON.parse(body) as Asked;
  return runAdmin(args, deps, operator);
}

/** Undefined where no server is running on that directory. */
export async function askRunningServer(dataDir: string, args: readonly string[]): Promise<AdminAnswer | undefined> {
  let endpoint: { port: number; secret: string };
  try {
    endpoint = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as typeof endpoint;
  } catch {
    return undefined;
  }
  try {
    const response = await fetch(`http://127.0.0.1:${endpoint.port}/`, {
      method: 'POST',
      headers: { [SECRET_HEADER]: endpoint.secret },
      body: JSON.stringify({ args: [...args], operator: currentOperator() } satisfies Asked),
    });
    if (!response.ok) return { lines: ['The server could not run the command; its log says why.'], exitCode: 1 };
    return (await response.json()) as AdminAnswer;
  } catch {
    // Left behind by a server that was killed.
    return undefined;
  }
}
