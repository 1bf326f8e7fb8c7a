import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  side: 'left' | 'bottom';
  title: string;
  closeLabel: string;
  children: ReactNode;
};

const SIDES = {
  left: 'inset-y-0 left-0 w-80 max-w-[85vw] animate-from-left',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] animate-from-bottom rounded-t-dialog pb-[max(24px,env(safe-area-inset-bottom))]',
};

/** A drawer from the side or a sheet from below. */
export const Sheet = ({ open, onClose, side, title, closeLabel, children }: SheetProps) => (
  <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className="scrim fixed inset-0 z-40 animate-fade" />
      <Radix.Content
        aria-describedby={undefined}
        className={classNames('fixed z-50 overflow-y-auto bg-paper p-4 shadow-dialog focus:outline-none', SIDES[side])}
      >
        <div className="mb-4 flex items-center justify-between">
          <Radix.Title className="text-lead font-bold">{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton icon={X} label={closeLabel} className="-mr-2.5" />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
