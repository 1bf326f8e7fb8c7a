import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SignInGate } from '../../components/sign-in-gate.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useGoods } from '../../lib/goods.ts';
import { ReplyError } from '../../lib/server-data.ts';
import { openLogin } from '../../stores/session.ts';
import { useCreation } from './order-data.ts';
import { OrderPage } from './order-page.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { ParcelDrawing } from '../../components/illustrations.tsx';

export function CreateOrderScreen() {
  const m = useMessages(orderMessages);
  const [parameters] = useSearchParams();
  const creationId = parameters.get('creationId');
  return (
    <SignInGate
      fallback={
        <Problem
          title={m.gateTitle}
          text={m.gateText}
          action={
            <Button look="action" onClick={openLogin}>
              {m.signIn}
            </Button>
          }
        />
      }
    >
      {creationId ? <Order creationId={creationId} /> : <NothingToBuy />}
    </SignInGate>
  );
}

const NOT_THERE = [400, 403, 404];

function Order({ creationId }: { creationId: string }) {
  const m = useMessages(orderMessages);
  const creation = useCreation(creationId);
  const goods = useGoods(creationId);
  if (creation.data && goods.data) return <OrderPage creation={creation.data} goods={goods.data} />;
  const error = creation.error ?? goods.error;
  if (!error) return <OrderSkeleton />;
  if (error instanceof ReplyError && NOT_THERE.includes(error.code)) {
    const toShelf = (
      <SiteLink to="/perInfo" className={buttonClass({ look: 'action' })}>
        {m.toShelf}
      </SiteLink>
    );
    return <Problem title={m.missingTitle} text={m.missingText} action={toShelf} />;
  }
  const again = () => void Promise.all([creation.refetch(), goods.refetch()]);
  return (
    <Problem
      title={m.failedTitle}
      text={m.failedText}
      action={
        <Button look="action" onClick={again}>
          {m.again}
        </Button>
      }
    />
  );
}

function NothingToBuy() {
  const m = useMessages(orderMessages);
  return (
    <Problem
      title={m.emptyTitle}
      text={m.emptyText}
      action={
        <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
          {m.action}
        </SiteLink>
      }
    />
  );
}

function Problem({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  const m = useMessages(orderMessages);
  return (
    <div className="content">
      <PageHeading title={m.title} note={m.note} />
      <div className="border-t border-ink">
        <EmptyState drawing={<ParcelDrawing />} title={title} text={text} action={action} />
      </div>
    </div>
  );
}
