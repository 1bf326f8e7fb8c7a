import generated from './scene-looks.gen.json' with { type: 'json' };
import type { SceneMeta } from './scene.ts';
import type { SceneName } from './scene-names.ts';

/** What the choice of arrangement and colours rests on: known without opening a scene's file. */
export type SceneLook = Pick<
  SceneMeta,
  'name' | 'aspect' | 'art' | 'mode' | 'ground' | 'grounds' | 'takesBackground' | 'inks'
>;

/** Written by `mockups/finish/pack.py` from the files' own headers. */
const LOOKS = generated as unknown as Record<SceneName, Omit<SceneLook, 'name'>>;

export const lookOf = (name: SceneName): SceneLook => ({ name, ...LOOKS[name] });

/** How a logo is best arranged for a panel: by the room that its mark has. */
export function shapeFor({
  name,
  art: [left, bottom, right, top],
  aspect,
}: Pick<SceneLook, 'name' | 'art' | 'aspect'>): 'row' | 'column' | 'own' | 'icon' {
  if (name === 'phone') return 'icon';
  const ratio = ((right - left) * aspect) / (top - bottom);
  return ratio > 1.9 ? 'row' : ratio < 1.25 ? 'column' : 'own';
}
