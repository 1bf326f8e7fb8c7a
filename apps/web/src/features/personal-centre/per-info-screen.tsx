import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SignInGate } from '../../components/sign-in-gate.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { openLogin } from '../../stores/session.ts';
import { ShelfDrawing } from './shelf-drawing.tsx';

export function PerInfoScreen() {
  const m = useMessages(personalCentreMessages);
  return (
    <div className="content">
      <PageHeading title={m.title}>
        <SiteLink to="/createLogo" className={buttonClass()}>
          {m.action}
        </SiteLink>
      </PageHeading>
      <SignInGate fallback={<SignInFirst />}>
        <Tabs
          label={m.lists}
          tabs={[
            { value: 'creations', label: m.creations, panel: <Shelf title={m.noCreations} text={m.noCreationsText} /> },
            { value: 'orders', label: m.orders, panel: <Shelf title={m.noOrders} text={m.noOrdersText} /> },
            { value: 'aiLogos', label: m.aiLogos, panel: <Shelf title={m.noAiLogos} text={m.noAiLogosText} /> },
          ]}
        />
      </SignInGate>
    </div>
  );
}

function Shelf({ title, text }: { title: string; text: string }) {
  const m = useMessages(personalCentreMessages);
  return (
    <EmptyState
      drawing={<ShelfDrawing />}
      title={title}
      text={text}
      action={
        <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
          {m.action}
        </SiteLink>
      }
    />
  );
}

function SignInFirst() {
  const m = useMessages(personalCentreMessages);
  return (
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
  );
}
