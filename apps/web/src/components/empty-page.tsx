import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeading } from './page-heading.tsx';
import { SiteLink } from './site-link.tsx';

type EmptyPageProps = {
  heading: string;
  note?: string;
  drawing: ReactNode;
  title: string;
  text: string;
  action: string;
  to?: string;
};

/** A page with nothing to show yet: its heading, one drawing and one way on. */
export function EmptyPage({ heading, note, drawing, title, text, action, to = '/createLogo' }: EmptyPageProps) {
  return (
    <div className="content">
      <PageHeading title={heading} {...(note !== undefined && { note })} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={drawing}
          title={title}
          text={text}
          action={
            <SiteLink to={to} className={buttonClass({ look: 'action' })}>
              {action}
            </SiteLink>
          }
        />
      </div>
    </div>
  );
}
