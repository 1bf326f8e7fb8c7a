import { ink, type OwnMark } from '@markwright/marks/kit';
import { burrowProps } from './burrow-props.ts';
import { creatureProps } from './creature-props.ts';
import { cupboardProps } from './cupboard-props.ts';
import { figureProps } from './figure-props.ts';
import { fourLeggedProps } from './four-legged-props.ts';
import { growingProps } from './growing-props.ts';
import { householdProps } from './household-props.ts';
import { marketProps } from './market-props.ts';
import { natureProps } from './nature-props.ts';
import { objectProps } from './object-props.ts';
import { openedProps } from './opened-props.ts';
import { outdoorProps } from './outdoor-props.ts';
import { peopleProps } from './people-props.ts';
import { plainFoodProps } from './plain-food-props.ts';
import type { Prop } from './prop.ts';
import { runningProps } from './running-props.ts';
import { sleeperProps } from './sleeper-props.ts';
import { stallProps } from './stall-props.ts';
import { toolProps } from './tool-props.ts';
import { vesselProps } from './vessel-props.ts';
import { wildProps } from './wild-props.ts';

const PROPS: readonly Prop[] = [
  ...creatureProps,
  ...figureProps,
  ...fourLeggedProps,
  ...peopleProps,
  ...sleeperProps,
  ...vesselProps,
  ...openedProps,
  ...natureProps,
  ...growingProps,
  ...objectProps,
  ...householdProps,
  ...outdoorProps,
  ...toolProps,
  ...plainFoodProps,
  ...runningProps,
  ...marketProps,
  ...wildProps,
  ...burrowProps,
  ...stallProps,
  ...cupboardProps,
];

const BARE = new Set(PROPS.filter(({ bare }) => bare).map(({ name }) => name));

/** Whether a prop is only a bearer. */
export const isBare = (key: string): boolean => key.startsWith('props/') && BARE.has(key.split('/')[2]!);

/** Drawn without its lid, for what is in it; or with its stem, for what it is in. */
export const isOpened = (key: string): boolean => key.startsWith('props/') && key.endsWith('/opened');

/** The props of a concept, as marks; their meaning is that of the scene. */
export const propsFor = (concept: string): OwnMark[] =>
  PROPS.filter(({ concepts }) => concepts.includes(concept)).map(({ name, zh, en, draw }) => ({
    key: `props/${concept}/${name}`,
    family: 'props',
    concept,
    idea: { zh, en },
    zh: { word: zh, meaning: '' },
    en: { word: en, meaning: '' },
    draw: (kit) => {
      const { body, small, places } = draw(kit);
      return { parts: ink(body), small: ink(small ?? body), places };
    },
  }));
