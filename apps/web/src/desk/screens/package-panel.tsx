import type { Package } from '@markwright/contracts';
import type { PackageValue } from '@markwright/contracts/desk';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Select } from '../../components/select.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { priceWords } from '../i18n/prices.ts';
import { shellWords } from '../i18n/shell.ts';
import { BothField, isSaid, NO_WORDS, YuanField, type Both } from '../parts/fields.tsx';
import { Panel } from '../parts/page.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { VersionPanel } from '../parts/version-panel.tsx';
import { useContent } from '../use-content.ts';

const FORMATS = ['jpg', 'png', 'svg', 'pdf', 'dxf'] as const;

/** One package: what it costs and what the shop says is in it. */
export function PackagePanel({ name }: { name: Package }) {
  const m = useMessages(priceWords);
  const s = useMessages(shellWords);
  const thing = { area: 'trade', kind: 'package', key: name } as const;
  const content = useContent<PackageValue>(thing);
  const { value, change, isError, isDirty, save } = content;
  if (!value) return <p className="pt-6 text-muted">{isError ? s.failed : s.loading}</p>;
  const set = (part: Partial<PackageValue>) => change({ ...value, ...part });
  const isWhole =
    value.priceFen > 0 &&
    isSaid(value.title) &&
    value.rights.every(isSaid) &&
    value.files.every((file) => isSaid(file.words));
  return (
    <div className="pt-4">
      <Panel>
        <form
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            if (isDirty && isWhole) save();
          }}
        >
          <div className="md:w-60">
            <YuanField label={m.price} value={value.priceFen} onChange={(fen) => set({ priceFen: fen ?? 0 })} />
          </div>
          <BothField label={m.name} max={60} value={value.title} onChange={(title) => set({ title })} />
          <Lines
            title={m.files}
            lines={value.files.map(({ words }) => words)}
            onAdd={() => set({ files: [...value.files, { format: 'png', words: NO_WORDS }] })}
            onRemove={(at) => set({ files: value.files.toSpliced(at, 1) })}
            onChange={(at, words) => set({ files: value.files.with(at, { format: formatAt(value, at), words }) })}
            before={(at) => (
              <Select
                label={`${m.format} ${at + 1}`}
                value={formatAt(value, at)}
                options={FORMATS.map((format) => ({ value: format, label: format.toUpperCase() }))}
                onChange={(format) =>
                  set({ files: value.files.with(at, { format, words: value.files[at]?.words ?? NO_WORDS }) })
                }
              />
            )}
          />
          <Lines
            title={m.rights}
            lines={value.rights}
            onAdd={() => set({ rights: [...value.rights, NO_WORDS] })}
            onRemove={(at) => set({ rights: value.rights.toSpliced(at, 1) })}
            onChange={(at, words) => set({ rights: value.rights.with(at, words) })}
          />
          <SaveBar content={content} isWhole={isWhole} />
        </form>
      </Panel>
      <VersionPanel thing={thing} />
    </div>
  );
}

const formatAt = ({ files }: PackageValue, at: number) => files[at]?.format ?? 'png';

type LinesProps = {
  title: string;
  lines: readonly Both[];
  onAdd: () => void;
  onRemove: (at: number) => void;
  onChange: (at: number, words: Both) => void;
  before?: (at: number) => ReactNode;
};

function Lines({ title, lines, onAdd, onRemove, onChange, before }: LinesProps) {
  const m = useMessages(priceWords);
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{title}</legend>
      <ol className="flex flex-col gap-3">
        {lines.map((words, at) => (
          <li key={at} className="flex flex-wrap items-end gap-2">
            {before?.(at)}
            <div className="min-w-60 grow">
              <BothField label={m.line(at + 1)} max={200} value={words} onChange={(next) => onChange(at, next)} />
            </div>
            {lines.length > 1 && (
              <IconButton icon={X} label={m.removeLine(at + 1)} className="mb-0.5" onClick={() => onRemove(at)} />
            )}
          </li>
        ))}
      </ol>
      {lines.length < 8 && (
        <Button size="small" look="quiet" className="mt-2" onClick={onAdd}>
          <Icon of={Plus} size={16} />
          {m.addLine}
        </Button>
      )}
    </fieldset>
  );
}
