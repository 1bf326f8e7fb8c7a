import { openShippedOutlines } from '@markwright/fonts/node';
import { hasIdeograph, renderSvg } from '@markwright/logo';
import { AI_STYLES, composeAiLogos, type AiStyleId } from '@markwright/studio';
import { CommandError } from '../command-error.ts';
import { writeLogos } from './write-logos.ts';

type AiCall = { name: string; inspiration: string; styles: readonly string[]; seed: number; out: string };

/** A style by its id or by either of its names. */
function readStyle(text: string): AiStyleId {
  const wanted = text.trim().toLowerCase();
  const style = AI_STYLES.find(({ id, zh, en }) => [id, zh, en.toLowerCase()].includes(wanted));
  if (style) return style.id;
  const known = AI_STYLES.map(({ id, zh }) => `  ${id.padEnd(20)} ${zh}`).join('\n');
  throw new CommandError(`there is no style "${text}"; the styles are\n${known}`);
}

/** `logo --ai`: four logos in the styles asked for, as the AI logo page makes them. */
export async function aiLogos({ name, inspiration, styles, seed, out }: AiCall): Promise<void> {
  const ids = styles.flatMap((each) => each.split(',')).map(readStyle);
  const language = hasIdeograph(name + inspiration) ? 'zh' : 'en';
  const outlines = openShippedOutlines();
  await writeLogos(out, async () => {
    const logos = await composeAiLogos({ name, inspiration, language, styles: ids, seed }, { outlines });
    return logos.map(({ doc, style, meaning, seed: own }) => ({
      doc,
      drawSvg: () => renderSvg(doc, { outlines }),
      facts: { style, meaning, seed: own },
    }));
  });
}
