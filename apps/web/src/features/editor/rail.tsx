import { Images, LayoutTemplate, PaintBucket, Palette, Shapes, Store, Type, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { openTab, TABS, useEditor, type TabName } from './editor-store.ts';

const ICONS: Record<Exclude<TabName, 'font'>, LucideIcon> = {
  layout: LayoutTemplate,
  text: Type,
  mark: Shapes,
  color: Palette,
  background: PaintBucket,
  similar: Images,
  uses: Store,
};
const NEXT = ['ArrowDown', 'ArrowRight'];
const PREVIOUS = ['ArrowUp', 'ArrowLeft'];

/** Words under drawings; the open one stands at a 3 px orange rule. On a phone they are the bottom bar. */
export function Rail() {
  const m = useMessages(editorMessages);
  const tab = useEditor((state) => state.tab);
  const sheetOpen = useEditor((state) => state.sheetOpen);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = NEXT.includes(event.key) ? 1 : PREVIOUS.includes(event.key) ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const shown = [...(list.current?.querySelectorAll('button') ?? [])].filter((each) => each.offsetParent !== null);
    const at = shown.findIndex((each) => each === document.activeElement);
    const next = shown[(at + step + shown.length) % shown.length];
    next?.focus();
    next?.click();
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={m.rail}
      onKeyDown={onKeyDown}
      className="scrollbar-none flex shrink-0 overflow-x-auto border-line bg-surface pb-[env(safe-area-inset-bottom)] max-md:border-t md:w-18 md:flex-col md:[:lang(en)_&]:w-24 md:overflow-y-auto md:border-r md:py-2 md:pb-0"
    >
      {[...TABS, 'uses' as const].map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`editor-tab-${name}`}
          aria-selected={tab === name}
          aria-controls="editor-panel"
          tabIndex={tab === name ? 0 : -1}
          onClick={() => openTab(name)}
          className={classNames(
            'relative flex h-14 min-w-12 shrink-0 grow flex-col items-center justify-center gap-0.5 px-0.5 text-caption max-md:[:lang(en)_&]:px-2 leading-tight -outline-offset-2 transition-colors md:h-17 md:w-full md:grow-0 md:gap-1',
            'before:absolute before:bg-action max-md:before:inset-x-3 max-md:before:top-0 max-md:before:h-[3px] md:before:inset-y-3.5 md:before:left-0 md:before:w-[3px]',
            name === 'uses' && 'xl:hidden',
            tab === name ? 'font-medium text-ink' : 'text-muted before:hidden hover:text-ink',
            tab === name && !sheetOpen && 'max-md:before:hidden',
          )}
        >
          {name === 'font' ? <LetterForms /> : <Icon of={ICONS[name]} size={22} />}
          <span className="whitespace-nowrap">{m.tabs[name]}</span>
        </button>
      ))}
    </div>
  );
}

/** The sign for fonts is letters, drawn rather than typed so that it looks the same everywhere. */
const LetterForms = () => (
  <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
    <path d="M2 16.5 6.8 5.5l4.8 11M3.8 12.6h6" strokeLinejoin="round" strokeLinecap="round" />
    <circle cx="16.4" cy="13.4" r="3.1" />
    <path d="M19.6 9.9v6.6" strokeLinecap="round" />
  </svg>
);
