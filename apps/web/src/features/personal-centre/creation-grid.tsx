import type { CSSProperties, ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { boardAt } from './board-widths.ts';

/** Boards of different widths on ledges. The ledges are the list's own ground, so a half-filled row stands on a whole one. */
export const CreationGrid = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul aria-label={label} className="shelf">
    {children}
  </ul>
);

type BoardProps = { index: number; children: ReactNode };

export const Board = ({ index, children }: BoardProps) => (
  <li className="board" style={boardAt(index).shares as CSSProperties}>
    {children}
  </li>
);

export const CreationGridSkeleton = () => (
  <CreationGrid>
    {Array.from({ length: 8 }, (_, index) => (
      <Board key={index} index={index}>
        <Skeleton className="h-(--board) rounded-none!" />
      </Board>
    ))}
  </CreationGrid>
);
