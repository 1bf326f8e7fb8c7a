import { renderIcon, renderSvg, type LogoDoc } from '@markwright/logo';
import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { svgUrl } from '../../../lib/logo-drawing/draw-logo.ts';
import { useEditor } from '../editor-store.ts';
import { PanelFrame } from '../panel-frame.tsx';

/** The logo at work, drawn anew with every edit but never in the way of one. */
export function UsesStrip() {
  const m = useMessages(editorMessages);
  return (
    <aside aria-label={m.tabs.uses} className="hidden w-58 shrink-0 flex-col border-l border-line bg-surface xl:flex">
      <UsesPanel />
    </aside>
  );
}

export function UsesPanel() {
  const m = useMessages(editorMessages);
  const doc = useDeferredValue(useEditor((state) => state.placed?.doc));
  return (
    <PanelFrame title={m.tabs.uses} note={m.usesNote}>
      {doc && <Uses doc={doc} />}
    </PanelFrame>
  );
}

const Uses = ({ doc }: { doc: LogoDoc }) => (
  <div className="flex flex-col gap-3 px-4 pt-2 pb-6">
    <RealSizes doc={doc} />
    <Reversed doc={doc} />
  </div>
);

const SIZES = [64, 32, 16];

const RealSizes = memo(function RealSizes({ doc }: { doc: LogoDoc }) {
  const m = useMessages(editorMessages);
  const icons = useMemo(
    () =>
      SIZES.map((pixels) => ({ pixels, url: svgUrl(renderIcon(doc, { outlines: glyphs.outlines, pixels, fill: 1 })) })),
    [doc],
  );
  return (
    <Use label={m.iconsNote} note="">
      <div
        className="flex h-24 items-end justify-around border border-line px-2 pb-1"
        style={{ background: doc.background }}
      >
        {icons.map(({ pixels, url }) => (
          <span key={pixels} className="flex flex-col items-center gap-1">
            <img src={url} width={pixels} height={pixels} alt="" />
          </span>
        ))}
      </div>
    </Use>
  );
});

const Reversed = memo(function Reversed({ doc }: { doc: LogoDoc }) {
  const m = useMessages(editorMessages);
  const url = useMemo(
    () => svgUrl(renderSvg(doc, { outlines: glyphs.outlines, size: { width: 400, height: 192 }, tone: 'reversed' })),
    [doc],
  );
  return (
    <Use label={m.onBrand} note="">
      <img src={url} alt="" className="aspect-[400/192] w-full" />
    </Use>
  );
});

const Use = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <figure>
    {children}
    <figcaption className="mt-1 flex justify-between text-caption text-muted">
      <span>{label}</span>
      <span>{note}</span>
    </figcaption>
  </figure>
);
