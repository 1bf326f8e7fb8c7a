import { memo, Suspense, type ComponentType } from 'react';
import type { GuidedTool } from '../../i18n/tool-guides.ts';
import { loadWhenStirred } from '../when-stirred.ts';

const GUIDE_ID = 'tool-guide';
const load = async () => (await import('./tool-guide.tsx')).ToolGuide;
const Guide: ComponentType<{ of: GuidedTool }> = import.meta.env.SSR ? await load() : loadWhenStirred(GUIDE_ID, load);

/** The guide in the server's markup. Kept from rendering anew with the tool: without its script that would empty it. */
export const GuideBelow = memo(function GuideBelow({ of }: { of: GuidedTool }) {
  return (
    <div id={GUIDE_ID}>
      <Suspense>
        <Guide of={of} />
      </Suspense>
    </div>
  );
});
