import type { DesignerValue } from '@markwright/contracts/desk';
import { X } from 'lucide-react';
import { useParams } from 'react-router';
import { IconButton } from '../../components/icon-button.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { designerWords } from '../i18n/designers.ts';
import { shellWords } from '../i18n/shell.ts';
import { BothField, isSaid, NO_WORDS, WordsField, YuanField } from '../parts/fields.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { PictureButton } from '../parts/picture-button.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { VersionPanel } from '../parts/version-panel.tsx';
import { useContent } from '../use-content.ts';

const FRESH: DesignerValue = {
  hidden: true,
  place: 100,
  name: NO_WORDS,
  city: NO_WORDS,
  about: NO_WORDS,
  years: 1,
  styles: [],
  trades: [],
  works: [],
};
const wholeNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : 0);

/** One designer: who they are, what they charge, and their portfolio. */
export function DesignerScreen() {
  const m = useMessages(designerWords);
  const s = useMessages(shellWords);
  const { id = '' } = useParams();
  const thing = { area: 'content', kind: 'designer', key: id } as const;
  const content = useContent<DesignerValue>(thing);
  if (content.isPending) return <Page title={m.title(id)}>{s.loading}</Page>;
  const value = content.value ?? FRESH;
  const set = (part: Partial<DesignerValue>) => content.change({ ...value, ...part });
  const isWhole =
    isSaid(value.name) &&
    isSaid(value.city) &&
    isSaid(value.about) &&
    [value.styles, value.trades].every(
      (list) => list.length > 0 && list.every((word) => /^[a-z-]{2,40}$/.test(word)),
    ) &&
    value.works.length > 0 &&
    value.works.every(
      ({ name, story, ground }) => name.trim() !== '' && isSaid(story) && /^#[0-9a-f]{6}$/i.test(ground),
    );
  return (
    <Page title={m.title(id)} back={{ to: '/content?tab=designers', label: m.back }}>
      <Panel>
        <div className="flex flex-col gap-5">
          <Switch label={m.hide} checked={value.hidden} onChange={(hidden) => set({ hidden })} />
          <BothField label={m.name} max={60} value={value.name} onChange={(name) => set({ name })} />
          <BothField label={m.city} max={60} value={value.city} onChange={(city) => set({ city })} />
          <BothField label={m.about} max={900} long value={value.about} onChange={(about) => set({ about })} />
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <TextField
              label={m.place}
              inputMode="numeric"
              value={value.place}
              onChange={({ target }) => set({ place: wholeNumber(target.value) })}
            />
            <TextField
              label={m.years}
              inputMode="numeric"
              value={value.years}
              onChange={({ target }) => set({ years: wholeNumber(target.value) })}
            />
            <YuanField
              label={m.from}
              value={value.fromFen ?? null}
              onChange={(fen) => content.change(withOrWithout(value, 'fromFen', fen))}
            />
            <TextField
              label={m.days}
              inputMode="numeric"
              value={value.days ?? ''}
              onChange={({ target }) => content.change(withOrWithout(value, 'days', wholeNumber(target.value)))}
            />
            <WordsField
              label={m.styles}
              hint={m.wordsHint}
              words={value.styles}
              onChange={(styles) => set({ styles })}
            />
            <WordsField
              label={m.trades}
              hint={m.wordsHint}
              words={value.trades}
              onChange={(trades) => set({ trades })}
            />
          </div>
        </div>
      </Panel>
      <Portfolio works={value.works} onChange={(works) => set({ works })} />
      <SaveBar content={content} isWhole={isWhole} />
      <div className="mt-4">
        <VersionPanel thing={thing} />
      </div>
    </Page>
  );
}

/** Nothing said is nothing content. */
function withOrWithout(value: DesignerValue, name: 'fromFen' | 'days', number: number | null): DesignerValue {
  const { [name]: _, ...rest } = value;
  return number ? { ...rest, [name]: number } : rest;
}

type Works = DesignerValue['works'];

function Portfolio({ works, onChange }: { works: Works; onChange: (works: Works) => void }) {
  const m = useMessages(designerWords);
  return (
    <Panel title={m.portfolio}>
      <ol className="flex flex-col gap-6">
        {works.map((work, at) => {
          const put = (part: Partial<Works[number]>) => onChange(works.with(at, { ...work, ...part }));
          return (
            <li key={work.src} className="grid gap-3 border-b border-line pb-6 md:grid-cols-[160px_1fr_auto]">
              <img
                src={work.src}
                alt={work.name}
                className="h-28 w-40 rounded-input border border-line object-contain"
                style={{ background: work.ground }}
              />
              <div className="flex min-w-0 flex-col gap-2">
                <div className="grid gap-2 sm:grid-cols-2">
                  <TextField
                    label={`${m.workName} ${at + 1}`}
                    maxLength={60}
                    value={work.name}
                    onChange={({ target }) => put({ name: target.value })}
                  />
                  <TextField
                    label={`${m.ground} ${at + 1}`}
                    maxLength={7}
                    value={work.ground}
                    onChange={({ target }) => put({ ground: target.value })}
                  />
                </div>
                <BothField
                  label={`${m.story} ${at + 1}`}
                  max={900}
                  long
                  value={work.story}
                  onChange={(story) => put({ story })}
                />
              </div>
              <IconButton icon={X} label={m.removeWork(at + 1)} onClick={() => onChange(works.toSpliced(at, 1))} />
            </li>
          );
        })}
      </ol>
      {works.length < 12 && (
        <div className="mt-4">
          <PictureButton
            label={m.addWork}
            onPicture={({ src, width, height }) =>
              onChange([
                ...works.filter((work) => work.src !== src),
                { src, width, height, ground: '#ffffff', name: '', story: NO_WORDS },
              ])
            }
          />
        </div>
      )}
    </Panel>
  );
}
