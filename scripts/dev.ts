import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { PageParameters, PageRenderer } from '../packages/contracts/src/page.ts';
import { createLog, readEnv, runUntilStopped, startServer, type BuiltWeb } from '../apps/server/src/index.ts';
import { ROOT } from './root.ts';
import { checkNodeVersion } from './check-node.mjs';

const WEB = join(ROOT, 'apps/web');

checkNodeVersion();
process.chdir(ROOT);
if (process.argv.includes('--serve')) await serve();
else watch();

/** Restarts the whole server when its own code changes; the web's code is reloaded in place by Vite. */
function watch(): void {
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const args = [tsx, 'watch', '--clear-screen=false', import.meta.filename, '--serve'];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } });
  child.on('exit', (code) => process.exit(code ?? 0));
  // The child gets Ctrl-C from the terminal too and ends by itself; this process only waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
}

async function serve(): Promise<void> {
  await runUntilStopped(async (say) => {
    const env = readEnv(process.env);
    const log = createLog(env.LOG_LEVEL, true);
    say('starting Vite');
    const { web, close } = await hotWeb();
    const server = await startServer({ env, log, web, hotReload: true, onStep: say });
    const stop = async () => {
      await close();
      await server.stop();
    };
    return { ...server, stop };
  });
}

async function hotWeb(): Promise<{ web: BuiltWeb; close: () => Promise<void> }> {
  const vite = await createServer({ root: WEB, server: { middlewareMode: true }, appType: 'custom' });
  const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
  const parametersOf = entry['parametersOf'] as PageParameters;
  const web: BuiltWeb = {
    pages: {
      readTemplate: async (url) => vite.transformIndexHtml(url, await readFile(join(WEB, 'index.html'), 'utf8')),
      render: async (request) => {
        const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
        return (entry['render'] as PageRenderer)(request);
      },
      parametersOf,
    },
    desk: {
      readPage: async (url) => vite.transformIndexHtml(url, await readFile(join(WEB, 'desk.html'), 'utf8')),
    },
    serveFiles: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (/^\/(desk\/)?api\//.test(request.url)) return done();
        // Vite answers for its own files and never calls back; everything else goes on to the server.
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
  };
  return { web, close: () => vite.close() };
}
