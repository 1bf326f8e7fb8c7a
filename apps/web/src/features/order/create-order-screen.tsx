import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SignInGate } from '../../components/sign-in-gate.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { orderMessages } from '../../i18n/order.ts';
import { openLogin } from '../../stores/session.ts';
import { ParcelDrawing } from './parcel-drawing.tsx';

export function CreateOrderScreen() {
  const m = useMessages(orderMessages);
  return (
    <div className="content">
      <PageHeading title={m.title} note={m.note} />
      <div className="border-t border-ink">
        <SignInGate
          fallback={
            <EmptyState
              drawing={<ParcelDrawing />}
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
          <EmptyState
            drawing={<ParcelDrawing />}
            title={m.emptyTitle}
            text={m.emptyText}
            action={
              <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
                {m.action}
              </SiteLink>
            }
          />
        </SignInGate>
      </div>
    </div>
  );
}
