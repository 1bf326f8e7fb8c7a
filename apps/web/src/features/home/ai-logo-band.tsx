import { Sparkles } from 'lucide-react';
import { Fragment, type CSSProperties } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { homeSectionMessages } from '../../i18n/home-sections.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { STYLES } from './generated/styles.gen.ts';
import { aiAddress, takeNameToAi } from './take-to-ai.ts';

/** The brief as a sentence with blanks, and the fifteen styles as books on a shelf: the one looked at stands open. */
export function AiLogoBand() {
  const m = useMessages(homeSectionMessages).aiLogo;
  return (
    <section aria-label={m.name} className="content pt-(--section-gap)">
      <p className="mb-2 text-caption font-medium text-muted lg:mb-3">{m.name}</p>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="text-heading leading-[1.6] font-black lg:text-display lg:leading-[1.55]">
          {m.sentence.map((line) => (
            <span key={line[0]} className="lg:block">
              {line.map((part, index) =>
                // Every second part is a blank of the brief; the live one comes last.
                index % 2 === 1 ? (
                  <Fragment key={part}>
                    {/* A space, not a margin: it goes where a blank begins a line. */}{' '}
                    <span
                      className={classNames(
                        'mr-0.5 border-b-2 px-1 font-normal whitespace-nowrap',
                        part === m.live ? 'border-action' : 'border-ink',
                      )}
                    >
                      {part}
                    </span>
                  </Fragment>
                ) : (
                  <span key={part}>{part}</span>
                ),
              )}
            </span>
          ))}
        </h2>
        <SiteLink
          to={aiAddress(m.brief, 'retro')}
          onClick={takeNameToAi}
          className={buttonClass({ look: 'action', size: 'large' })}
        >
          <Icon of={Sparkles} />
          {m.action}
        </SiteLink>
      </div>
      <ul className="spines mt-6 border-b-[3px] border-ink lg:mt-10" aria-label={m.shelf}>
        {STYLES.map((style) => (
          <Spine key={style.key} style={style} />
        ))}
      </ul>
    </section>
  );
}

function Spine({ style }: { style: (typeof STYLES)[number] }) {
  const m = useMessages(homeSectionMessages).aiLogo;
  const language = useLanguage();
  const { ground, ink, logo, spine, row, foot } = style[language];
  const { name, tone } = m.styles[style.key];
  return (
    <li className="spine" style={{ '--ground': ground, color: ink } as CSSProperties}>
      <SiteLink to={aiAddress(m.brief, style.key)} onClick={takeNameToAi} className="spine-board -outline-offset-4">
        <span aria-hidden className="spine-closed">
          <Picture of={spine} alt="" className="h-auto w-7 max-md:hidden" />
          <Picture of={row} alt="" className="h-6 w-auto md:hidden" />
          <Picture of={foot} alt="" className="size-9 shrink-0" />
        </span>
        <span className="spine-open">
          <Picture of={logo} alt="" className="spine-cover" />
          <span className="spine-story">
            <span className="block text-lead font-bold">{name}</span>
            <span className="block text-caption">{tone}</span>
          </span>
        </span>
      </SiteLink>
    </li>
  );
}
