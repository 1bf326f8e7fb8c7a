import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

const SHOWN_MS = 5000;

export const ToastRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <Radix.Provider label={label} duration={SHOWN_MS} swipeDirection="down">
    {children}
    <Radix.Viewport
      label={label}
      className="fixed inset-x-4 top-16 z-60 flex flex-col items-center gap-2 outline-none md:top-auto md:bottom-8"
    />
  </Radix.Provider>
);

type ToastNoteProps = {
  tone: 'plain' | 'success' | 'danger';
  text: string;
  /** Takes back what was done, while the note is there. */
  action?: { label: string; run: () => void };
  closeLabel: string;
  onClose: () => void;
};

const RULES = { plain: 'before:bg-chalk-muted', success: 'before:bg-success', danger: 'before:bg-danger' };

export const ToastNote = ({ tone, text, action, closeLabel, onClose }: ToastNoteProps) => (
  <Radix.Root
    type={tone === 'danger' ? 'foreground' : 'background'}
    onOpenChange={(open) => !open && onClose()}
    className={`relative flex max-w-120 animate-enter items-center gap-2 overflow-hidden rounded-card bg-ink py-1 pr-1 pl-5 text-chalk shadow-raised before:absolute before:inset-y-0 before:left-0 before:w-1 ${RULES[tone]}`}
  >
    <Radix.Description className="py-2">{text}</Radix.Description>
    {action && (
      <Radix.Action altText={action.label} onClick={action.run} className="h-9 px-2 font-medium underline">
        {action.label}
      </Radix.Action>
    )}
    <Radix.Close asChild>
      <IconButton icon={X} label={closeLabel} className="hover:bg-ink-soft" />
    </Radix.Close>
  </Radix.Root>
);
