import type { Edit, Target } from '../command.ts';
import { distinct } from './clause-text.ts';
import type { Clause } from './split-clauses.ts';

/** A wish with what is known of how it was said. */
export type Said = { edit: Edit; isComplaint: boolean; target?: Target | undefined; clause: Clause };

const familyOf = ({ do: name }: Edit): string => name.slice(0, name.indexOf('.'));

/** Whether a wish is the remedy of a complaint: of the same part and kind; a picture that is turned is no larger for it. */
const answers = (wish: Edit, complaint: Edit): boolean =>
  // 图太抢，淡一点: the picture is to be fainter, not smaller.
  (complaint.do === 'mark.smaller' && wish.do === 'color.lighter' && wish.of === 'mark') ||
  (familyOf(wish) === familyOf(complaint) &&
    ofPart(wish) === ofPart(complaint) &&
    (familyOf(wish) !== 'mark' || !/^mark\.(?:mirror|turn|move|line|solid)$/u.test(wish.do)));

/** Wishes that name their part by themselves: "too many colours" needs no further word. */
const NAMES_ITS_PART = /^(?:color\.(?:fewer|one)|effect\.|frame\.|text\.|ground\.|mark\.(?!other|turn))/u;

/** "Too thin, make it bolder", "a bit gloomy, warmer please": a complaint only says why where its remedy is asked for. */
function withoutReasons(said: readonly Said[]): Said[] {
  const outright = said.filter(({ isComplaint }) => !isComplaint).map(({ edit }) => edit);
  const kept = said.filter(({ edit, isComplaint, target, clause }) => {
    if (!isComplaint) return true;
    // Of several complaints those count that name a part; one alone is all there is.
    if (outright.length === 0) {
      const first = said.find((other) => familyOf(other.edit) === familyOf(edit));
      return target !== undefined || first === undefined || first.edit === edit || first.clause === clause;
    }
    if (outright.some((other) => /^talk\.(?:first|undo|another)$/u.test(other.do))) return false;
    // What is wrong with the whole is the reason for what is asked of a part; so is what a drawing looks like.
    if (/^(?:layout|style)\./u.test(edit.do) || edit.do === 'mark.other') return false;
    if (target === 'all' && !NAMES_ITS_PART.test(edit.do)) return false;
    if (familyOf(edit) === 'color' && ofPart(edit) === '' && !NAMES_ITS_PART.test(edit.do)) return false;
    return (target !== undefined || NAMES_ITS_PART.test(edit.do)) && !outright.some((other) => answers(other, edit));
  });
  // "On the left, wait, no, on the right": the last word counts.
  const lastMove = kept.findLast(({ edit }) => edit.do === 'mark.move');
  return kept.filter((each) => each.edit.do !== 'mark.move' || each.edit === lastMove?.edit);
}

/** What was asked for before "go back" is undone with it; what is not liked gives way to what is asked for. */
function afterTalk(said: readonly Said[]): Said[] {
  const first = said.findLastIndex(({ edit }) => edit.do === 'talk.first');
  const back = first < 0 ? said.findLastIndex(({ edit }) => edit.do === 'talk.undo') : first;
  const since = back < 0 ? [...said] : said.slice(back);
  const isVague = ({ edit, clause }: Said) => edit.do === 'talk.another' && !ASKS_ANEW.test(clause.text);
  return since.some((each) => !isVague(each) && each.edit.do !== 'say')
    ? since.filter((each) => !isVague(each))
    : since;
}
/** "Show me another", not only "it leaves me cold". */
const ASKS_ANEW =
  /换|重|再|别的|另|新|推翻|来个|不一样|不同|其他|\b(?:another|different|other|others|new|scratch|again|ideas?|start|show|try|fresh|over|redo|rip|tear|bin|scrap|concept|direction|else|options?|alternatives?)\b/iu;

/** The wishes that remain of all that was said. */
export function settle(said: readonly Said[]): Edit[] {
  const kept = withoutReasons(afterTalk(said));
  const complaints = new Set(kept.filter(({ isComplaint }) => isComplaint).map(({ edit }) => edit));
  return settled(distinct(kept.map(({ edit }) => edit)), complaints);
}

