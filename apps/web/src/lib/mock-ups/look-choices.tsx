import { colorName } from '@markwright/logo';
import type { DressChoices } from '@markwright/mockups';
import { Chip } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { useMessages } from '../../i18n/messages.ts';
import { mockUpMessages } from '../../i18n/mock-ups.ts';
import { useLanguage } from '../../stores/language.ts';
import type { MockUpLook } from './draw-mock-up.ts';

type LookChoicesProps = { choices: DressChoices; look: MockUpLook; onLook: (look: MockUpLook) => void };

/** What may be changed about a mock-up: the mark's colours, the material's, the ink; only what makes a difference. */
export function LookChoices({ choices: { dresses, grounds, inks }, look, onLook }: LookChoicesProps) {
  const m = useMessages(mockUpMessages);
  return (
    <>
      {dresses.length > 1 && (
        <fieldset className="flex flex-wrap">
          <legend className="sr-only">{m.dress}</legend>
          {dresses.map((each) => (
            <Chip
              key={each}
              pressed={(look.dress ?? 'rule') === each}
              onClick={() => onLook(without(look, 'dress', each === 'rule' ? undefined : { dress: each }))}
            >
              {m.dresses[each]}
            </Chip>
          ))}
        </fieldset>
      )}
      {grounds.length > 1 && (
        <Swatches
          label={m.material}
          colors={grounds}
          chosen={look.ground}
          onChoose={(ground) => onLook(without(look, 'ground', ground === undefined ? undefined : { ground }))}
        />
      )}
      {inks.length > 1 && (
        <Swatches
          label={m.ink}
          colors={inks}
          chosen={look.ink}
          onChoose={(ink) => onLook(without(look, 'ink', ink === undefined ? undefined : { ink }))}
        />
      )}
    </>
  );
}

function without(look: MockUpLook, key: keyof MockUpLook, chosen: MockUpLook | undefined): MockUpLook {
  const { [key]: _, ...rest } = look;
  return { ...rest, ...chosen };
}

type SwatchesProps = {
  label: string;
  colors: readonly string[];
  chosen: string | undefined;
  onChoose: (color: string | undefined) => void;
};

/** Colours to press; the pressed one pressed again leaves the choice to the rule. */
function Swatches({ label, colors, chosen, onChoose }: SwatchesProps) {
  const language = useLanguage();
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="mr-1 text-caption text-muted">
        {label}
      </span>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          aria-pressed={chosen === color}
          aria-label={colorName(color)[language]}
          title={colorName(color)[language]}
          onClick={() => onChoose(chosen === color ? undefined : color)}
          className="flex size-11 items-center justify-center"
        >
          <span
            className={classNames(
              'size-6 rounded-chip border border-line-strong',
              chosen === color && 'outline-2 outline-offset-2 outline-ink',
            )}
            style={{ background: color }}
          />
        </button>
      ))}
    </fieldset>
  );
}
