import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SignInGate } from '../../components/sign-in-gate.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { openLogin } from '../../stores/session.ts';
import { AiTab } from './ai-tab.tsx';
import { CreationsTab } from './creations-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { PackPage } from './pack/pack-page.tsx';
import { ShelfDrawing } from '../../components/illustrations.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { useAiLogos, useCreations, useOrders, type AiSort, type CreationSort, type OrderSort } from './use-lists.ts';

export const PerInfoScreen = () => (
  <div className="content">
    <SignInGate fallback={<SignInFirst />}>
      <Shelves />
    </SignInGate>
  </div>
);

/** The lists, or the files of one bought logo where the address names it. */
function Shelves() {
  const [parameters] = useSearchParams();
  const creationId = parameters.get('pack');
  if (creationId) return <PackPage key={creationId} creationId={creationId} />;
  return (
    <>
      <ProfileHeader />
      <Lists />
    </>
  );
}

const TABS = ['creations', 'orders', 'aiLogos'] as const;
const totalOf = (data?: { pages: { total: number }[] }) => data?.pages[0]?.total;

/** The open tab stands in the address, so that a link or the way back finds it. */
function Lists() {
  const m = useMessages(personalCentreMessages);
  const [parameters, setParameters] = useSearchParams();
  const [creationSort, setCreationSort] = useState<CreationSort>('updated');
  const [orderSort, setOrderSort] = useState<OrderSort>('created');
  const [aiSort, setAiSort] = useState<AiSort>('newest');
  const open = TABS.find((tab) => tab === parameters.get('tab')) ?? 'creations';
  const choose = (tab: string) =>
    setParameters(
      (old) => {
        old.set('tab', tab);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs
      label={m.lists}
      value={open}
      onChange={choose}
      tabs={[
        {
          value: 'creations',
          label: m.creations,
          count: totalOf(useCreations(creationSort).data),
          panel: <CreationsTab sort={creationSort} onSort={setCreationSort} />,
        },
        {
          value: 'orders',
          label: m.orders,
          count: totalOf(useOrders(orderSort).data),
          panel: <OrdersTab sort={orderSort} onSort={setOrderSort} />,
        },
        {
          value: 'aiLogos',
          label: m.aiLogos,
          count: totalOf(useAiLogos(aiSort).data),
          panel: <AiTab sort={aiSort} onSort={setAiSort} />,
        },
      ]}
    />
  );
}

function SignInFirst() {
  const m = useMessages(personalCentreMessages);
  return (
    <>
      <PageHeading title={m.title} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<ShelfDrawing />}
          title={m.gateTitle}
          text={m.gateText}
          action={
            <Button look="action" onClick={openLogin}>
              {m.signIn}
            </Button>
          }
        />
      </div>
    </>
  );
}
