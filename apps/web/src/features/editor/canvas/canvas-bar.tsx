import { Maximize, Minus, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { SwitchLine } from '../../../components/switch.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EDITOR_ARTBOARD } from '../place-logo.ts';
import { setEditor, useEditor } from '../editor-store.ts';
import { useView } from './view-store.ts';

/** Three switches, the artboard's size, the zoom. */
export const CanvasBar = memo(function CanvasBar() {
  const m = useMessages(editorMessages);
  const construction = useEditor((state) => state.construction);
  const clearSpace = useEditor((state) => state.clearSpace);
  const snapping = useEditor((state) => state.snapping);
  const { zoomIn, zoomOut, fitViewport } = useView();
  return (
    <div className="flex h-12 shrink-0 items-center gap-5 border-t border-line bg-paper px-4 text-caption max-lg:gap-3 max-lg:px-2 max-md:h-11">
      <SwitchLine label={m.construction} checked={construction} onChange={(on) => setEditor({ construction: on })} />
      <span className="max-lg:hidden">
        <SwitchLine label={m.clearSpace} checked={clearSpace} onChange={(on) => setEditor({ clearSpace: on })} />
      </span>
      <span className="hidden lg:block">
        <SwitchLine label={m.snapping} checked={snapping} onChange={(on) => setEditor({ snapping: on })} />
      </span>
      <span className="ml-auto hidden whitespace-nowrap text-muted 2xl:inline">
        {m.artboard(EDITOR_ARTBOARD.width, EDITOR_ARTBOARD.height)}
      </span>
      <div className="flex items-center max-2xl:ml-auto">
        <IconButton icon={Minus} label={m.zoomOut} onClick={zoomOut} className="size-9!" />
        <ZoomField />
        <IconButton icon={Plus} label={m.zoomIn} onClick={zoomIn} className="size-9!" />
        <button
          type="button"
          onClick={fitViewport}
          className="ml-1 h-9 rounded-input px-2 whitespace-nowrap hover:bg-quiet max-lg:hidden"
        >
          {m.fit}
        </button>
        <IconButton icon={Maximize} label={m.fit} onClick={fitViewport} className="size-9! lg:hidden" />
      </div>
    </div>
  );
});

function ZoomField() {
  const m = useMessages(editorMessages);
  const zoom = useView((state) => state.view.zoom);
  const zoomTo = useView((state) => state.zoomTo);
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    const wanted = Number.parseFloat(typed ?? '');
    setTyped(undefined);
    if (Number.isFinite(wanted)) zoomTo(wanted / 100);
  };
  return (
    <input
      aria-label={m.zoom}
      inputMode="numeric"
      value={typed ?? `${Math.round(zoom * 100)}%`}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      className="h-8 w-13 rounded-input bg-transparent text-center font-medium hover:bg-quiet"
    />
  );
}
