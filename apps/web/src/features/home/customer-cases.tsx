import type { Case } from '@markwright/contracts';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';

/** Logos of customers who let us show them, each with its name and trade. */
export function CustomerCases({ cases }: { cases: readonly Case[] }) {
  const m = useMessages(homeSectionMessages).cases;
  const language = useLanguage();
  if (cases.length === 0) return null;
  return (
    <section aria-label={m.customers} className="content pt-10 md:pt-14">
      <h3 className="text-title font-bold">{m.customers}</h3>
      <ul className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {cases.map(({ creationId, name, trade, picture: { src, width, height } }) => (
          <li key={creationId}>
            <img
              src={src}
              width={width}
              height={height}
              alt={name}
              loading="lazy"
              className="aspect-4/3 h-auto w-full border border-line bg-surface object-contain"
            />
            <p className="mt-2 truncate">
              <span className="font-medium">{name}</span>
              <span className="ml-2 text-caption text-muted">{trade[language]}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
