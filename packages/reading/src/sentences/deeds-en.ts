import { canHold } from './holders.ts';
import { findEnglishThing } from './thing-names.ts';

/** Deeds whose word holds what they are done with: who reads has a book, who fishes a rod. Each as it is done by one who is seen. */
const DEEDS = `
reading a book: reading reads
holding a fishing rod: fishing fishes angling
holding yarn: knitting knits crocheting crochets
holding a sewing needle: sewing sews stitching stitches embroidering
holding a pencil: sketching sketches doodling
holding a pen: writing writes
holding a frying pan: cooking cooks
holding a rolling pin: baking bakes
holding a watering can: gardening gardens
holding a shovel: digging digs
holding a broom: sweeping sweeps
holding a mop: mopping mops
holding a vacuum cleaner: hoovering hoovers vacuuming vacuums
holding a saw: sawing saws
holding a hammer: hammering hammers
holding a blowtorch: welding welds
holding a laptop: typing types
holding a camera: photographing
holding a golf club: golfing golfs
holding a telescope: stargazing
holding a barbell: weightlifting weight-lifting deadlifting
holding a jump rope: skipping
wearing boxing gloves: boxing
wearing roller skates: rollerskating roller-skating roller_skating rollerblading
wearing ice skates: ice-skating ice_skating figure-skating
wearing snorkel: snorkelling snorkeling
riding a skateboard: skateboarding skateboards
riding a surfboard: surfing surfs
riding a bicycle: cycling cycles biking bicycling
riding a scooter: scooting scooters
riding a snowboard: snowboarding
riding a unicycle: unicycling
riding a sledge: sledging sledding tobogganing
on skis: skiing skis
in a rowing boat: rowing rows
in a kayak: kayaking
in a canoe: canoeing
in a sailing boat: sailing
in a car: driving
in front of a tent: camping
in a bathtub: bathing
with a parachute: parachuting skydiving
playing a drum: drumming drums
`.trim();

const SEEN_AS: ReadonlyMap<string, string> = new Map(
  DEEDS.split('\n').flatMap((line) => {
    const [seen = '', words = ''] = line.split(': ');
    return words.split(' ').map((word): [string, string] => [word.replace('_', ' '), seen]);
  }),
);

/** Done by anything that is drawn: "a skateboarding pineapple". The others only by who has hands, or might. */
const OF_ANYTHING = /^(?:riding|wearing|on) /u;

const ANY_DEED = [...SEEN_AS.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** "A skateboarding pineapple", "a fishing bear": what it does, said before it; no skiing lessons. */
const BEFORE = new RegExp(
  `\\b(${ANY_DEED}) ([a-z]+(?:-[a-z]+)?)\\b(?! (?:lessons?|club|shop|school|gear|coach|instructor|team|hire|rental|classes|holidays?|company|store|rods?|trips?|boats?|lodge|tackle))`,
  'giu',
);

/** "A fox reading under a fern", "a cat that knits": with nothing behind it that it is done to. */
const BEHIND = new RegExp(
  `\\b((?:an?|the|one|two|three|our|my) (?:[a-z-]+ ){0,2}?)([a-z]+)((?:,? (?:who|that|which)(?:'s| is| are)?| is| are|,)?(?: (?:busy|happily|quietly|just|peacefully|calmly|out|sat|sitting|there))*) (${ANY_DEED})(?=\\s*(?:[.,;:!?\\n]|$)| (?:under|underneath|beneath|on|in|at|by|with|while|from|beside|inside|near|next|through|across|down|up|along|around|over|off|behind|against|amid|among|happily|quietly|peacefully|outside|together)\\b(?! (?:lessons?|classes)))`,
  'giu',
);

const DONE_ON_OTHER = /^(?:in [a-z ]+ in\b|riding an? (?:surfboard|skateboard|snowboard|sledge|scooter) on\b)/u;

const isSeen = (who: string): boolean => findEnglishThing(who.toLowerCase(), true) !== undefined;

const hasHands = (who: string): boolean => {
  const thing = findEnglishThing(who.toLowerCase(), true);
  return thing !== undefined && canHold({ token: { kind: 'thing', text: who, from: 0, thing } });
};

const seenAs = (deed: string): string => SEEN_AS.get(deed.toLowerCase()) ?? deed;

/** Deeds of somebody in the picture, told by what they are done with. */
export function withDeedsSeen(said: string): string {
  const text = said.replace(BEFORE, (whole, deed: string, who: string) =>
    hasHands(who) || (OF_ANYTHING.test(seenAs(deed)) && isSeen(who)) ? `${who} ${seenAs(deed)}` : whole,
  );
  return text.replace(BEHIND, (whole, before: string, who: string, between: string, deed: string, at: number) => {
    const seen = seenAs(deed);
    // "Bathing in a teacup", "surfing on a croissant": what it is done in or on is said.
    const isOnOther = DONE_ON_OTHER.test(seen + text.slice(at + whole.length));
    return hasHands(who) && !isOnOther ? `${before}${who}${between.replace(/ is$| are$/u, '')} ${seen}` : whole;
  });
}
