import { Dialog } from '../../components/dialog.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { SHORTCUTS } from './shortcuts.ts';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const m = useMessages(editorMessages);
  const modifier = isMac() ? '⌘' : 'Ctrl';
  return (
    <Dialog open={open} onClose={onClose} title={m.shortcuts} closeLabel={m.close}>
      <dl className="mt-6 divide-y divide-line">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="flex h-11 items-center justify-between gap-4">
            <dt>{m.shortcutNames[does]}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-flex h-7 min-w-7 items-center justify-center rounded-input border border-line-strong px-2 font-latin text-caption"
                >
                  {key === 'Mod' ? modifier : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
