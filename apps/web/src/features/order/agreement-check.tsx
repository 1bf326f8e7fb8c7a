import { useState } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { useAgreement } from './order-data.ts';

type AgreementCheckProps = { agreed: boolean; onChange: (agreed: boolean) => void; missing: boolean };

/** Agreeing and reading are two things: the title opens the text and ticks nothing. */
export function AgreementCheck({ agreed, onChange, missing }: AgreementCheckProps) {
  const m = useMessages(orderMessages);
  const [reading, setReading] = useState(false);
  const title = useAgreement().data?.title ?? m.agreementFallback;
  return (
    <>
      <Checkbox checked={agreed} onChange={onChange} {...(missing && !agreed && { problem: m.agreeFirst })}>
        {m.agreeBefore}
        <button
          type="button"
          className="underline underline-offset-2 hover:text-action-text"
          onClick={(event) => {
            event.preventDefault();
            setReading(true);
          }}
        >
          {m.agreementLink(title)}
        </button>
        {m.agreeAfter}
      </Checkbox>
      {reading && <AgreementDialog onClose={() => setReading(false)} />}
    </>
  );
}
