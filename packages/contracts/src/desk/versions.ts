import { z } from 'zod';
import { answer } from './desk-endpoint.ts';

/** One save: by whom and when. Without a name it is what a file said before anybody wrote over it. */
type ContentVersion = { id: number; at: string; operator: string };

/** Something operators keep, as it stands, with what it was before. */
export type VersionedContent = {
  /** Null: there is none yet. */
  value: unknown;
  /** The newest version; null where it still is what a file says. */
  version: number | null;
  /** Newest first. */
  versions: ContentVersion[];
};
export const versionedContent = () => answer<VersionedContent>();

const versionId = z.number().int().min(1);
/** `basedOn`: the version that was changed, so that nobody writes over what another has just saved. */
export const savedBody = z.object({ value: z.unknown(), basedOn: versionId.nullable() });
export const restoredBody = z.object({ version: versionId });
export const versionParams = { version: z.coerce.number().int().min(1) };
