import type { LoadedOutlines } from '@markwright/fonts';
import { renderSvg, type LogoDoc } from '@markwright/logo';
import {
  interpretBrief,
  makeAiLogos,
  type AiBrief,
  type AiLogo,
  type AiRequest,
  type BriefReading,
} from '@markwright/studio';

export type DrawnLogo = Omit<AiLogo, 'svg'>;

/** The built-in engine as the tasks use it. All arguments and answers are plain data: they may cross to a thread. */
export type LogoMaker = {
  read(brief: AiBrief): Promise<BriefReading>;
  make(request: AiRequest, reading: BriefReading): Promise<DrawnLogo[]>;
  /** The picture with the watermark over it. */
  cover(doc: LogoDoc): Promise<string>;
};

export const openLogoMaker = (outlines: LoadedOutlines): LogoMaker => ({
  read: interpretBrief,
  async make(request, reading) {
    const logos = await makeAiLogos(request, { outlines, reading });
    return logos.map(({ doc, style, meaning, seed }) => ({ doc, style, meaning, seed }));
  },
  async cover(doc) {
    const fonts = [doc.name, doc.secondName, doc.slogan].flatMap((line) => (line ? [line.font] : []));
    await outlines.ensureLoaded(fonts);
    return renderSvg(doc, { outlines, watermark: true });
  },
});
