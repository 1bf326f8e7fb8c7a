import { useEffect, useState } from 'react';
import { followEdits } from './place-logo.ts';
import { keepEdits } from './saving/write-draft.ts';
import { Canvas } from './canvas/canvas.tsx';
import { Panel } from './panel.tsx';
import { Rail } from './rail.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { WordsLine } from './words/words-line.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import type { PendingAction } from './saving/edit-draft.ts';
import { useFollowedCreation, useResumedAction } from './saving/use-saving.ts';
import { UsesStrip } from './uses/uses-strip.tsx';

/** Bar above, words at the left, the canvas in the middle, uses at the right; on a phone the words move to the bottom. */
export function Workspace({ pendingAction }: { pendingAction: PendingAction | null }) {
  const [helpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    const stops = [followEdits(), keepEdits()];
    return () => stops.forEach((stop) => stop());
  }, []);
  useResumedAction(pendingAction);
  useFollowedCreation();
  useShortcuts(() => setHelpOpen(true));
  return (
    <div className="flex min-h-0 grow flex-col overflow-hidden bg-surface">
      <TopBar onHelp={() => setHelpOpen(true)} />
      <div className="flex min-h-0 grow flex-col-reverse md:flex-row">
        <Rail />
        <Panel />
        <Canvas foot={<WordsLine />} />
        <UsesStrip />
      </div>
      <ConflictDialog />
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
