import { findLayout, hasIdeograph, mixColors, newDoc, type Effect, type LogoDoc } from '@markwright/logo';
import type { AiTask, Role } from './ai-task.ts';
import { captionOf, colorsInWords, type Caption } from './caption.ts';
import { isJoined, partnerOf } from './choose-face.ts';
import { chooseLayout, hasOwnFrame } from './choose-layout.ts';
import type { ChosenMark } from './choose-mark.ts';
import { groundOf } from './quiet-ground.ts';
import { mayDress } from '../read/refused.ts';
import { settleColours } from './settle-colours.ts';
import type { Form, Turn } from './style-program.ts';

/** Layouts that put the mark into a shape of their own; a dressed mark inside would be a picture of a picture. */
const CONTAINERS = new Set(['badge', 'emblem', 'ring-stacked', 'tile', 'tile-stacked', 'in-name']);
/** Styles whose frame is one strong shape; those that only surround a mark make it small. */
const MEDALLIONS = new Set(['new-retro', 'circular-fun', 'ancient-chinese']);
/** A frame is drawn larger than a bare mark would be, for the picture inside it is smaller. */
const DRESSED_SCALE = 1.12;
/** Where letters stand inside a shape there is no room for their shadow. */
const FULL_SHAPES = new Set(['badge', 'emblem', 'plaque', 'grid-seal', 'framed']);
const NEEDS_ROOM = new Set<Effect['kind']>(['shadow', 'outline', 'bounce', 'stripes']);
/** What sober trades leave out of a style that was cast for them, and what only play may have; stripes are for those who chose them. */
const NOT_SOBER = new Set<Effect['kind']>(['shadow', 'outline', 'stripes', 'bounce', 'tilt', 'halftone', 'slant']);
const PLAY = new Set<Effect['kind']>(['bounce', 'tilt']);
const CHOSEN_ONLY = new Set<Effect['kind']>(['stripes', 'halftone']);
/** Letters this far apart make the usual gap beside the mark look like none. */
const WIDE_SPACING = 0.12;

/** One logo of a task in a face and with a mark: layout, colours and effects as its styles want them. */
export function drawAiLogo(
  task: AiTask,
  role: Role,
  face: string,
  chosen: ChosenMark | undefined,
): { doc: LogoDoc; meaning: Caption } {
  const { form, colour, seed } = role;
  const { reading, cast } = task;
  const turn = turnOf(task, role);
  const shape = form.form(turn);
  const paint = colour.colour(turn);
  const colors = settleColours(role.colors ?? paint.colors, role, reading);
  const draft = (mark: ChosenMark['mark'] | undefined, scale: number) =>
    newDoc({
      name: task.name,
      secondName: task.secondName,
      fonts: { name: face, secondName: partnerOf(face) },
      colors: { ...colors, support: mixColors(colors.name, colors.ground, 0.16) },
      palette: { id: `ai-${colour.id}`, colors: [colors.mark, colors.accent, colors.name, colors.ground] },
      layout: 'wordmark',
      mark: mark && { ...mark, primary: colors.mark, secondary: colors.second, scale },
      seed,
    });
  const plain = chosen?.mark;
  const layout = chosen?.layout ?? chooseLayout(task, role, draft(plain, 1));
  const isDressed = plain !== undefined && !hasOwnFrame(plain) && mayWearFrame(task, role, layout);
  const mark = isDressed ? form.dress?.(plain, turn) : plain;
  const isFramed = mark !== plain;
  const made = draft(mark, isFramed ? DRESSED_SCALE : 1);
  // Written letters hold hands: set apart or in capitals they fall to pieces.
  const isWritten = !hasIdeograph(task.name) && isJoined(face);
  const spacing = isWritten ? 0 : (shape.spacing ?? 0);
  const nudge = layout === 'horizontal' && spacing >= WIDE_SPACING ? { mark: { x: -spacing * 1.1, y: 0 } } : undefined;
  const doc: LogoDoc = {
    ...made,
    name: { ...made.name, spacing, letterCase: isWritten ? 'typed' : (shape.letterCase ?? 'typed') },
    layout: { ...made.layout, id: layout, ...(nudge ? { nudge } : {}) },
    effects: {
      parts: [...effectsFor(task, shape, layout), ...(form === colour ? [] : (paint.effects ?? []))],
      backdrops: groundOf({ cast, casting: role, reading, colors, paint, hasOrnament: role.hasOrnament }),
    },
  };
  // A style's own words tell of its frame and its colours: they are said only where both are really there.
  const isWhole = form === colour && !role.colors && reading.colors.length === 0 && (!form.dress || isFramed);
  const hasMark = mark !== undefined && (findLayout(layout)?.drawsMark ?? false);
  return { doc, meaning: captionOf(doc, isWhole ? form.words : colorsInWords(colors, hasMark)) };
}

/** Where a style's program stands; four turns take four neighbours of each of its lists. */
function turnOf({ name, reading, seed }: AiTask, { index, random }: Role): Turn {
  const start = seed % 7;
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('A style offers nothing to pick from');
    return list[(start + index) % list.length] as T;
  };
  return { index, random, reading, hasHanzi: hasIdeograph(name), pick };
}

/** A scene needs the room a frame would take; one thing that must be seen from afar may stand in one. */
function mayWearFrame({ ideas, cast, reading }: AiTask, { form, answer }: Role, layout: string): boolean {
  const isRoomy = !ideas.main || answer === 'bold';
  const isWorn = cast.isChosen || (!cast.row.isSober && MEDALLIONS.has(form.id));
  return form.dress !== undefined && isRoomy && isWorn && !CONTAINERS.has(layout) && mayDress(reading.refusals);
}

function effectsFor({ cast, reading }: AiTask, shape: Form, layout: string): Effect[] {
  const isPlayful = reading.tones.some((tone) => tone === 'playful' || tone === 'children');
  return shape.effects.filter(({ kind }) => {
    if (FULL_SHAPES.has(layout) && NEEDS_ROOM.has(kind)) return false;
    // A style that was chosen is obeyed; for a sober trade its letters stand still.
    if (cast.isChosen) return !(cast.row.isSober && PLAY.has(kind));
    if (CHOSEN_ONLY.has(kind)) return false;
    return !(cast.row.isSober && NOT_SOBER.has(kind)) && (isPlayful || !PLAY.has(kind));
  });
}
