import type { Package } from '@markwright/contracts';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useGoods } from '../../lib/goods.ts';
import { useSession } from '../../stores/session.ts';
import { PackageCard } from './package-card.tsx';
import { contentLines, firstChoice } from './package-contents.ts';
import { SampleOffer } from './sample-offer.tsx';

type BuyDialogProps = { onBuy: (chosen: Package) => void; onSample: () => void; onClose: () => void };

/** Prices and contents, before anyone is asked who they are. */
export function BuyDialog({ onBuy, onSample, onClose }: BuyDialogProps) {
  const m = useMessages(orderMessages);
  const signedIn = useSession((session) => session.token !== '');
  const goods = useGoods();
  const [picked, setPicked] = useState<Package | null>(null);
  const list = goods.data?.list ?? [];
  const chosen = firstChoice(list, picked);
  const name = useId();
  return (
    <Dialog open onClose={onClose} title={m.buyTitle} description={m.buyText} closeLabel={m.close} width="wide">
      {goods.isError ? (
        <div className="mt-6">
          <p className="text-muted">{m.failedText}</p>
          <Button className="mt-4" onClick={() => void goods.refetch()}>
            {m.again}
          </Button>
        </div>
      ) : (
        <>
          <fieldset className="mt-6 grid gap-3 md:grid-cols-2 md:gap-4">
            <legend className="sr-only">{m.packages}</legend>
            {list.map((commodity) => (
              <PackageCard
                key={commodity.commodityId}
                commodity={commodity}
                lines={contentLines(commodity, list)}
                chosen={chosen === commodity}
                onChoose={() => setPicked(commodity.purchaseType)}
                name={name}
              />
            ))}
            {list.length === 0 && [0, 1].map((index) => <Skeleton key={index} className="h-72" />)}
          </fieldset>
          <p className="mt-4 text-caption text-pretty text-muted">{m.trademark}</p>
          <div className="mt-4 border-t border-line pt-4">
            <SampleOffer
              onTake={() => {
                onClose();
                onSample();
              }}
            />
          </div>
          {/* The contents may be longer than the window; the button below them is in sight all the same. */}
          <div className="sticky -bottom-6 -mx-6 mt-3 -mb-6 bg-surface px-6 pt-3 pb-6 md:-bottom-10 md:-mx-10 md:-mb-10 md:px-10 md:pb-8">
            <Button
              look="action"
              size="large"
              wide
              disabled={!chosen}
              onClick={() => {
                onClose();
                if (chosen) onBuy(chosen.purchaseType);
              }}
            >
              {signedIn ? m.buyGo : m.buyGuest}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
