import { OK_CODE } from '@markwright/contracts/envelope';
import { api } from './api.ts';
import { PURCHASES, serverData } from './server-data.ts';

const CREATIONS = 'creations';

/** Everything asked about the user's own creations lies under this key. */
export const creationsKey = (...what: unknown[]) => [CREATIONS, ...what] as const;

/** After a save, a purchase or a deletion the shelf is read anew when it is next looked at. */
export const refreshCreations = () => serverData.invalidateQueries({ queryKey: [CREATIONS] });

/** The owner's word that a bought logo may be shown as a case, or its taking back. False where it was refused. */
export async function allowCase(creationId: string, allowed: boolean): Promise<boolean> {
  const { code } = await api.call('allowCase', { params: { creationId }, body: { allowed } });
  await Promise.all([serverData.invalidateQueries({ queryKey: [PURCHASES.creation, creationId] }), refreshCreations()]);
  return code === OK_CODE;
}
