import type { ReactNode } from 'react';

type PageProps = { title: string; about?: string; actions?: ReactNode; children: ReactNode };

/** A screen of the desk: its name, what can be done with all of it, and what is there. */
export const Page = ({ title, about, actions, children }: PageProps) => (
  <main className="mx-auto w-full min-w-0 max-w-[1180px] px-4 py-6 md:px-8 md:py-8">
    <title>{title}</title>
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-6">
      <div className="min-w-0">
        <h1 className="text-heading font-bold wrap-anywhere">{title}</h1>
        {about && <p className="mt-1 text-caption text-muted">{about}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
    {children}
  </main>
);

type PanelProps = { title?: string; actions?: ReactNode; flush?: boolean; children: ReactNode };

/** A sheet on the page; `flush` for tables, which bring their own margins. */
export const Panel = ({ title, actions, flush, children }: PanelProps) => (
  <section className="mb-4 overflow-hidden rounded-card border border-line bg-surface">
    {title && (
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-1.5 md:px-5">
        <h2 className="font-medium">{title}</h2>
        {actions}
      </div>
    )}
    <div className={flush ? '' : 'p-4 md:p-5'}>{children}</div>
  </section>
);

type FactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** What is known of one thing, two by two. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3">
    {facts.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-caption text-muted">{label}</dt>
        <dd className="truncate tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
