import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';

/** Questions answered in the open: nobody should have to unfold what they need before paying. */
export function Faq() {
  const m = useMessages(orderMessages);
  return (
    <section aria-labelledby="order-faq" className="border-t border-ink pt-6">
      <h2 id="order-faq" className="sr-only">
        {m.faqTitle}
      </h2>
      <dl className="grid gap-x-6 gap-y-6 md:grid-cols-2">
        {m.faq.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-bold">{question}</dt>
            <dd className="mt-1 text-pretty text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 border-t border-line pt-6">
        <h2 className="font-bold">{m.trademarkTitle}</h2>
        <p className="mt-1 max-w-reading text-pretty text-muted">{m.trademark}</p>
      </div>
    </section>
  );
}
