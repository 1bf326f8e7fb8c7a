import type { Language } from '@markwright/contracts';
import { escapeHtml } from '../http/escape-html.ts';
import { yuanOf } from './alipay-vendor.ts';
import { drawFrame } from './draw-page.ts';
import { canPlay, PAYER_ACTIONS, type PayerAction } from './payer.ts';
import { PAYER_TEXTS } from './payer-texts.ts';
import type { PlayedTrade } from './pay-trades.ts';

export const payerPath = (number: string): string => `/sandbox/pay/${encodeURIComponent(number)}`;

/** Waiting payments on the phone's first page. */
export function drawPayments(trades: PlayedTrade[], language: Language): string {
  const t = PAYER_TEXTS[language];
  const rows = trades.map(
    (trade) => `<li data-payment="${escapeHtml(trade.number)}" data-state="${trade.state}">${drawTrade(trade, language)}
<a class="button" href="${payerPath(trade.number)}?lang=${language}">${t.open}</a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p class="note">${t.empty}</p>`;
  return `<section><h2>${t.list}</h2>${list}</section>`;
}

export function drawPayer(trade: PlayedTrade | undefined, language: Language, back?: string): string {
  const t = PAYER_TEXTS[language];
  if (!trade) return drawFrame(language, t.list, `<p>${t.unknown}</p>`, t.phone);
  const first = canPlay(trade, 'pay')
    ? button(trade, 'pay', language, 'first') + button(trade, 'cancel', language)
    : '';
  const rest = PAYER_ACTIONS.filter((action) => action !== 'pay' && action !== 'cancel' && canPlay(trade, action));
  const others = rest.map((action) => button(trade, action, language)).join('');
  const refund =
    trade.state === 'paid' && trade.refundedFen === 0
      ? `<section><p class="note">${t.refundNote}</p>${post(trade, 'refund', t.refund, language)}</section>`
      : '';
  const returning = back
    ? `<a class="button first" href="${escapeHtml(back)}">${t.back}</a><meta http-equiv="refresh" content="3;url=${escapeHtml(back)}">`
    : '';
  return drawFrame(
    language,
    t.title[trade.provider],
    `<p class="note">${t.note}</p><ul><li data-payment="${escapeHtml(trade.number)}" data-state="${trade.state}">
${drawTrade(trade, language)}${first}${returning}</li></ul>
${others ? `<section><h2>${t.others}</h2>${others}</section>` : ''}${refund}`,
    t.phone,
  );
}

function drawTrade(trade: PlayedTrade, language: Language): string {
  const t = PAYER_TEXTS[language];
  const state = trade.refundedFen > 0 ? 'refunded' : trade.state;
  return `<span class="phone">${escapeHtml(trade.subject)}</span><p class="amount">¥ ${yuanOf(trade.amountFen)}</p>
<p class="note" role="status">${t.states[state]} · ${escapeHtml(trade.number)}</p>`;
}

const button = (trade: PlayedTrade, action: PayerAction, language: Language, style = ''): string =>
  post(trade, action, PAYER_TEXTS[language].actions[action], language, style);

const post = (trade: PlayedTrade, action: string, label: string, language: Language, style = ''): string =>
  `<form method="post" action="${payerPath(trade.number)}?lang=${language}">
<button class="${style}" name="action" value="${action}">${label}</button></form>`;
