import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { TOLERANCE_MAX, type HoleChoice } from '@markwright/matting';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { Slider } from '../../components/slider.tsx';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/local-path.ts';
import { logFailure } from '../../lib/log.ts';
import { useCreateLogo, startFromLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { showToast } from '../../stores/toasts.ts';
import type { Ground } from './compare-view.tsx';
import { TooSlowError } from '../../lib/workers/worker-client.ts';
import { cutOut, traceCutOut, type Settings } from './cut-out.ts';
import { GroundChoice } from './ground-choice.tsx';
import { logoWithMark, savePng, saveSvg } from './save-results.ts';
import type { MattingPicture } from './use-matting.ts';

type PanelProps = {
  picture: MattingPicture;
  all: readonly MattingPicture[];
  isBusy: boolean;
  ground: Ground;
  onGround: (ground: Ground) => void;
  tool: ClickTool;
  onTool: (tool: ClickTool) => void;
  onSet: (kind: keyof Settings, value: Partial<Settings>) => void;
  onUndo: () => void;
};

/** What a click on the picture changes: whether a part is there, or whether it is glass. */
export type ClickTool = 'part' | 'glass';

const TOOLS: readonly ClickTool[] = ['part', 'glass'];
const HOLES: readonly HoleChoice[] = ['auto', 'keep', 'remove'];

/** Fainter than this nothing is seen. */
const FAINT = 16;

function hasInk({ data }: NonNullable<MattingPicture['after']>): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > FAINT) return true;
  return false;
}

export function MattingPanel({ picture, all, isBusy, ground, onGround, tool, onTool, onSet, onUndo }: PanelProps) {
  const m = useMessages(mattingMessages);
  const navigate = useNavigate();
  const language = useLanguage();
  const [isWorking, setWorking] = useState(false);
  const { settings, name, after } = picture;
  const isEmpty = useMemo(() => after !== undefined && !hasInk(after), [after]);

  const work = (task: () => Promise<void>) => async () => {
    setWorking(true);
    try {
      await task();
    } catch (error) {
      logFailure('matting', error);
      showToast(error instanceof TooSlowError ? m.tooSlow : m.failed, 'danger');
    } finally {
      setWorking(false);
    }
  };
  const saveAll = work(async () => {
    for (const each of all) await savePng(each.after ?? (await cutOut(each.id, each.settings)), each.name);
  });
  const saveVector = work(async () => {
    const tracing = await traceCutOut(picture.id, settings);
    if (tracing) saveSvg(tracing, name);
    else showToast(m.nothingLeft, 'danger');
  });
  const useAsMark = work(async () => {
    const tracing = await traceCutOut(picture.id, settings);
    const brand = useCreateLogo.getState().logoName.trim() || m.brand;
    const doc = tracing && logoWithMark(tracing, brand);
    if (!doc) return showToast(tracing ? m.tooBusy : m.nothingLeft, 'danger');
    startFromLogo(doc, '');
    showToast(m.usedName(brand));
    await navigate(localPath('/edit', language));
  });

  return (
    <div className="flex flex-col gap-6">
      {isEmpty && (
        <p role="alert" className="text-danger">
          {m.nothingLeft}
        </p>
      )}
      <div>
        <p className="text-caption text-muted">{m.tolerance}</p>
        <Slider
          label={m.tolerance}
          value={settings.tolerance}
          min={0}
          max={TOLERANCE_MAX}
          onChange={(tolerance) => onSet('tolerance', { tolerance })}
        />
        <p className="text-caption text-muted">{m.toleranceHint}</p>
      </div>
      <RadioCards
        legend={m.holes.title}
        value={settings.holes}
        options={HOLES.map((value) => ({ value, label: m.holes[value] }))}
        onChange={(holes) => onSet('holes', { holes })}
        className="grid-cols-3"
      />
      <div>
        <RadioCards
          legend={m.tools.title}
          value={tool}
          options={TOOLS.map((value) => ({ value, label: m.tools[value] }))}
          onChange={onTool}
          className="grid-cols-2"
        />
        <p className="mt-2 text-caption text-muted">{m.toolHints[tool]}</p>
      </div>
      <GroundChoice ground={ground} onChange={onGround} />
      <Button look="quiet" size="small" disabled={picture.past.length === 0} onClick={onUndo} className="self-start">
        <Icon of={Undo2} size={18} />
        {m.undo}
      </Button>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:border-0 md:p-0">
        <Button
          look="action"
          wide
          busy={isBusy || isWorking || !after}
          onClick={work(async () => {
            if (after) await savePng(after, name);
          })}
        >
          {m.download}
        </Button>
      </div>
      <div className="-mt-4 grid grid-cols-2 gap-2">
        <Button busy={isWorking} onClick={saveVector}>
          {m.vector}
        </Button>
        <Button busy={isWorking} onClick={useAsMark}>
          {m.useAsMark}
        </Button>
        {all.length > 1 && (
          <Button busy={isWorking} onClick={saveAll} className="col-span-2">
            {m.downloadAll(all.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
