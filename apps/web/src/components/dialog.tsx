import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Read after the title by screen readers; shown under it. */
  description?: string;
  width?: 'narrow' | 'medium' | 'wide' | 'full';
  centred?: boolean;
  /** Over the title, in the middle. */
  above?: ReactNode;
  children?: ReactNode;
};

const WIDTHS = {
  narrow: 'md:w-102',
  medium: 'md:w-120',
  wide: 'md:w-180',
  full: 'md:w-[min(1200px,calc(100vw-64px))]',
};

/** Tracing paper over the table; on a phone the dialog is a sheet at thumb's reach. Esc closes, focus returns. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  description,
  width = 'medium',
  centred,
  above,
  children,
}: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim fixed inset-0 z-40 animate-fade" />
        <Radix.Content
          ref={box}
          tabIndex={-1}
          // The dialog itself takes the focus: its title is read, and no control looks chosen in advance.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={classNames(
            'fixed z-50 flex max-h-[92dvh] flex-col overflow-hidden bg-surface shadow-dialog focus:outline-none',
            'inset-x-0 bottom-0 animate-from-bottom rounded-t-dialog',
            'md:inset-auto md:top-1/2 md:left-1/2 md:-translate-x-1/2 md:-translate-y-1/2 md:animate-fade md:rounded-dialog',
            WIDTHS[width],
          )}
        >
          <div className="min-h-0 overflow-y-auto p-6 md:p-10">
            <div className={classNames(centred && 'px-10 text-center')}>
              {above && <div className="mb-4 flex justify-center">{above}</div>}
              {/* The rest of the page is hidden while a dialog is open, so its title is the first heading there is. */}
              <Radix.Title asChild>
                <h1 className={classNames('text-title font-bold text-balance', !centred && 'pr-10')}>{title}</h1>
              </Radix.Title>
              {description && (
                <Radix.Description className={classNames('mt-1 text-muted', centred ? 'text-balance' : 'text-pretty')}>
                  {description}
                </Radix.Description>
              )}
            </div>
            {children}
          </div>
          {/* Outside what scrolls, so that the way out is always there. */}
          <Radix.Close asChild>
            <IconButton icon={X} label={closeLabel} className="absolute top-4 right-4 bg-surface md:top-6 md:right-6" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
