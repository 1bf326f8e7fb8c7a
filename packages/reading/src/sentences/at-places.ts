import type { Relation } from '@markwright/marks';
import { findConcept } from '@markwright/marks';
import { EYEWEAR } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { asPart, isWorn, join, type Outcome } from './rule-outcomes.ts';

/** Deeds that are told of whoever does them, also after a place: 背上驮着一座山. */
const DEEDS: ReadonlySet<string> = new Set<Relation>([
  'holding',
  'carrying',
  'wearing',
  'riding',
  'reading',
  'playing',
]);

/** What stands at a place: who is there, unless the place belongs to somebody who does something. */
export function atPlace(host: Node, place: Node, verb: Node | undefined, guest: Node, part?: Node): Outcome {
  const said = verb?.token.relation;
  const isOn = (place.token.relation ?? 'on') === 'on';
  // 脖子上挂个听诊器, 头上一顶草帽
  if (
    canHold(host) &&
    !canHold(guest) &&
    isOn &&
    // 脖子上绕着软尺
    (said !== 'wrapped-round' || isWorn(guest)) &&
    !HORNS.test(part?.token.text ?? '') &&
    (isWorn(guest) || NECKS.test(part?.token.text ?? ''))
  )
    return join(host, 'wearing', guest);
  // 鼻子上架副眼镜, 眼睛上夹个放大镜
  const isAtEyes = EYES.test(part?.token.text ?? '') && /^[夹架戴蒙卡别扣]/u.test(verb?.token.text ?? '');
  if (canHold(host) && isOn && isAtEyes && (EYEWEAR.has(conceptOf(guest)) || LENSES.has(conceptOf(guest))))
    return join(host, 'wearing', guest);
  // 袋鼠兜里揣着纸箱, 鹈鹕大嘴里兜着鱼
  if (canHold(host) && (POUCHES.test(part?.token.text ?? '') || (verb?.token.text ?? '').startsWith('兜')))
    return join(guest, 'in', host, host);
  // Who has a place on his body is who the picture is about; a cup or a tree only holds its guest.
  const main = canHold(host) ? host : guest;
  // 屋檐下挂着辣椒: the place that was said, not the one that the verb would mean.
  if (verb && verb.token.reversed && said && said !== 'on' && said !== 'in')
    // 轮胎后头探出个脑袋
    return join(guest, place.token.relation === 'behind' ? 'behind' : said, host, main);
  // 背上扎着一串葡萄
  if (said === 'wearing' && canHold(host) && !isWorn(guest) && /背/u.test(place.token.text + (part?.token.text ?? '')))
    return join(host, 'carrying', guest);
  // 太阳公公，怀里抱着娃娃: what has arms in a sentence has them in the picture.
  const isInMouth = /^[叼衔含]/u.test(verb?.token.text ?? '');
  if (verb && said && DEEDS.has(said) && (canHold(host) || isInMouth || ARMS_ZH.test(place.token.text)))
    return join(host, said, guest);
  // 脚上缠着绷带, 腰里缠着面
  if (verb && said === 'wrapped-round' && !canHold(guest)) return join(guest, said, host, main);
  // 两只鹦鹉，中间一个话筒: between several is beside each of them.
  if (BETWEEN.test(place.token.text) && (host.count > 1 || (host.also?.length ?? 0) > 0))
    return join(guest, 'beside', host, main);
  const where = place.token.relation ?? 'on';
  // 书堆上睡着一只猫
  if (where === 'on' && verb?.token.text.startsWith('睡') && canHold(guest))
    return join(guest, 'sleeping-on', host, main);
  // 炭火上架一块牛排
  return join(guest, where === 'on' && FIRES.has(conceptOf(host)) ? 'over' : where, host, main);
}

const ARMS_ZH = /^(?:怀里|怀中|手里|手上|手中|手头|背上|肩上)$/u;
const EYES = /^(?:眼睛?|双眼|左眼|右眼|眼窝|眼眶|鼻子|鼻梁|鼻尖|鼻头)$/u;
const LENSES = new Set(['magnifier', 'monocle', 'sleep-mask', 'goggles']);
const NECKS = /^(?:脖子|颈|脖颈|脖|鼻梁|腰|腰间|手腕|耳朵)$/u;
/** Things are hung on them, not put on. */
const HORNS = /^(?:.*角|尾巴?|壳|鼻子|翅膀|嘴)$/u;
const POUCHES = /^(?:兜|兜兜|肚兜|育儿袋|口袋|袋|袋子)$/u;
const POUCHES_EN = /^(?:pouch|pockets?|marsupium)$/;
const BETWEEN = /^(?:中间|当中|中央|之间)$/u;
const FIRES = new Set(['fire', 'campfire', 'flame', 'charcoal', 'stove', 'bonfire']);

