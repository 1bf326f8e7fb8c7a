import { ArrowLeft, Keyboard, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { redoStep, resetLogo, useEditor } from './editor-store.ts';
import { HomeMark } from './home-mark.tsx';
import { SaveButton, SaveNote } from './saving/save-button.tsx';
import { useSaving } from './saving/use-saving.ts';
import { useUndo } from './use-undo.ts';

export function TopBar({ onHelp }: { onHelp: () => void }) {
  const m = useMessages(editorMessages);
  const { askBuy } = useSaving();
  return (
    <header
      aria-label={m.editorBar}
      className="flex h-14 shrink-0 items-center gap-2 border-b border-line pr-2 pl-3 [contain:layout_style] md:px-5"
    >
      <SiteLink
        to="/createLogo/logoList"
        aria-label={m.toList}
        title={m.toList}
        className="inline-flex size-11 items-center justify-center rounded-input hover:bg-quiet lg:-ml-3"
      >
        <Icon of={ArrowLeft} />
      </SiteLink>
      <span className="hidden md:block">
        <HomeMark />
      </span>
      <div className="hidden min-w-0 border-l border-line pl-4 md:block lg:ml-3">
        <DesignName />
        <SaveNote />
      </div>
      <History />
      <div className="ml-auto flex items-center gap-1 md:gap-2">
        <IconButton icon={Keyboard} label={m.shortcuts} onClick={onHelp} className="max-md:hidden" />
        <SaveButton />
        <Button look="action" size="small" className="h-10! px-3! text-body! md:px-5!" onClick={askBuy}>
          {m.buy}
        </Button>
      </div>
    </header>
  );
}

/** On its own, so that typing a name writes these letters and draws no buttons. */
function DesignName() {
  const name = useEditor((state) => state.history?.now.doc.name.text);
  return <p className="truncate leading-tight font-medium">{name}</p>;
}

/** Undo stays clickable with nothing to undo: it then says so, instead of being silently dead. */
function History() {
  const m = useMessages(editorMessages);
  const undo = useUndo();
  const steps = useEditor((state) => state.history?.past.length ?? 0);
  const latest = useEditor((state) => state.history?.now.name ?? 'open');
  const canRedo = useEditor((state) => (state.history?.future.length ?? 0) > 0);
  const isOrigin = useEditor((state) => state.history?.now.doc === state.origin?.doc);
  const askReset = () =>
    showDialog({
      kind: 'confirm',
      title: m.resetTitle,
      text: m.resetText,
      confirmLabel: m.resetConfirm,
      onConfirm: resetLogo,
    });
  return (
    <div className="flex items-center md:ml-4 lg:ml-8">
      <IconButton icon={Undo2} label={m.undo} onClick={undo} className={steps === 0 ? 'text-chalk-muted' : ''} />
      <IconButton icon={Redo2} label={m.redo} onClick={redoStep} disabled={!canRedo} />
      <button
        type="button"
        onClick={askReset}
        disabled={isOrigin}
        className="inline-flex h-11 items-center gap-2 rounded-input px-2 font-medium hover:bg-quiet disabled:opacity-40 max-md:w-11 max-md:justify-center md:ml-1"
      >
        <Icon of={RotateCcw} size={18} />
        <span className="max-md:sr-only">{m.reset}</span>
      </button>
      {steps > 0 && (
        <output className="ml-4 hidden text-caption whitespace-nowrap text-muted xl:block">
          {m.step(steps, m.steps[latest])}
        </output>
      )}
    </div>
  );
}
