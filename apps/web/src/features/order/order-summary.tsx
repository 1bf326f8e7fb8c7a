import type { Commodity } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import type { ReactNode } from 'react';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { yuanText } from '../../lib/format.ts';
import type { Coupon } from '../../lib/use-coupon.ts';
import { useLanguage } from '../../stores/language.ts';
import { Price } from './price.tsx';

const SHEET = { width: 320, height: 200 };

export const LogoSheet = ({ doc, bought }: { doc: LogoDoc; bought: boolean }) => {
  const m = useMessages(orderMessages);
  return (
    <LogoPicture
      doc={doc}
      alt={m.logoOf(doc.name.text)}
      options={{ size: SHEET, bought }}
      className="aspect-[320/200] border border-line"
    />
  );
};

type SummaryRowsProps = { commodity: Commodity; brandName: string; quote?: Coupon['quote'] };

/** What it comes to. */
export function SummaryRows({ commodity, brandName, quote }: SummaryRowsProps) {
  const m = useMessages(orderMessages);
  const language = useLanguage();
  const credit = commodity.priceFen - commodity.payFen;
  return (
    <dl>
      <Row label={m.package}>{commodity.title[language]}</Row>
      <Row label={m.licence}>{m.licenceValue}</Row>
      {commodity.purchaseType === 'vector' && (
        <Row label={m.brandName} note={m.brandNameNote}>
          {brandName}
        </Row>
      )}
      {credit > 0 && (
        <Row label={m.credit}>
          <span className="font-latin tabular-nums">{`−${m.yuan}${yuanText(credit)}`}</span>
        </Row>
      )}
      {quote && (
        <Row label={m.discount}>
          <span className="font-latin tabular-nums">{`−${m.yuan}${yuanText(quote.discountFen)}`}</span>
        </Row>
      )}
      <div className="mt-3 flex items-end justify-between border-t border-ink pt-4">
        <dt>{m.total}</dt>
        <dd>
          <Price {...dueOf(commodity, quote)} size="total" />
        </dd>
      </div>
    </dl>
  );
}

/** What is to be paid, a coupon taken off. */
export const dueOf = ({ payFen, secondPay }: Commodity, quote?: Coupon['quote']) => ({
  fen: quote?.payFen ?? payFen,
  second: quote ? quote.secondPay : secondPay,
});

type RowProps = { label: string; children: ReactNode; note?: string };

export const Row = ({ label, children, note }: RowProps) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-1">
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="ml-auto min-w-0 text-right break-words">{children}</dd>
    {note && <dd className="w-full pb-1 text-caption text-muted">{note}</dd>}
  </div>
);
