import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { Ground } from './compare-view.tsx';

const COLORS = ['#ffffff', '#17130f', '#ff6000', '#1f5fbf', '#1c7c4a', '#f3d9b8'] as const;

/** What the cut-out is looked at on: it changes nothing in the file. */
export function GroundChoice({ ground, onChange }: { ground: Ground; onChange: (ground: Ground) => void }) {
  const m = useMessages(mattingMessages);
  const name = useId();
  const choose = (event: { target: HTMLInputElement }) => {
    const [file] = event.target.files ?? [];
    if (file) onChange({ kind: 'picture', url: URL.createObjectURL(file) });
    event.target.value = '';
  };
  const tiles: { key: string; label: string; ground: Ground; isOn: boolean }[] = [
    { key: 'checks', label: m.grounds.checks, ground: { kind: 'checks' }, isOn: ground.kind === 'checks' },
    ...COLORS.map((color) => ({
      key: color,
      label: m.grounds.color(color),
      ground: { kind: 'color', color } as const,
      isOn: ground.kind === 'color' && ground.color === color,
    })),
  ];
  return (
    <fieldset>
      <legend className="mb-2 text-caption text-muted">{m.grounds.title}</legend>
      <div className="grid max-w-80 grid-cols-8 gap-2">
        {tiles.map(({ key, label, ground: next, isOn }) => (
          <label
            key={key}
            title={label}
            className={classNames(
              'relative block aspect-square cursor-pointer rounded-input border has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              isOn ? 'border-ink ring-1 ring-ink' : 'border-line-strong',
              next.kind === 'checks' && 'checkered',
            )}
            style={next.kind === 'color' ? { background: next.color } : {}}
          >
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={isOn}
              onChange={() => onChange(next)}
              className="sr-only"
            />
          </label>
        ))}
        <label
          title={m.grounds.own}
          className={classNames(
            'relative flex aspect-square cursor-pointer items-center justify-center rounded-input border hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            ground.kind === 'picture' ? 'border-ink ring-1 ring-ink' : 'border-line-strong',
          )}
        >
          <Icon of={ImagePlus} size={18} />
          <input type="file" accept="image/*" aria-label={m.grounds.own} onChange={choose} className="sr-only" />
        </label>
      </div>
    </fieldset>
  );
}
