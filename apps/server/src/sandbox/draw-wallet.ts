import type { Language } from '@markwright/contracts';
import { escapeHtml } from '../http/escape-html.ts';
import { yuanOf } from './alipay-vendor.ts';
import { drawFrame } from './draw-page.ts';
import { canPlay, WALLET_ACTIONS, type WalletAction } from './wallet.ts';
import { PAYER_TEXTS } from './wallet-texts.ts';
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

/** `after`: where the phone goes once this is over. `now`: it is over. */
type Back = { after?: string | undefined; now?: string | undefined };

export function drawPayer(trade: PlayedTrade | undefined, language: Language, back: Back = {}): string {
  const t = PAYER_TEXTS[language];
  if (!trade) return drawFrame(language, t.list, `<p>${t.unknown}</p>`, t.phone);
  const first = canPlay(trade, 'pay')
    ? button(trade, 'pay', language, back, 'first') + button(trade, 'cancel', language, back)
    : '';
  const rest = WALLET_ACTIONS.filter((action) => action !== 'pay' && action !== 'cancel' && canPlay(trade, action));
  const others = rest.map((action) => button(trade, action, language, back)).join('');
  const refund =
    trade.state === 'paid' && trade.refundedFen === 0
      ? `<section><p class="note">${t.refundNote}</p>${post(trade, 'refund', t.refund, language, back)}</section>`
      : '';
  const returning = back.now
    ? `<a class="button first" href="${escapeHtml(back.now)}">${t.back}</a><meta http-equiv="refresh" content="3;url=${escapeHtml(back.now)}">`
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
  return `<span class="phone">${escapeHtml(trade.subject)}</span><p class="amount">${trade.currency ? escapeHtml(trade.currency.toUpperCase()) : '¥'} ${yuanOf(trade.amountFen)}</p>
<p class="note" role="status">${t.states[state]} · ${escapeHtml(trade.number)}</p>`;
}

const button = (trade: PlayedTrade, action: WalletAction, language: Language, back: Back, style = ''): string =>
  post(trade, action, PAYER_TEXTS[language].actions[action], language, back, style);

function post(
  trade: PlayedTrade,
  action: string,
  label: string,
  language: Language,
  { after }: Back,
  style = '',
): string {
  // Read as an address of this site again, so its host is of no matter.
  const query = new URLSearchParams({ lang: language, ...(after && { redirect_url: `http://site${after}` }) });
  return `<form method="post" action="${payerPath(trade.number)}?${escapeHtml(query.toString())}">
<button class="${style}" name="action" value="${action}">${label}</button></form>`;
}
