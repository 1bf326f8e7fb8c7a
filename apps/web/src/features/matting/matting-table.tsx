import { useState } from 'react';
import type { Click } from '@markwright/matting';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { showToast } from '../../stores/toasts.ts';
import { CompareView, type Ground } from './compare-view.tsx';
import { DropArea } from './drop-area.tsx';
import { MattingPanel, type ClickTool } from './matting-panel.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { useCutOut, type MattingPicture, type useMatting } from './use-matting.ts';

/** A click changes what is there: a part goes or comes back, a solid colour becomes glass or glass solid. */
function wantOf(tool: ClickTool, alpha: number): Click['want'] {
  if (tool === 'glass') return alpha === 255 ? 'glass' : 'keep';
  return alpha > 127 ? 'remove' : 'keep';
}

type MattingTableProps = {
  matting: ReturnType<typeof useMatting>;
  /** The one looked at. */
  picture: MattingPicture;
  onFiles: (files: File[]) => void;
};

/** The picture before and after, what can be set, and the others beside it. */
export function MattingTable({ matting, picture, onFiles }: MattingTableProps) {
  const m = useMessages(mattingMessages);
  const [ground, setGround] = useState<Ground>({ kind: 'checks' });
  const [tool, setTool] = useState<ClickTool>('part');
  const isBusy = useCutOut(picture, matting.keepResult, () => showToast(m.tooSlow, 'danger'));
  const { pictures } = matting;
  return (
    <div className="content pb-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 md:py-6">
        <h1 className="text-title font-bold">{m.title}</h1>
        <p className="text-caption text-muted">{m.private}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <DropArea
            onFiles={onFiles}
            className="flex items-center justify-center dotted rounded-card border border-line bg-paper p-3 [--table-height:min(62vh,680px)] md:p-5"
          >
            <CompareView
              key={picture.id}
              before={picture.before}
              after={picture.after}
              ground={ground}
              onClick={(x, y, alpha) =>
                matting.set(picture.id, 'clicks', {
                  clicks: [...picture.settings.clicks, { x, y, want: wantOf(tool, alpha) }],
                })
              }
            />
          </DropArea>
          <PictureStrip
            pictures={pictures}
            currentId={picture.id}
            onSelect={matting.select}
            onRemove={matting.remove}
            onFiles={onFiles}
          />
        </div>
        <MattingPanel
          picture={picture}
          isBusy={isBusy}
          ground={ground}
          onGround={setGround}
          tool={tool}
          onTool={setTool}
          onSet={(kind, value) => matting.set(picture.id, kind, value)}
          onUndo={() => matting.undo(picture.id)}
          all={pictures}
        />
      </div>
    </div>
  );
}
