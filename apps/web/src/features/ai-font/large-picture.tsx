import { findArtStyle } from '@markwright/art-font';
import { cleanText, type ArtBrief, type LogoDoc } from '@markwright/logo';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArtPicture } from '../../lib/art-drawing/art-picture.tsx';
import { useAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import { ArtActions } from './art-actions.tsx';
import { LargeFrame } from './picture-frames.tsx';
import { useArtDoc } from '../../lib/art-drawing/use-art-doc.ts';
import type { Press } from './use-art-task.ts';
import { useShown } from './use-shown.ts';

/** Flat enough that the gallery begins above the fold. */
const BOARD = { width: 1200, height: 420 };

/** The style looked at, as large as the page allows, and what can be done with it. */
export function LargePicture({ press }: { press: Press }) {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const { name, style } = useShown();
  const { scheme, font, strength, arrangement } = useAiFont();
  const brief: ArtBrief = {
    name,
    style,
    scheme,
    strength: strength / 100,
    arrangement,
    seed: 1,
    ...(font && { font }),
  };
  const { doc, prepare } = useArtDoc(brief);
  const found = findArtStyle(style);
  const title = found?.title[language] ?? '';

  /** The picture follows the typing after a moment; what is done with it goes by the name as it stands in the field. */
  async function typedDoc(): Promise<LogoDoc | undefined> {
    if (!press.checkName()) return undefined;
    return prepare({ ...brief, name: cleanText(useAiFont.getState().logoName) });
  }

  return (
    <LargeFrame
      title={title}
      note={found?.describe[language]}
      picture={<ArtPicture doc={doc} label={m.picture(name, title)} board={BOARD} />}
    >
      <ArtActions shown={doc} getDoc={typedDoc} resumes />
    </LargeFrame>
  );
}