const PAIRS: readonly (readonly [Edit['do'], Edit['do']])[] = [
  ['type.bigger', 'type.smaller'],
  ['type.bolder', 'type.thinner'],
  ['type.rounder', 'type.sharper'],
  ['type.wider', 'type.narrower'],
  ['type.looser', 'type.tighter'],
  ['mark.bigger', 'mark.smaller'],
  ['mark.line', 'mark.solid'],
  ['color.warmer', 'color.cooler'],
  ['color.darker', 'color.lighter'],
  ['color.brighter', 'color.calmer'],
  ['layout.air', 'layout.tighter'],
];
const OPPOSITES = new Map(PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
const ofPart = (edit: Edit): string => ('of' in edit ? (edit.of ?? '') : '');

/** What helps where something cannot be read or seen. */
const REMEDIES: readonly Edit['do'][] = ['type.bigger', 'type.kind', 'type.bolder', 'mark.bigger', 'mark.simpler'];

/** Talk stands alone, an answer gives way to a wish, a named colour to no vague one, and a swap needs no removal. */
function settled(edits: readonly Edit[], complaints: ReadonlySet<Edit>): Edit[] {
  const talk = edits.find(({ do: name }) => name.startsWith('talk.'));
  if (edits.some(({ do: name }) => name === 'talk.first'))
    return edits.filter(
      ({ do: name }) => name === 'talk.first' || !/^(?:talk\.|say|mark\.(?:other|add|swap))/u.test(name),
    );
  // "More like this, but in a single colour".
  if (talk?.do === 'talk.more')
    return [talk, ...edits.filter(({ do: name }) => /^(?:color|type|layout|effect|ground)\./u.test(name))];
  if (talk && talk.do !== 'talk.undo') return [talk];
  const wishes = edits.filter(({ do: name }) => name !== 'say');
  if (wishes.length === 0) return edits.slice(0, 1);
  const has = (name: Edit['do']) => wishes.some((edit) => edit.do === name);
  const ground = wishes.find((edit) => edit.do === 'ground.set');
  // 桂花不要，画个狐狸: what is drawn takes the place of what goes.
  const replaces = has('mark.remove') && has('mark.add') && !has('mark.swap');
  return wishes.flatMap((edit): Edit[] => {
    if (replaces && edit.do === 'mark.remove') return [];
    if (replaces && edit.do === 'mark.add') return [{ ...edit, do: 'mark.swap' }];
    if (/^mark\.(?:remove|other|simpler)$/u.test(edit.do) && has('mark.swap')) return [];
    // 大鹅不要了，怪吓人的: why it goes.
    if (edit.do === 'mark.other' && has('mark.remove')) return [];
    if (has('mark.remove') && /^mark\.(?:bigger|smaller|simpler|line|solid|mirror|turn|move)$/u.test(edit.do))
      return [];
    // "Use a navy, brighter than that": the named colour is what is wanted.
    const isVague =
      /^color\.(?:warmer|cooler|darker|lighter|calmer|brighter|fewer)$/u.test(edit.do) && ofPart(edit) === '';
    if (isVague && wishes.some((other) => other.do === 'color.set' && other.of === 'all')) return [];
    if (
      edit.do === 'color.other' &&
      wishes.some(({ do: name }) => /^color\.(?:set|warmer|cooler|darker|lighter|calmer|brighter|fewer)$/u.test(name))
    )
      return [];
    // "I can't read it without my glasses": bigger letters are the remedy.
    if (edit.do === 'color.contrast' && complaints.has(edit) && REMEDIES.some((name) => has(name))) return [];
    // 要墨绿，色号 #1F4D3A: the number tells which green is meant.
    const isNumbered = (other: Edit) =>
      other.do === 'color.set' && other.color.startsWith('#') && ofPart(other) === ofPart(edit);
    if (edit.do === 'color.set' && !edit.color.startsWith('#') && wishes.some(isNumbered)) return [];
    // 都小了，都大一点: the remedy comes after the complaint.
    const opposite = OPPOSITES.get(edit.do);
    const later = wishes.slice(wishes.indexOf(edit) + 1);
    // "EST. 2021 is too young, take it off".
    if (edit.do === 'text.add' && later.some((other) => other.do === 'text.remove' && other.of === edit.of)) return [];
    if (opposite && later.some((other) => other.do === opposite && ofPart(other) === ofPart(edit))) return [];
    if (edit.do === 'mark.mirror' && has('mark.turn')) return [];
    // 换个位置，字在上头: that they change places says where each of them goes.
    if (edit.do === 'mark.move' && has('layout.swap')) return [];
    // A badge has its picture in the middle and a ring round it.
    const isBadge = wishes.some((other) => other.do === 'layout.set' && other.layout === 'badge');
    if (isBadge && (edit.do === 'layout.center' || (edit.do === 'layout.set' && edit.layout === 'frame'))) return [];
    // "Left justified, not centred".
    if (edit.do === 'layout.center' && has('layout.left')) return [];
    // 给它掉个个儿，脸朝右: the picture turns round where it stands.
    if (edit.do === 'layout.swap' && has('mark.mirror')) return [];
    // 有点土，可爱一点: the complaint gives way to the wish.
    if (edit.do === 'style.set' && edit !== wishes.findLast((other) => other.do === 'style.set')) return [];
    const isShade = edit.do === 'color.darker' || edit.do === 'color.lighter';
    if (isShade && edit.of === 'ground') {
      // A picture that is laid behind the name is what becomes faint.
      const isBehind = wishes.some((other) => other.do === 'mark.move' && other.to === 'behind');
      if (isBehind) return [{ ...edit, of: 'mark' }];
      if (ground) return [];
    }
    return [edit];
  });
}
