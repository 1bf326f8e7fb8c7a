import { seededRandom } from '@markwright/logo';

/** The 3,755 characters of the first level of GB2312 and the 3,008 of the second, by their place in the code. */
function gb2312(): string[] {
  const decoder = new TextDecoder('gb2312');
  const characters: string[] = [];
  for (let row = 0xb0; row <= 0xf7; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^\p{Script=Han}$/u.test(character)) characters.push(character);
    }
  }
  return characters;
}

/** Random pairs, the same in every run. */
export function hanziPairs(count: number): string[] {
  const all = gb2312();
  const random = seededRandom(2312);
  return Array.from({ length: count }, () => `${random.pick(all) ?? ''}${random.pick(all) ?? ''}`);
}

export const LATIN_WORDS =
  'Harbor Lumen Jiggle Quartz Vex Zephyr Byte Kodak Prism Oxbow Fjord Glyph Waltz Nymph Sphinx Vogue Jazz Quip Bjork Maple Cedar Willow Aspen Birch River Delta Orbit Comet Nova Pixel Vector Studio Coffee Bakery Market Garden Kitchen Bistro Tavern Lounge Salon Boutique Atelier Gallery Museum Library School Academy Clinic Dental Pharma Motor Garage Cycle Rocket Marine Sail Anchor Lighthouse Summit Valley Canyon Meadow Forest Desert Island Coral Pearl Amber Ruby Onyx Ivory Indigo Violet Crimson Scarlet Azure Cobalt Copper Bronze Silver Golden Crystal Shadow Thunder Lightning Ember Blaze Frost Glacier Breeze Horizon Zenith Apex Vertex Axis Matrix Signal Echo Ripple Quiver Jumpy Happy'.split(
    ' ',
  );
