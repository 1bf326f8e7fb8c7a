import { useState } from 'react';
import type { Click } from '@markwright/matting';
import { PageHeading } from '../../components/page-heading.tsx';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { showToast } from '../../stores/toasts.ts';
import { CompareView, type Ground } from './compare-view.tsx';
import { CutOutDrawing } from './cut-out-drawing.tsx';
import { DropArea, FilePick } from './drop-area.tsx';
import { MattingPanel, type ClickTool } from './matting-panel.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { useCutOut, useMatting, type Refused } from './use-matting.ts';

/** A click changes what is there: a part goes or comes back, a solid colour becomes glass or glass solid. */
function wantOf(tool: ClickTool, alpha: number): Click['want'] {
  if (tool === 'glass') return alpha === 255 ? 'glass' : 'keep';
  return alpha > 127 ? 'remove' : 'keep';
}

/** Pictures in, pictures without their background out; all of it in this browser. */
export function MattingScreen() {
  const m = useMessages(mattingMessages);
  const refuse = ({ name, problem }: Refused) => showToast(m.problems[problem](name), 'danger');
  const matting = useMatting(refuse);
  const { pictures, current, add } = matting;
  const [ground, setGround] = useState<Ground>({ kind: 'checks' });
  const [tool, setTool] = useState<ClickTool>('part');
  const isBusy = useCutOut(current, matting.keepResult, () => showToast(m.tooSlow, 'danger'));
  const onFiles = (files: File[]) => void add(files);

  if (!current) {
    return (
      <div className="content pb-16">
        <PageHeading title={m.title} note={m.note} />
        <DropArea
          onFiles={onFiles}
          className="flex flex-col items-center rounded-card border border-dashed border-line-strong bg-surface px-4 py-10 text-center md:py-16"
        >
          <div className="w-full max-w-80">
            <CutOutDrawing />
          </div>
          <p className="mt-6 text-title font-bold pointer-coarse:hidden">{m.dropTitle}</p>
          <p className="mt-2 max-w-120 text-muted pointer-coarse:mt-6">
            <span className="pointer-coarse:hidden">{m.dropText}</span> {m.limits}
          </p>
          <div className="mt-6">
            <FilePick label={m.choose} look="action" size="large" onFiles={onFiles} />
          </div>
          <p className="mt-6 text-caption text-muted">{m.private}</p>
        </DropArea>
      </div>
    );
  }

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
              key={current.id}
              before={current.before}
              after={current.after}
              ground={ground}
              onClick={(x, y, alpha) =>
                matting.set(current.id, 'clicks', {
                  clicks: [...current.settings.clicks, { x, y, want: wantOf(tool, alpha) }],
                })
              }
            />
          </DropArea>
          <PictureStrip
            pictures={pictures}
            currentId={current.id}
            onSelect={matting.select}
            onRemove={matting.remove}
            onFiles={onFiles}
          />
        </div>
        <MattingPanel
          picture={current}
          isBusy={isBusy}
          ground={ground}
          onGround={setGround}
          tool={tool}
          onTool={setTool}
          onSet={(kind, value) => matting.set(current.id, kind, value)}
          onUndo={() => matting.undo(current.id)}
          all={pictures}
        />
      </div>
    </div>
  );
}
