/** How long a name or a slogan may be: the engine's own rule, for every field that asks for one. */
export { NAME_MAX, SLOGAN_MAX, textLength } from '@markwright/logo';
