import type { LogoDoc } from '@markwright/logo';
import { memo } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { MockUpList } from '../../../lib/mock-ups/mock-up-list.tsx';
import { isBoughtAsIs, type Editor } from '../editor-store.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { useSettled } from '../use-settled.ts';
import { OnGrounds } from './on-grounds.tsx';
import { RealSizes } from './real-sizes.tsx';

/** The logo at work, beside the canvas where there is room for it. */
export function UsesStrip() {
  const m = useMessages(editorMessages);
  return (
    <aside aria-label={m.tabs.uses} className="hidden w-58 shrink-0 flex-col border-l border-line bg-surface xl:flex">
      <UsesPanel />
    </aside>
  );
}

/** As many as a shop looks through; the viewer has the others. */
const SCENES_SHOWN = 8;

const drawnDesign = (state: Editor) => ({ doc: state.placed?.doc, bought: isBoughtAsIs(state) });

/** Drawn anew with every edit but never in the way of one: the canvas comes first, uses follow when the hand rests. */
export function UsesPanel() {
  const m = useMessages(editorMessages);
  const { doc, bought } = useSettled(drawnDesign);
  return (
    <PanelFrame title={m.tabs.uses} note={m.usesNote}>
      {doc && <Uses doc={doc} bought={bought} />}
    </PanelFrame>
  );
}

const Uses = memo(function Uses({ doc, bought }: { doc: LogoDoc; bought: boolean }) {
  return (
    <div className="mx-auto grid max-w-100 gap-3 px-5 pt-2 pb-6">
      <RealSizes doc={doc} />
      <OnGrounds doc={doc} bought={bought} />
      <MockUpList doc={doc} bought={bought} count={SCENES_SHOWN} className="grid gap-3" />
    </div>
  );
});
