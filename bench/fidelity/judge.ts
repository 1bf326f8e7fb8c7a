import { toOklch, type LogoDoc } from '@markwright/logo';
import { parentsOf } from '@markwright/marks';
import { depictedConcepts } from '@markwright/studio';
import { CONTRADICTIONS, HUES, REFUSED_LAYOUTS } from './judge.data.ts';
import type { FidelityBrief } from './briefs.ts';

export type JudgedLogo = {
  style: string;
  shows: string[];
  hasMain: boolean;
  hasBoth: boolean;
  /** What speaks against the mood, in a word or two; empty where nothing does. */
  against: string[];
  /** A refusal that was not obeyed. */
  disobeys: string[];
};

/** One logo against its brief, from the sources of what was drawn and the document's own choices. */
export function judgeLogo(brief: FidelityBrief, { doc, style }: { doc: LogoDoc; style: string }): JudgedLogo {
  const shows = depictedConcepts(doc);
  const isShown = (thing: readonly string[] | undefined) => shows.some((each) => isTakenFor(each, thing));
  const [main, other] = brief.things;
  const isPair = brief.relation === 'facing' && brief.things.length === 1;
  const hasBoth = isPair ? shows.filter((each) => isTakenFor(each, main)).length > 1 : isShown(main) && isShown(other);
  return {
    style,
    shows,
    hasMain: isShown(main),
    hasBoth,
    against: against(brief, doc, style),
    disobeys: broken(brief, doc, shows),
  };
}

/** Whether a picture is taken for a thing: it shows the thing or a kind of it, as a sea turtle shows a turtle. */
export const isTakenFor = (shown: string, thing: readonly string[] | undefined): boolean =>
  thing?.some((each) => each === shown || parentsOf(shown).includes(each)) ?? false;

/** Whether a brief names two things that stand to each other. */
export const namesTwo = ({ relation }: FidelityBrief): boolean => relation !== undefined;

function against({ mood }: FidelityBrief, doc: LogoDoc, style: string): string[] {
  const never = mood ? CONTRADICTIONS[mood] : undefined;
  const seen = [style, doc.palette.id.replace(/^ai-/, ''), ...(doc.effects?.backdrops ?? []).map(({ kind }) => kind)];
  return never ? [...new Set(seen)].filter((each) => never.has(each)) : [];
}

/** Colours a refusal looks at: what covers most, and the two that carry the logo. */
const colorsOf = (doc: LogoDoc): string[] => [doc.background, doc.name.color, ...(doc.mark ? [doc.mark.primary] : [])];

function broken({ refuses = [] }: FidelityBrief, doc: LogoDoc, shows: readonly string[]): string[] {
  return refuses.filter((refused) => {
    const hue = HUES[refused];
    if (hue) return colorsOf(doc).some((color) => hue(toOklch(color)));
    const { layouts, things } = REFUSED_LAYOUTS[refused] ?? {};
    if (refused === 'picture') return shows.length > 0;
    return (layouts?.includes(doc.layout.id) ?? false) || shows.some((each) => things?.includes(each));
  });
}