const GRIPS =
  /^(?:beaks?|bill|mouth|jaws?|paws?|hands?|claws?|talons?|trunk|arms?|wings?|snout|muzzle|teeth|tail|tentacles?|flippers?|pincers?|嘴|嘴里|爪子?|手|翅膀|鼻子)$/u;
const EDGES = /^(?:top|edge|rim|roof|brim|back|lid)$/;
const AT_TIP = /\b(?:end|tip) of$/;
const GRIPS_AT_TIP = /^(?:beaks?|bill|mouth|jaws?|paws?|hands?|claws?|talons?|trunk|arms?|nose|snout)$/;
/** Where nothing is worn. */
export const ENDS_OF_BEASTS = /^(?:trunk|tail|horns?|antlers?|tusks?|legs?|beak|bill|snout|tentacles?|hoof|hooves)$/;
const NECK = /^(?:necks?|ears?|horns?|antlers?|waist|wrists?|脖子|耳朵|头|头上)$/u;

/** A peg on a nose, a ring in an ear: clipped on, it is worn. */
const CLIPS = new Set('hanger nose-ring ring bandage safety-pin rosette bow ribbon clothes-peg'.split(' '));

export const NOSE = /^(?:nose|snout|muzzle)$/;

/** Something at a part of somebody: gripped, worn, wound round it, or only there. */
export function atPart(owner: Node, guest: Node, place: Node, part: Node, how?: Node): Outcome {
  const where = place.token.relation ?? 'on';
  const said = part.token.text;
  // "Grass along the top"
  if (!canHold(owner)) return join(guest, where === 'beside' && EDGES.test(said) ? 'on' : where, owner, owner);
  // "A ray with a plug at the end of its tail"
  if (AT_TIP.test(place.token.text) && !GRIPS_AT_TIP.test(said) && !canHold(guest) && !isWorn(guest))
    return asPart(owner, part, guest);
  const isRound = where === 'wrapped-round' || /^a?round$/.test(place.token.text);
  // "A kangaroo with a loaf peeking from her pouch"
  if ((where === 'out-of' || where === 'in') && POUCHES_EN.test(said)) return join(guest, 'in', owner, owner);
  if (GRIPS.test(said) && where !== 'on' && !isRound) return join(owner, 'holding', guest);
  // A garland round a trunk or a tail is wound there, round a neck it is worn.
  if (isRound && ENDS_OF_BEASTS.test(said)) return join(guest, 'wrapped-round', owner, owner);
  if (isWorn(guest)) return join(owner, 'wearing', guest);
  if (isRound)
    return said.startsWith('neck') ? join(owner, 'wearing', guest) : join(guest, 'wrapped-round', owner, owner);
  const isDeed = how !== undefined && how.token.text.endsWith('ing') && how.token.text !== 'having';
  if (isDeed && where === 'over') return join(owner, 'holding', guest);
  if (CLIPS.has(conceptOf(guest)) && (where === 'on' || where === 'in')) return join(owner, 'wearing', guest);
  // "A spanner over his shoulder"; a guitar hangs on its strap.
  if (/^shoulders?$/.test(said) && !isRound && findConcept(conceptOf(guest))?.theme === 'work')
    return join(owner, 'carrying', guest);
  // "Balancing a ball on its nose"
  if (NOSE.test(said)) return join(guest, 'on', owner, owner);
  if (where === 'on') return join(owner, 'carrying', guest);
  if (where === 'in') return join(guest, 'in', owner, owner);
  // "A beer glass hanging from his antlers", "a tree growing out of its back"
  if (/^(?:horns?|antlers?|tusks?)$/.test(said)) return join(guest, 'on', owner, owner);
  if (where === 'rising-from' || where === 'out-of') return join(guest, where, owner, owner);
  return NECK.test(said) || where !== 'under' ? join(owner, 'wearing', guest) : join(guest, where, owner, owner);
}
