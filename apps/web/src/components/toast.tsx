import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { dismissToast, useToasts, type Toast } from '../stores/toasts.ts';
import { IconButton } from './icon-button.tsx';

const SHOWN_MS = 5000;

type ToastNoteProps = Omit<Toast, 'id'> & { closeLabel: string; onClose: () => void };

const RULES = { plain: 'before:bg-chalk-muted', success: 'before:bg-success', danger: 'before:bg-danger' };

const ToastNote = ({ tone, text, action, closeLabel, onClose }: ToastNoteProps) => (
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

/** Everything there is to tell, over whatever page is open. */
export function ToastList({ label, closeLabel }: { label: string; closeLabel: string }) {
  const list = useToasts((state) => state.list);
  return (
    <Radix.Provider label={label} duration={SHOWN_MS} swipeDirection="down">
      {list.map(({ id, ...toast }) => (
        <ToastNote key={id} {...toast} closeLabel={closeLabel} onClose={() => dismissToast(id)} />
      ))}
      <Radix.Viewport
        label={label}
        className="fixed inset-x-4 top-16 z-60 flex flex-col items-center gap-2 outline-none md:top-auto md:bottom-8"
      />
    </Radix.Provider>
  );
}
