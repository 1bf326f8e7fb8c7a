import type { ReactNode } from 'react';
import { BrandMark } from '../components/brand-mark.tsx';

type ProblemPageProps = { status: number; title: string; text: string; detail?: string; children: ReactNode };

/** A large status drawn on the table, what happened, and the way on. */
export const ProblemPage = ({ status, title, text, detail, children }: ProblemPageProps) => (
  <div className="dotted flex grow flex-col">
    <div className="content flex min-h-120 grow flex-col justify-center py-16">
      <div className="relative w-fit">
        <p className="border-y border-action/35 text-[96px] leading-[0.95] font-black tracking-tighter md:text-[200px]">
          {status}
        </p>
        <BrandMark size={40} className="absolute -right-14 bottom-2" />
      </div>
      <h1 className="mt-8 text-heading font-black md:text-display">{title}</h1>
      <p className="mt-2 max-w-reading text-muted">{text}</p>
      {detail && (
        <p className="mt-4 max-w-reading border-l-2 border-line-strong pl-4 text-caption text-muted">{detail}</p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  </div>
);
