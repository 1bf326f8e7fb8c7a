import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';

const RETRY_SECONDS = 10;
/** What went wrong, by the status that says so. */
const WORDS = {
  429: { zh: '打开页面过于频繁，请稍后再试。', en: 'You are opening pages very quickly. Please try again shortly.' },
  500: { zh: '页面暂时打不开，请稍后再试。', en: 'This page could not be opened just now. Please try again shortly.' },
  503: {
    zh: '现在访问的人较多，请稍等几秒再试。',
    en: 'Many people are here right now. Please try again in a few seconds.',
  },
};
export type ErrorPageStatus = keyof typeof WORDS;

/** Shown when a page could not be drawn: needs nothing else to work, in both languages. */
export function sendErrorPage(request: FastifyRequest, reply: FastifyReply, status: ErrorPageStatus): FastifyReply {
  const zhFirst = languageOf(request) === 'zh';
  const zh = `<p lang="zh-CN">${WORDS[status].zh}<a href="/">返回首页</a></p>`;
  const en = `<p lang="en">${WORDS[status].en} <a href="/">Back to home</a></p>`;
  if (status !== 500 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${zhFirst ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${status} · 方格 Markwright</title></head>
<body><h1>${status}</h1>${zhFirst ? zh + en : en + zh}<p><small>${request.id}</small></p></body></html>`);
}
