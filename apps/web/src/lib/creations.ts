import { serverData } from './server-data.ts';

const CREATIONS = 'creations';

/** Everything asked about the user's own creations lies under this key. */
export const creationsKey = (...what: unknown[]) => [CREATIONS, ...what] as const;

/** After a save, a purchase or a deletion the shelf is read anew when it is next looked at. */
export const refreshCreations = () => serverData.invalidateQueries({ queryKey: [CREATIONS] });
