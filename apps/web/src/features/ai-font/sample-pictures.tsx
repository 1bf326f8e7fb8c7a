import { Button } from '../../components/button.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import { GalleryFrame, LargeFrame, StyleCard } from './picture-frames.tsx';
import { LARGE_SAMPLE, STYLE_SAMPLES } from './generated/samples.gen.ts';
import type { Press } from './use-art-task.ts';

type SamplePicturesProps = {
  press: Press;
  /** Somebody has begun, and what draws their own is on its way: the buttons wait for it. */
  begun?: boolean;
};

/** Before a name is typed: a sample in every style, drawn ahead, so that the page needs no script to be looked at. */
export function SamplePictures({ press, begun = false }: SamplePicturesProps) {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const [first] = STYLE_SAMPLES;
  const title = first.title[language];
  return (
    <>
      <LargeFrame
        title={title}
        note={first.describe[language]}
        picture={
          <img
            src={LARGE_SAMPLE[language]}
            alt={m.picture(m.sample, title)}
            width={1200}
            height={420}
            fetchPriority="high"
            className="block h-auto w-full"
          />
        }
      >
        {/* What they are about is the name: without one they say so. */}
        {[m.useIt, m.edit, m.save].map((label, index) => (
          <Button key={label} size="small" {...(index === 0 && { look: 'ink' })} busy={begun} onClick={press.checkName}>
            {label}
          </Button>
        ))}
      </LargeFrame>
      <GalleryFrame name={m.sample} note={m.galleryNote(STYLE_SAMPLES.length)}>
        {STYLE_SAMPLES.map(({ id, title: words, src }, index) => (
          <StyleCard
            key={id}
            id={id}
            title={words[language]}
            chosen={index === 0}
            onChoose={() => setAiFont({ style: id, scheme: 0 })}
          >
            <img src={src[language]} alt="" width={400} height={180} loading="lazy" className="block h-auto w-full" />
          </StyleCard>
        ))}
      </GalleryFrame>
    </>
  );
}
