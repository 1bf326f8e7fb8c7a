import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { borrow, EXAMPLE_STYLES } from './examples.ts';
import { EXAMPLE_PICTURES } from './generated/pictures.gen.ts';

/** Before the first task: what the engine made of four sentences, each to be taken as a beginning. */
export function SampleBoard() {
  const m = useMessages(aiLogoMessages);
  const pictures = EXAMPLE_PICTURES[useLanguage()];
  return (
    <>
      <h2 className="text-title font-bold">{m.idleTitle}</h2>
      <p className="mt-1 text-pretty text-muted">{m.idleText}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {m.examples.map((example, place) => {
          const style = EXAMPLE_STYLES[place];
          return (
            <li key={example.name}>
              <button
                type="button"
                onClick={() => {
                  borrow(example, m.examples, style);
                  // The filled form may be a screen above.
                  window.scrollTo({ top: 0, behavior: 'smooth' });
                }}
                className="group flex h-full w-full flex-col overflow-hidden rounded-card bg-surface text-left outline-offset-2 transition-shadow hover:shadow-raised"
              >
                <img
                  src={pictures[place]}
                  alt={example.name}
                  width={640}
                  height={480}
                  loading="lazy"
                  className="block aspect-4/3 w-full"
                />
                <span className="flex grow flex-col gap-1 p-4">
                  <span className="text-pretty">{m.quote(example.inspiration)}</span>
                  <span className="mt-auto flex items-baseline justify-between gap-3 pt-1 text-caption text-muted">
                    {style && m.styles[style]}
                    <span className="text-action-text opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
                      {m.useThese}
                    </span>
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
