import { useDeferredValue, type ComponentType } from 'react';
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

/** A column beside the canvas; on a phone a sheet under it, so that every change is seen as it is made. */
export function Panel() {
  // The rail answers the click at once; a large panel is built in slices after it, so that nothing stands still.
  const tab = useDeferredValue(useEditor((state) => state.tab));
  const sheetOpen = useDeferredValue(useEditor((state) => state.sheetOpen));
  const Current = PANELS[tab];
  return (
    <div
      id="editor-panel"
      role="tabpanel"
      aria-labelledby={`editor-tab-${tab}`}
      className={classNames(
        'relative min-h-0 shrink-0 border-line bg-surface max-md:h-[44dvh] max-md:border-t md:w-72 md:border-r lg:w-80',
        !sheetOpen && 'max-md:hidden',
      )}
    >
      {/* Sized from outside and no flex item: browsers then lay out what changes in here without the rest of the page. */}
      <div className="absolute inset-0 flex flex-col [contain:size_layout_style]">
        <Current />
      </div>
    </div>
  );
}
