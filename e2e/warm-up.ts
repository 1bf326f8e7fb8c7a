import type { FullConfig } from '@playwright/test';

/** The first list opens fonts and dictionaries; on a busy machine a page would give up waiting for that. */
const FIRST_ASKED = ['/api/icon/tag/first/list', '/api/icon/list?name=%E9%9D%92%E5%B2%9A%E8%8C%B6%E4%BA%8B&size=1'];
const PAUSE_MS = 500;
const LIMIT_MS = 240_000;

// oxlint-disable-next-line import/no-default-export -- Playwright loads it by its default export
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (const path of FIRST_ASKED)
    while ((await askCode(`${projects[0]?.use.baseURL}${path}`)) !== 200) {
      if (Date.now() > deadline) throw new Error(`The server did not answer ${path}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

async function askCode(url: string): Promise<number> {
  const reply = await fetch(url, { headers: { 'app-sign': 'markwright-web' } });
  return ((await reply.json()) as { code: number }).code;
}
