import { PALETTES } from '@markwright/logo';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { TagDrawing } from './tag-drawing.tsx';

/** The sheet beside the questions: answers in ink, what is still open as dashed slots that say when they are filled. */
export function LiveSheet() {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const { logoName, otherName, slogan, chosenTags, color } = useCreateLogo();
  const name = logoName.trim();
  const drawn = chosenTags;
  const palette = PALETTES.find(({ number }) => number === color);
  const ink = palette?.colors[0];
  return (
    <section
      aria-label={m.sheet.label}
      className="dotted flex h-53 shrink-0 flex-col overflow-hidden border-line bg-surface max-lg:border-b lg:sticky lg:top-16 lg:h-[calc(100dvh-64px)] lg:w-1/3 lg:border-t lg:border-l"
    >
      <div className="flex min-h-0 grow flex-col items-center justify-center gap-3 px-6 lg:gap-8 lg:px-14">
        <div className="relative flex min-h-16 items-center justify-center gap-3 lg:min-h-36">
          {drawn.length === 0 ? (
            <Slot className="size-16 lg:size-36">{m.sheet.markLater}</Slot>
          ) : (
            <>
              <Circles />
              {drawn.map((tag) => (
                <span key={tag.id} className="max-lg:scale-75">
                  <TagDrawing drawing={tag.drawing} size={drawn.length === 1 ? 112 : drawn.length < 4 ? 72 : 52} />
                </span>
              ))}
            </>
          )}
        </div>
        {name === '' ? (
          <Slot className="h-14 w-full max-w-80 lg:h-20">{m.sheet.name}</Slot>
        ) : (
          <div className="max-w-full text-center">
            <p
              className="ink-rules relative mx-auto w-fit max-w-full truncate leading-[1.1] font-black"
              style={{
                fontSize: `clamp(20px, calc(min(100vw, 420px) / ${Math.max(4, emsOf(name)) * 1.1}), 72px)`,
                color: ink,
              }}
            >
              {name}
            </p>
            {otherName.trim() && (
              <p
                className="mt-2 truncate text-caption tracking-[0.2em] uppercase lg:mt-4 lg:text-lead"
                style={{ color: palette?.colors[1] }}
              >
                {otherName.trim()}
              </p>
            )}
          </div>
        )}
        {slogan.trim() ? (
          <p className="max-w-full truncate max-lg:text-caption">{slogan.trim()}</p>
        ) : (
          <p className="hidden w-full max-w-80 border-b border-dashed border-line-strong pb-1 text-center text-caption text-muted lg:block">
            {m.sheet.sloganLater}
          </p>
        )}
        <div className="hidden w-full max-w-80 lg:block">
          <div className="grid grid-cols-4 gap-2">
            {(palette?.colors ?? ['', '', '', '']).map((swatch, index) => (
              <span
                key={index}
                className={`h-14 rounded-input ${swatch ? '' : 'border border-dashed border-line-strong'}`}
                style={{ background: swatch || undefined }}
              />
            ))}
          </div>
          <p className="mt-2 text-center text-caption text-muted">
            {palette ? palette.title[language] : m.sheet.colorLater}
          </p>
        </div>
      </div>
      <p className="mx-14 mb-10 hidden min-h-18 border-t border-ink pt-4 lg:block">
        {palette
          ? m.sheet.summary.ready(palette.title[language])
          : drawn.length > 0
            ? m.sheet.summary.tagged(drawn.map((tag) => tag.words[language]).join(m.sheet.and))
            : name
              ? m.sheet.summary.named(name)
              : m.sheet.summary.start}
      </p>
    </section>
  );
}

/** Width of a line in em, near enough to choose a size: hanzi are square, letters about half as wide. */
const emsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2e7f' ? 1 : 0.6), 0);

const Slot = ({ className, children }: { className: string; children: string }) => (
  <span
    className={`flex items-center justify-center border border-dashed border-line-strong bg-surface p-2 text-center text-caption text-muted ${className}`}
  >
    <span className="max-lg:sr-only">{children}</span>
  </span>
);

/** Construction circles behind the drawings: ornament, as quiet as on a finished sheet. */
const Circles = () => (
  <svg
    viewBox="-120 -80 240 160"
    className="pointer-events-none absolute top-1/2 left-1/2 h-[220%] w-[160%] -translate-x-1/2 -translate-y-1/2"
    aria-hidden
  >
    <g fill="none" stroke="#FF6000" strokeOpacity=".35" strokeWidth=".6">
      <circle r="46" />
      <circle cx="-30" r="46" />
      <circle cx="30" r="46" />
      <circle r="74" />
    </g>
  </svg>
);
