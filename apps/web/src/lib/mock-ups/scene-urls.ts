import type { SceneName } from '@markwright/mockups';

const FILES = import.meta.glob<string>('../../../../../packages/mockups/scenes/*-900.scene', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the scene's file for pictures of 900 pixels is fetched from. */
export function sceneUrl(name: SceneName): string {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}-900.scene`));
  if (!found) throw new Error(`There is no scene called ${name}`);
  return found[1];
}
