/** Only like silhouettes make one picture of two halves: two faces, two rounds, two that stand upright. */
type HalfForm = 'face' | 'round' | 'upright';

/** Drawings that are the same left and right, and so can give away one side. */
export const HALVES: Record<string, { key: string; form: HalfForm }> = {
  cat: { key: 'animals/cat/face', form: 'face' },
  dog: { key: 'animals/dog/face', form: 'face' },
  bear: { key: 'animals/bear/face', form: 'face' },
  panda: { key: 'animals/panda/face', form: 'face' },
  fox: { key: 'animals/fox/face', form: 'face' },
  tiger: { key: 'animals/tiger/face', form: 'face' },
  pig: { key: 'animals/pig/face', form: 'face' },
  sun: { key: 'nature/sun/petals', form: 'round' },
  flower: { key: 'plants/flower/daisy', form: 'round' },
  'plum-blossom': { key: 'plants/plum-blossom/blossom', form: 'round' },
  gear: { key: 'craft/gear/wheel', form: 'round' },
  wheel: { key: 'craft/wheel/rim', form: 'round' },
  coin: { key: 'chinese/coin/single', form: 'round' },
  chip: { key: 'craft/chip/square', form: 'round' },
  pine: { key: 'plants/pine/tiers', form: 'upright' },
  tulip: { key: 'plants/tulip/single', form: 'upright' },
};
