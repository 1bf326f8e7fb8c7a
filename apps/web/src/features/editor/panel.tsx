import type { ComponentType } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useEditor, type TabName } from './editor-store.ts';
import { BackgroundPanel } from './panels/background-panel.tsx';
import { ColorPanel } from './panels/color-panel.tsx';
import { FontPanel } from './panels/font-panel.tsx';
import { LayoutPanel } from './panels/layout-panel.tsx';
import { MarkPanel } from './panels/mark-panel.tsx';
import { SimilarPanel } from './panels/similar-panel.tsx';
import { TextPanel } from './panels/text-panel.tsx';
import { UsesPanel } from './uses/uses-strip.tsx';

const PANELS: Record<TabName, ComponentType> = {
  layout: LayoutPanel,
  text: TextPanel,
  mark: MarkPanel,
  font: FontPanel,
  color: ColorPanel,
  background: BackgroundPanel,
  similar: SimilarPanel,
  uses: UsesPanel,
};

/** A column beside the table; on a phone a sheet under it, so that every change is seen as it is made. */
export function Panel() {
  const tab = useEditor((state) => state.tab);
  const sheetOpen = useEditor((state) => state.sheetOpen);
  const Current = PANELS[tab];
  return (
    <div
      id="editor-panel"
      role="tabpanel"
      aria-labelledby={`editor-tab-${tab}`}
      className={classNames(
        'flex min-h-0 shrink-0 flex-col border-line bg-surface [contain:layout_style] max-md:h-[44dvh] max-md:border-t md:w-72 md:border-r lg:w-80',
        !sheetOpen && 'max-md:hidden',
      )}
    >
      <Current />
    </div>
  );
}
