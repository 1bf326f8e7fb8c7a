import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { CUT_EXAMPLES, MADE_EXAMPLES } from './generated/examples.gen.ts';

const SIZE = { width: 480, height: 360, loading: 'lazy' } as const;

export const MadeExamples = () => (
  <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
    {MADE_EXAMPLES[useLanguage()].map(({ name, src }) => (
      <li key={name} className="overflow-hidden rounded-card">
        <img src={src} alt={name} {...SIZE} className="block h-auto w-full" />
      </li>
    ))}
  </ul>
);

export function CutExamples() {
  const m = useMessages(mattingMessages);
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {CUT_EXAMPLES[useLanguage()].map(({ name, before, after }) => (
        <li key={name} className="grid grid-cols-2 overflow-hidden rounded-card border border-line">
          <img src={before} alt={m.pictureBefore(name)} {...SIZE} className="block h-auto w-full" />
          <img src={after} alt={m.pictureAfter(name)} {...SIZE} className="checkered block h-auto w-full" />
        </li>
      ))}
    </ul>
  );
}
