import { Dialog } from '../../components/dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useAgreement } from './order-data.ts';

/** The whole text, to be read before agreeing to it. */
export function AgreementDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(orderMessages);
  const { data, isError, refetch } = useAgreement();
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.title ?? m.agreementFallback}
      {...(data && { description: m.agreementVersion(data.version) })}
      closeLabel={m.close}
      width="wide"
    >
      {data ? (
        <div className="mt-6 space-y-6">
          {data.sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2 className="font-bold">{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2 text-pretty">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      ) : isError ? (
        <div className="mt-6">
          <p className="text-muted">{m.agreementFailed}</p>
          <Button className="mt-4" onClick={() => void refetch()}>
            {m.again}
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-6 h-60" />
      )}
    </Dialog>
  );
}
