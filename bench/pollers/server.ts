import { createLog, readEnv, runUntilStopped, startServer } from '../../apps/server/src/index.ts';

/** The real embedded server from source, with empty pages: only the API is measured here. */
const page = { status: 200, head: '', body: '', htmlLang: 'zh-CN', data: '{}' };

await runUntilStopped(async () => {
  const env = readEnv(process.env);
  const pages = { render: async () => page, readTemplate: async () => '<html></html>', parametersOf: () => [] };
  return startServer({ env, log: createLog('warn', false), web: { pages, serveFiles: async () => {} } });
});
