import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';

type PageProps = {
  title: string;
  /** A number that belongs to the title, and must not shout as loud. */
  number?: string;
  about?: string;
  /** The list this is one of. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen of the desk: its name, what can be done with all of it, and what is there. */
export const Page = ({ title, number, about, back, actions, children }: PageProps) => (
  <main className="mx-auto w-full min-w-0 max-w-[1180px] px-4 py-6 md:px-8 md:py-8">
    <title>{number ? `${title} ${number}` : title}</title>
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-6">
      <div className="min-w-0">
        {back && (
          <Link to={back.to} className="-ml-1 mb-1 inline-flex items-center text-caption text-muted hover:text-ink">
            <Icon of={ChevronLeft} size={16} />
            {back.label}
          </Link>
        )}
        <h1 className="text-heading font-bold wrap-anywhere">
          {title} {number && <span className="text-lead font-medium tabular-nums max-md:block">{number}</span>}
        </h1>
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
        <dd className="wrap-anywhere tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
