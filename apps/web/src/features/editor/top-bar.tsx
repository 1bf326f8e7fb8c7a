import { ArrowLeft, Keyboard, Menu, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { shellMessages } from '../../i18n/shell.ts';
import { useCreateLogo } from '../../stores/create-logo.ts';
import { showDialog, setMenuOpen } from '../../stores/dialogs.ts';
import { isBoughtAsIs, redoStep, resetLogo, useEditor } from './editor-store.ts';
import { HomeMark } from './home-mark.tsx';
import { SaveButton, SaveNote } from './saving/save-button.tsx';
import { useSaving } from './saving/use-saving.ts';
import { useUndo } from './use-undo.ts';

export function TopBar({ onHelp }: { onHelp: () => void }) {
  const m = useMessages(editorMessages);
  const shell = useMessages(shellMessages);
  const { askBuy, download } = useSaving();
  const owned = useEditor(isBoughtAsIs);
  return (
    <header aria-label={m.editorBar} className="relative h-14 shrink-0 border-b border-line">
      {/* Sized from outside and no flex item: writing the name or the step lays out nothing but the bar. */}
      <div className="absolute inset-0 flex items-center gap-2 px-2 [contain:size_layout_style] max-md:gap-1 md:px-5">
        <WayBack />
        <span className="hidden md:block">
          <HomeMark />
        </span>
        <div className="hidden min-w-0 border-l border-line pl-4 md:block lg:ml-3">
          <DesignName />
          <SaveNote />
        </div>
        <History />
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          <span className="hidden lg:block">
            <LanguageSwitch words={shell} />
          </span>
          <IconButton icon={Keyboard} label={m.shortcuts} onClick={onHelp} className="max-lg:hidden" />
          <SaveButton />
          <Button
            look="action"
            size="small"
            className="h-10! px-3! text-body! md:px-5!"
            onClick={owned ? download : askBuy}
          >
            {owned ? m.download : m.buy}
          </Button>
          <IconButton
            icon={Menu}
            label={shell.openMenu}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
            className="max-md:size-9 lg:hidden"
          />
        </div>
      </div>
    </header>
  );
}

/** Back to the page one came from; opened by its address, to where logos like this one are. */
function WayBack() {
  const m = useMessages(editorMessages);
  const navigate = useNavigate();
  const isKept = useEditor((state) => state.creationId !== '');
  const hasName = useCreateLogo((flow) => flow.logoName.trim() !== '');
  return (
    <SiteLink
      to={isKept ? '/perInfo' : hasName ? '/createLogo/logoList' : '/'}
      aria-label={m.goBack}
      title={m.goBack}
      onClick={(event) => {
        if (!hasEarlierPage()) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-input hover:bg-quiet max-md:size-9 lg:-ml-3"
    >
      <Icon of={ArrowLeft} />
    </SiteLink>
  );
}

/** The router numbers the entries of this tab's history. */
const hasEarlierPage = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** On its own, so that typing a name writes these letters and draws no buttons. */
function DesignName() {
  const name = useEditor((state) => state.history?.now.doc.name.text);
  return <p className="truncate leading-tight font-medium">{name}</p>;
}

const History = () => (
  <div className="flex items-center md:ml-4 lg:ml-8">
    <UndoButton />
    <RedoButton />
    <ResetButton />
    <LatestStep />
  </div>
);

/** Undo stays clickable with nothing to undo: it then says so, instead of being silently dead. */
function UndoButton() {
  const m = useMessages(editorMessages);
  const undo = useUndo();
  const canUndo = useEditor((state) => (state.history?.past.length ?? 0) > 0);
  return (
    <IconButton icon={Undo2} label={m.undo} onClick={undo} className={`max-md:size-9 ${canUndo ? '' : 'text-muted'}`} />
  );
}

function RedoButton() {
  const m = useMessages(editorMessages);
  const canRedo = useEditor((state) => (state.history?.future.length ?? 0) > 0);
  return <IconButton icon={Redo2} label={m.redo} onClick={redoStep} disabled={!canRedo} className="max-md:size-9" />;
}

function ResetButton() {
  const m = useMessages(editorMessages);
  const isOrigin = useEditor((state) => state.history?.now.doc === state.origin?.doc);
  const askReset = () =>
    showDialog({
      kind: 'confirm',
      question: true,
      title: m.resetTitle,
      text: m.resetText,
      confirmLabel: m.resetConfirm,
      onConfirm: resetLogo,
    });
  return (
    <button
      type="button"
      onClick={askReset}
      disabled={isOrigin}
      className="inline-flex h-11 items-center gap-2 rounded-input px-2 font-medium hover:bg-quiet disabled:opacity-40 max-md:size-9 max-md:justify-center md:ml-1"
    >
      <Icon of={RotateCcw} size={18} />
      <span className="max-md:sr-only">{m.reset}</span>
    </button>
  );
}

/** On its own for the same reason as the name: every edit writes it. */
function LatestStep() {
  const m = useMessages(editorMessages);
  const steps = useEditor((state) => state.history?.past.length ?? 0);
  const latest = useEditor((state) => state.history?.now.name ?? 'open');
  return (
    <output className="ml-4 hidden text-caption whitespace-nowrap text-muted xl:block">
      {steps > 0 && m.step(steps, m.steps[latest])}
    </output>
  );
}
