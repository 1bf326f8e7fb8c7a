import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyPage } from '../../components/empty-page.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { designersMessages } from '../../i18n/designers.ts';
import { useMessages } from '../../i18n/messages.ts';
import { DemandForm } from './demand-form.tsx';
import { DesignerRow } from './designer-row.tsx';
import { DeskDrawing } from '../../components/illustrations.tsx';
import type { DesignerList } from './load-designers.ts';

export function MadeScreen() {
  const m = useMessages(designersMessages);
  const { list, styles, trades, style, trade } = useLoaderData<DesignerList>();
  const [chosen, setChosen] = useState('');
  const form = useRef<HTMLElement>(null);
  if (styles.length === 0) {
    return (
      <EmptyPage
        heading={m.title}
        note={m.note}
        drawing={<DeskDrawing />}
        title={m.emptyTitle}
        text={m.emptyText}
        action={m.action}
      />
    );
  }

  function askFor(id: string) {
    setChosen(id);
    form.current?.scrollIntoView();
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true });
  }

  return (
    <div className="content pb-(--section-gap)">
      <PageHeading title={m.title} note={m.note}>
        <p className="max-w-96 text-caption text-muted">{m.demo}</p>
        <Button className="mt-3" onClick={() => askFor('')}>
          {m.toForm}
        </Button>
      </PageHeading>
      <Filter
        label={m.byStyle}
        name="style"
        chosen={style}
        others={trade && `trade=${trade}`}
        tally={styles}
        words={m.styles}
      />
      <Filter
        label={m.byTrade}
        name="trade"
        chosen={trade}
        others={style && `style=${style}`}
        tally={trades}
        words={m.trades}
      />
      <div className="pt-5">
        {list.map((designer, index) => (
          <DesignerRow key={designer.id} designer={designer} index={index} onAsk={() => askFor(designer.id)} />
        ))}
        {list.length === 0 && (
          <EmptyState
            drawing={<DeskDrawing />}
            title={m.noMatch}
            text={m.note}
            action={
              <SiteLink to="/made" className={buttonClass({ look: 'ink' })}>
                {m.clear}
              </SiteLink>
            }
          />
        )}
      </div>
      <section
        ref={form}
        aria-label={m.formTitle}
        className="scroll-mt-20 gap-6 pt-10 md:pt-16 lg:grid lg:grid-cols-[282px_1fr]"
      >
        <div className="mb-6">
          <h2 className="text-heading font-bold">{m.formTitle}</h2>
          <p className="mt-2 max-w-reading text-muted">{m.formNote}</p>
        </div>
        <DemandForm designers={list} chosen={chosen} onChoose={setChosen} />
      </section>
    </div>
  );
}

type FilterProps = {
  label: string;
  name: 'style' | 'trade';
  chosen: string;
  /** What is chosen in the other row, kept in the address. */
  others: string;
  tally: readonly { id: string; count: number }[];
  words: Record<string, string>;
};

/** Links, so that every choice has an address of its own. */
function Filter({ label, name, chosen, others, tally, words }: FilterProps) {
  const m = useMessages(designersMessages);
  const to = (id: string) => {
    const query = [id && `${name}=${id}`, others].filter(Boolean).join('&');
    return query ? `/made?${query}` : '/made';
  };
  const entries = [{ id: '', label: m.all }, ...tally.map(({ id }) => ({ id, label: words[id] ?? id }))];
  return (
    <nav aria-label={label} className="scrollbar-none -mx-2 flex items-center gap-1 overflow-x-auto px-2 pb-2">
      <span aria-hidden className="w-14 shrink-0 text-caption text-muted">
        {label}
      </span>
      {entries.map((entry) => (
        <SiteLink
          key={entry.id}
          to={to(entry.id)}
          preventScrollReset
          aria-current={chosen === entry.id ? 'true' : undefined}
          className={classNames(
            'inline-flex h-9 shrink-0 items-center rounded-chip px-3.5 text-caption whitespace-nowrap transition-colors',
            chosen === entry.id ? 'bg-ink text-chalk' : 'hover:bg-quiet',
          )}
        >
          {entry.label}
        </SiteLink>
      ))}
    </nav>
  );
}
