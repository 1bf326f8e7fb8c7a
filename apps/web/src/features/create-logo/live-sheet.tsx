import type { Language } from '@markwright/contracts/envelope';
import { PALETTES } from '@markwright/logo';
import { lazy, Suspense } from 'react';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useCreateLogo, type CreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { Slot } from './slot.tsx';
import { hasIdea, type Sketch } from './use-sketch.ts';

const importDrawing = () => import('./sheet-drawing.tsx');
/** What draws is fetched with the first letter of the name. */
const SheetDrawing = lazy(() => loadChunk(async () => ({ default: (await importDrawing()).SheetDrawing })));
const OtherSketches = lazy(() => loadChunk(async () => ({ default: (await importDrawing()).OtherSketches })));

type SheetWords = (typeof createLogoMessages)['zh']['sheet'];

/** The sheet beside the questions: answers as the engine draws them, what is still open as dashed slots. */
export function LiveSheet({ sketch, isRefused }: { sketch: Sketch; isRefused: boolean }) {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const flow = useCreateLogo();
  const name = flow.logoName.trim();
  const palette = PALETTES.find(({ number }) => number === flow.color);
  const ground = palette && sketch.doc?.background;
  return (
    <section
      aria-label={m.sheet.label}
      className="dotted flex h-53 shrink-0 flex-col overflow-hidden border-line bg-surface max-lg:border-b lg:sticky lg:top-16 lg:h-[calc(100dvh-64px)] lg:w-1/3 lg:border-t lg:border-l"
    >
      <div
        className="flex min-h-0 grow flex-col items-center justify-center transition-colors lg:gap-6 lg:pb-6"
        style={{ background: ground }}
      >
        {name === '' ? (
          <Slot className="h-14 w-4/5 max-w-80 lg:h-20">{m.sheet.name}</Slot>
        ) : (
          <Suspense>
            <SheetDrawing doc={sketch.doc} colored={palette !== undefined} markLater={!hasIdea(flow)} />
          </Suspense>
        )}
        {!palette && (
          <div className="hidden w-full max-w-80 shrink-0 flex-col gap-6 lg:flex">
            {!flow.slogan.trim() && (
              <p className="border-b border-dashed border-line-strong pb-1 text-center text-caption text-muted">
                {m.sheet.sloganLater}
              </p>
            )}
            <div>
              <div className="grid grid-cols-4 gap-2">
                {Array.from({ length: 4 }, (_, index) => (
                  <span key={index} className="h-14 rounded-input border border-dashed border-line-strong" />
                ))}
              </div>
              <p className="mt-2 text-center text-caption text-muted">{m.sheet.colorLater}</p>
            </div>
          </div>
        )}
      </div>
      {palette && sketch.others.length > 0 && (
        <Suspense>
          <OtherSketches docs={sketch.others} />
        </Suspense>
      )}
      <p aria-live="polite" className="mx-14 my-8 hidden min-h-18 shrink-0 border-t border-ink pt-4 lg:block">
        {/* What is wrong with the name, or was refused just now, is said at its field. */}
        {(flow.currentPage > 1 && !isRefused && sketch.problem) || summarise(flow, m.sheet, language)}
      </p>
    </section>
  );
}

const SLOGAN_STEP = 3;

/** What has been said, and what comes next. */
function summarise(flow: CreateLogo, { summary, and }: SheetWords, language: Language): string {
  const name = flow.logoName.trim();
  const palette = PALETTES.find(({ number }) => number === flow.color);
  const tags = flow.chosenTags.map((tag) => tag.words[language]).join(and);
  if (name === '') return summary.start;
  if (!hasIdea(flow)) return summary.named(name);
  if (palette) return summary.ready(palette.title[language]);
  if (flow.currentPage >= flow.totalNextPage) return summary.colors;
  return flow.currentPage === SLOGAN_STEP ? summary.slogan : summary.told(tags);
}
