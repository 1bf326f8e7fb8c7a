import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { ShelfDrawing } from '../../components/illustrations.tsx';

type NothingYetProps = { title: string; text: string; action: string; to: string; drawing?: ReactNode };

export const NothingYet = ({ title, text, action, to, drawing = <ShelfDrawing /> }: NothingYetProps) => (
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
);
