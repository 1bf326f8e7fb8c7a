export type { Brief } from './brief.ts';
export type { ReasonedConcept } from './concepts-for.ts';
export { meaningOf } from './meaning.ts';
export { LIST_LENGTH, openStudio } from './open-studio.ts';
export type { LogoList, Page, Studio } from './open-studio.ts';
export { drawSource } from './draw-source.ts';
export { similarTo } from './similar-to.ts';
