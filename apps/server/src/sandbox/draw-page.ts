import type { Language } from '@markwright/contracts';
import { escapeHtml } from '../http/escape-html.ts';
import { TEXTS, type Texts } from './page-texts.ts';
import type { SandboxItem } from './sandbox-items.ts';

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{font:16px/1.6 "PingFang SC","Noto Sans SC",system-ui,sans-serif;margin:0;background:#f3efe6;color:#1b1917}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1rem;margin:2rem 0 .75rem}
p{margin:.25rem 0}.note{color:#6a645a}ul{list-style:none;margin:.75rem 0 0;padding:0;display:grid;gap:.75rem}
li{background:#fff;border:1px solid #d9d2c4;border-radius:6px;padding:1rem}time,.phone{color:#6a645a;font-size:.875rem}
.tag{display:inline-block;background:#ff6000;color:#1b1917;font-size:.8125rem;padding:0 .5rem;border-radius:3px}
button,.button{display:block;width:100%;min-height:2.75rem;margin-top:.5rem;padding:.5rem 1rem;font:inherit;text-align:center;color:#1b1917;background:#fff;border:1px solid #1b1917;border-radius:4px;cursor:pointer;text-decoration:none}
button.first{background:#ff6000;border-color:#ff6000}.said{border-left:4px solid #ff6000}img{width:7rem;float:right;margin:0 0 .5rem 1rem}
.amount{font-size:2rem;font-variant-numeric:tabular-nums;line-height:1.3}`;

type PageDeps = {
  language: Language;
  messages?: SandboxItem[];
  mails?: SandboxItem[];
  tickets?: SandboxItem[];
  /** Further sections, drawn already. */
  more?: string;
  /** Set after a scan: what the official account answered. */
  said?: { text: string; profileUrl?: string };
};

export function drawPage({ language, messages, mails, tickets, more, said }: PageDeps): string {
  const t = TEXTS[language];
  const body = [
    said && drawSaid(said, t),
    messages &&
      section(
        t.inbox,
        messages.map((item) => drawMessage(item, t)),
        t.inboxEmpty,
      ),
    mails &&
      section(
        t.mails,
        mails.map((item) => drawMail(item)),
        t.mailsEmpty,
      ),
    tickets &&
      section(
        t.scans,
        tickets.map((item) => drawTicket(item, t, language)),
        messages ? t.scansEmpty : t.ended,
      ),
  ];
  const rest = [...body.filter(Boolean), more ?? ''].join('\n');
  return drawFrame(language, t.title, `<p class="note">${t.intro}</p>${rest}`);
}

/** Every page of the sandbox says what it is. */
export function drawFrame(language: Language, title: string, body: string, toPhone = TEXTS[language].refresh): string {
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><span class="tag">SANDBOX</span><h1>${title}</h1>${body}
<a class="button" href="/sandbox?lang=${language}">${toPhone}</a></main></body></html>`;
}

const section = (title: string, rows: string[], empty: string): string =>
  `<section><h2>${title}</h2>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p class="note">${empty}</p>`}</section>`;

const drawMessage = ({ value, createdAt }: SandboxItem, t: Texts): string =>
  `<li data-phone="${escapeHtml(value['phone'] ?? '')}" data-code="${escapeHtml(value['code'] ?? '')}">
<span class="phone">${escapeHtml(value['phone'] ?? '')}</span> <time>${createdAt.toISOString().slice(11, 19)} UTC</time>
<p>${escapeHtml(t.message(value['code'] ?? ''))}</p></li>`;

const drawMail = ({ value, createdAt }: SandboxItem): string =>
  `<li data-mail="${escapeHtml(value['address'] ?? '')}" data-code="${escapeHtml(value['code'] ?? '')}">
<span class="phone">${escapeHtml(value['address'] ?? '')}</span> <time>${createdAt.toISOString().slice(11, 19)} UTC</time>
<p><b>${escapeHtml(value['subject'] ?? '')}</b></p><p>${escapeHtml(value['text'] ?? '')}</p>${value['files'] ? `<p class="note">${escapeHtml(value['files'])}</p>` : ''}</li>`;

function drawTicket({ value, createdAt }: SandboxItem, t: Texts, language: Language): string {
  const ticket = escapeHtml(value['ticket'] ?? '');
  const picture = `/sandbox/wechat/cgi-bin/showqrcode?ticket=${encodeURIComponent(value['ticket'] ?? '')}`;
  return `<li data-ticket="${ticket}"><img alt="" src="${picture}"><time>${createdAt.toISOString().slice(11, 19)} UTC</time>
<form method="post" action="/sandbox/scan?lang=${language}"><input type="hidden" name="ticket" value="${ticket}">
<button class="first" name="account" value="bound">${t.asBound}</button>
<button name="account" value="new">${t.asNew}</button></form></li>`;
}

const drawSaid = ({ text, profileUrl }: NonNullable<PageDeps['said']>, t: Texts): string =>
  `<ul><li class="said" role="status"><p>${t.scanned}</p>${text && `<p class="note">${t.chat}: ${escapeHtml(text)}</p>`}
${profileUrl ? `<a class="button" href="${escapeHtml(profileUrl)}">${t.profile}</a>` : ''}</li></ul>`;
