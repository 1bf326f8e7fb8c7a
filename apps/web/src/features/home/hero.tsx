import { useMessages } from '../../i18n/messages.ts';
import { homeMessages } from '../../i18n/home.ts';
import { DisplayLine } from './display-line.tsx';
import { PICTURES } from './generated/pictures.gen.ts';
import { LogoWall } from './logo-wall.tsx';
import { NameForm } from './name-form.tsx';
import { useLanguage } from '../../stores/language.ts';
import { useTypedName } from './take-to-ai.ts';
import { useNameWall } from './use-name-wall.ts';

const HEADLINES = {
  zh: [PICTURES.headlineZh1, PICTURES.headlineZh2],
  en: [PICTURES.headlineEn1, PICTURES.headlineEn2],
};

/** Left the sentence and the one question, right the wall of what comes of it. */
export function Hero() {
  const m = useMessages(homeMessages);
  const headline = HEADLINES[useLanguage()];
  const { boards, problem } = useNameWall(useTypedName(({ name }) => name));
  return (
    <section aria-label={m.quick} className="grid lg:grid-cols-[calc(50vw-120px)_1fr]">
      <div className="dotted overflow-clip px-(--page-margin) pt-8 pb-10 lg:flex lg:flex-col lg:justify-center lg:py-16 lg:pl-[max(var(--page-margin),calc(50vw-600px))]">
        <h1 className="space-y-[0.32em] text-display lg:text-hero">
          {headline.map((picture, index) => (
            <DisplayLine key={picture.src} picture={picture} text={m.headline[index] ?? ''} ruled eager />
          ))}
        </h1>
        <NameForm problem={problem} />
      </div>
      <LogoWall boards={boards} />
    </section>
  );
}
