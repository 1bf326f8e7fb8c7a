import { isDeepStrictEqual } from 'node:util';
import { designerValueSchema, slugSchema, type DesignerValue } from '@markwright/contracts/desk';
import { listNewestVersions, listVersions, parseContent, type ContentKind } from '../content/versions.ts';
import type { Db } from '../../db/open-db.ts';
import { listAllDesigners, setDesignerHidden, writeDesigner } from './queries.ts';

/** A designer and a portfolio. Written at the desk, it is no longer read from its file. */
export const designerContent: ContentKind<DesignerValue> = {
  parse(key, value) {
    parseContent(slugSchema, key, 'key');
    return parseContent(designerValueSchema, value);
  },
  async read(db, key) {
    const row = (await listAllDesigners(db)).find(({ id }) => id === key);
    if (!row) return undefined;
    const { id: _, ...profile } = row.profile;
    return { ...profile, place: row.place, hidden: row.hiddenAt !== null };
  },
  async apply(tx, id, { hidden, place, ...profile }, now) {
    await writeDesigner(tx, { id, place, profile: { id, ...profile } });
    await setDesignerHidden(tx, id, hidden ? now : null);
  },
};

const VERSIONS_MAX = 1000;
const wordsOf = (value: unknown) => ({ ...(value as DesignerValue), hidden: false });

/** Whom the desk has written; their files are left alone. */
export async function listDeskDesigners(db: Db): Promise<Set<string>> {
  const written = await listNewestVersions(db, 'designer');
  const changed = await Promise.all(
    written.map(async ({ key, value }) => {
      const first = (await listVersions(db, 'designer', key, VERSIONS_MAX)).at(-1);
      // Hiding alone does not make somebody the desk's: a better file is still read.
      return first?.operator === '' && isDeepStrictEqual(wordsOf(first.value), wordsOf(value)) ? [] : [key];
    }),
  );
  return new Set(changed.flat());
}
