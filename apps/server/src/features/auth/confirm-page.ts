import type { Language } from '@markwright/contracts';
import { escapeHtml } from '../../http/escape-html.ts';

const TEXTS = {
  zh: {
    title: '确认登录方格',
    ask: '有一台电脑正在用你的微信登录方格。是你本人在操作吗？',
    confirm: '确认登录',
    ignore: '不是我，请直接关闭这一页，不会登录。',
    done: '已确认，回到电脑上继续吧。',
    ended: '这个登录码已失效。请在电脑上刷新二维码后重新扫码。',
  },
  en: {
    title: 'Confirm signing in to Markwright',
    ask: 'A computer is signing in to Markwright with your WeChat. Is it you?',
    confirm: 'Confirm',
    ignore: 'If it is not you, just close this page; nobody is signed in.',
    done: 'Confirmed. Go back to the computer.',
    ended: 'This code has expired. Refresh it on the computer and scan again.',
  },
};

const STYLE = `body{font:17px/1.6 "PingFang SC","Noto Sans SC",system-ui,sans-serif;margin:0;background:#f3efe6;color:#1b1917}
main{max-width:24rem;margin:0 auto;padding:2.5rem 1.25rem;text-align:center}h1{font-size:1.375rem;margin:0 0 1.5rem}
img{width:5rem;height:5rem;border-radius:50%;display:block;margin:0 auto .5rem}.note{color:#6a645a;font-size:.9375rem}
button{display:block;width:100%;min-height:3rem;margin:1.5rem 0 1rem;font:inherit;font-weight:600;color:#1b1917;background:#ff6000;border:0;border-radius:4px}`;

const frame = (language: Language, body: string): string =>
  `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${TEXTS[language].title}</title>
<style>${STYLE}</style></head><body><main><h1>${TEXTS[language].title}</h1>${body}</main></body></html>`;

export type Asked = { nickName: string; wxHeadImgUrl: string; state: string };

/** Opened on the phone that scanned: nobody is signed in before its button is pressed. */
export function drawConfirmPage(language: Language, { nickName, wxHeadImgUrl, state }: Asked): string {
  const t = TEXTS[language];
  const picture = /^https?:/.test(wxHeadImgUrl) ? `<img alt="" src="${escapeHtml(wxHeadImgUrl)}">` : '';
  return frame(
    language,
    `${picture}<p><strong>${escapeHtml(nickName)}</strong></p><p>${t.ask}</p>
<form method="post" action="/api/login/wx/confirm?lang=${language}"><input type="hidden" name="state" value="${escapeHtml(state)}">
<button>${t.confirm}</button></form><p class="note">${t.ignore}</p>`,
  );
}

export const drawConfirmed = (language: Language, isConfirmed: boolean): string =>
  frame(language, `<p role="status">${isConfirmed ? TEXTS[language].done : TEXTS[language].ended}</p>`);
