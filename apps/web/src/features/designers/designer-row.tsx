import type { Designer } from '@markwright/contracts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { designersMessages } from '../../i18n/designers.ts';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { useLanguage } from '../../stores/language.ts';

/** A line ends with its dot and never begins with one. */
const SEPARATOR = '\u00a0· ';

type DesignerRowProps = { designer: Designer; index: number; onAsk: () => void };

/** Who they are on the left, what they made on the right; the wide board changes sides from row to row. */
export function DesignerRow({ designer, index, onAsk }: DesignerRowProps) {
  const m = useMessages(designersMessages);
  const language = useLanguage();
  const { name, city, about, years, styles, works, fromFen, days } = designer;
  return (
    <article className="grid gap-6 border-t-2 border-ink py-6 lg:grid-cols-[282px_1fr] lg:py-8">
      <div className="flex flex-col items-start">
        <h2 className="text-heading font-bold">{name[language]}</h2>
        <p className="mt-1 text-caption text-muted">
          {[city[language], m.years(years), ...styles.map((style) => m.styles[style] ?? style)].join(SEPARATOR)}
        </p>
        <p className="mt-3 max-w-reading">{about[language]}</p>
        {fromFen !== undefined && days !== undefined && (
          <p className="mt-3 font-medium">{m.price(yuanText(fromFen), days)}</p>
        )}
        <Button onClick={onAsk} className="mt-5">
          {m.ask(name[language])}
        </Button>
      </div>
      <ul
        aria-label={m.works(name[language])}
        className={classNames(
          'grid grid-cols-2',
          index % 2 === 0 ? 'md:grid-cols-[2fr_1fr_1fr]' : 'md:grid-cols-[1fr_1fr_2fr]',
        )}
      >
        {works.slice(0, 3).map((work, at) => (
          <li key={work.src} className={isWide(index, at) ? 'max-md:order-first max-md:col-span-2' : ''}>
            <figure>
              <div
                style={{ backgroundColor: work.ground }}
                className="flex h-44 items-center justify-center p-6 md:h-60 lg:h-72"
              >
                <img
                  src={work.src}
                  width={work.width}
                  height={work.height}
                  alt={work.name}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  className={classNames(
                    'h-auto w-auto',
                    isWide(index, at) ? 'max-h-[84%] max-w-[min(70%,320px)]' : 'max-h-full max-w-[86%]',
                  )}
                />
              </div>
              <figcaption className="pt-2 pr-4 pb-4 text-caption text-muted">{work.story[language]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </article>
  );
}

const isWide = (row: number, at: number): boolean => at === (row % 2 === 0 ? 0 : 2);
