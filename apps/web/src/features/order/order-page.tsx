import type { Commodity, Data, Endpoints, Package } from '@markwright/contracts';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { PayChoice } from '../../components/pay-choice.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CouponField } from '../../lib/coupon-field.tsx';
import { useSample } from '../../lib/download/use-sample.ts';
import { MockUpList } from '../../lib/mock-ups/mock-up-list.tsx';
import { useWallets } from '../../lib/goods.ts';
import { useCoupon } from '../../lib/use-coupon.ts';
import { usePay } from '../../stores/pay.ts';
import { AiLabelSwitch } from './ai-label-switch.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import { CaseSwitch } from './case-switch.tsx';
import { DownloadButton } from './download-button.tsx';
import { Faq } from './faq.tsx';
import { dueOf, LogoSheet, SummaryRows } from './order-summary.tsx';
import { PackageCard } from './package-card.tsx';
import { contentLines, firstChoice, ownedPackage } from './package-contents.ts';
import { HdPicture, VectorPicture } from './package-pictures.tsx';
import { usePlaceOrder } from './place-order.ts';
import { Price } from './price.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { usePendingOrder } from './use-pending-order.ts';

type OrderPageProps = {
  creation: Data<Endpoints['getCreation']>;
  goods: Data<Endpoints['listCommodities']>;
};

/** Packages and answers at the left, the bill at the right; on a phone the bill follows and its button stays in reach. */
export function OrderPage({ creation, goods }: OrderPageProps) {
  const m = useMessages(orderMessages);
  const { creationId, doc } = creation;
  const [parameters] = useSearchParams();
  const [picked, setPicked] = useState<Commodity['purchaseType'] | null>(null);
  const chosen = firstChoice(goods.list, picked ?? parameters.get('package'));
  const owned = ownedPackage(goods.list);
  const radioName = useId();
  const sample = useSample();
  usePendingOrder(creationId, doc);
  return (
    <div className="content grid gap-10 pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-x-16">
      <div className="min-w-0">
        <header className="pt-8 pb-6 md:pt-14 md:pb-8">
          <h1 className="text-heading font-black md:text-display">
            {owned && !chosen ? m.yours : m.buyWord}
            {m.beforeQuote}
            <span className="inline-block max-w-full break-words">{m.quoted(doc.name.text)}</span>
          </h1>
          <p className="mt-2 text-muted">{owned && !chosen ? m.ownedAll : m.note}</p>
        </header>
        <div className="mb-4 md:hidden">
          <LogoSheet doc={doc} bought={owned !== undefined} />
          {owned && (
            <div className="my-5">
              <OwnedFiles creation={creation} owned={owned} isWhole={!chosen} />
            </div>
          )}
        </div>
        <fieldset className="grid gap-4 md:grid-cols-2 md:gap-6">
          <legend className="sr-only">{m.packages}</legend>
          {goods.list.map((commodity) => (
            <PackageCard
              key={commodity.commodityId}
              commodity={commodity}
              lines={contentLines(commodity, goods.list)}
              chosen={chosen === commodity}
              onChoose={() => setPicked(commodity.purchaseType)}
              name={radioName}
              picture={
                commodity.purchaseType === 'hd' ? (
                  <HdPicture doc={doc} bought={owned !== undefined} />
                ) : (
                  <VectorPicture doc={doc} bought={owned === 'vector'} />
                )
              }
            />
          ))}
        </fieldset>
        <div className="mt-8 md:mt-10">
          <MockUpList
            doc={doc}
            bought={owned !== undefined}
            count={3}
            className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 scrollbar-none md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:px-0"
            itemClassName="w-64 shrink-0 snap-start md:w-auto"
          />
        </div>
      </div>
      <aside
        aria-label={m.summary}
        className="min-w-0 md:grid md:grid-cols-2 md:items-start md:gap-8 lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:row-span-2 lg:mt-14 lg:block lg:self-start"
      >
        <div className="max-md:hidden">
          <LogoSheet doc={doc} bought={owned !== undefined} />
        </div>
        <div className="lg:mt-5">
          {owned && (
            <div className="mb-5 max-md:hidden">
              <OwnedFiles creation={creation} owned={owned} isWhole={!chosen} />
            </div>
          )}
          {chosen && <Bill creation={creation} commodity={chosen} />}
          {goods.sandbox && chosen && <SandboxNote />}
          {!owned && (
            <div className="mt-6 border-t border-line pt-4">
              <SampleOffer busy={sample.busy} onTake={() => void sample.take(creationId)} />
            </div>
          )}
        </div>
      </aside>
      <Faq />
    </div>
  );
}

type OwnedFilesProps = { creation: OrderPageProps['creation']; owned: Package; isWhole: boolean };

/** On a phone it stands under the logo, where somebody who comes back for the files looks first. */
const OwnedFiles = ({ creation: { creationId, caseAllowed }, owned, isWhole }: OwnedFilesProps) => (
  <>
    <DownloadButton creationId={creationId} owned={owned} look={isWhole ? 'action' : 'outline'} />
    <CaseSwitch creationId={creationId} allowed={caseAllowed} />
  </>
);

type BillProps = { creation: OrderPageProps['creation']; commodity: Commodity };

function Bill({ creation: { creationId, doc, aiMade, purchased }, commodity }: BillProps) {
  const m = useMessages(orderMessages);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const agreement = useRef<HTMLDivElement>(null);
  const wallets = useWallets(creationId);
  const { place, busy, canPlace } = usePlaceOrder(creationId);
  const coupon = useCoupon({ creationId, commodityId: commodity.commodityId });
  const { quote } = coupon;
  const submit = () => {
    setAsked(true);
    // What stood chosen is what is opened, also in the tab that a wallet comes back to.
    if (agreed) usePay.setState({ payType: wallets.payType });
    if (agreed) void place(commodity, quote?.code);
    // On a phone the box may be a screen away from the button; where it is in sight the page stays still.
    else agreement.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const button = (
    <Button look="action" size="large" wide busy={busy || !canPlace} onClick={submit}>
      {busy ? m.submitting : m.submit}
    </Button>
  );
  return (
    <div>
      <SummaryRows commodity={commodity} brandName={doc.name.text} quote={quote} />
      <div className="mt-4">
        <CouponField coupon={coupon} />
      </div>
      {aiMade && purchased === 'none' && (
        <div className="mt-4 border-t border-line pt-2">
          <AiLabelSwitch />
        </div>
      )}
      <div className="mt-6">
        <PayChoice {...wallets} words={m} />
      </div>
      <div ref={agreement} className="mt-5 scroll-mt-24 scroll-mb-32">
        <AgreementCheck agreed={agreed} onChange={setAgreed} missing={asked} />
      </div>
      <div className="mt-5 max-md:hidden">{button}</div>
      <div className="bottom-bar fixed inset-x-0 bottom-0 z-20 flex items-center gap-5 border-t border-line bg-paper px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] md:hidden">
        <Price {...dueOf(commodity, quote)} />
        <div className="grow">{button}</div>
      </div>
    </div>
  );
}
