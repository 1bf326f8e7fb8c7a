import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';

/** Shown when even the page renderer failed: needs nothing else to work, in both languages. */
export function sendErrorPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const zhFirst = languageOf(request) === 'zh';
  const zh = '<p lang="zh-CN">页面暂时打不开，请稍后再试。<a href="/">返回首页</a></p>';
  const en =
    '<p lang="en">This page could not be opened just now. Please try again shortly. <a href="/">Back to home</a></p>';
  return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${zhFirst ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>500 · 方格 Markwright</title></head>
<body><h1>500</h1>${zhFirst ? zh + en : en + zh}<p><small>${request.id}</small></p></body></html>`);
}
