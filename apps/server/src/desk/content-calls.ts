import { AppError } from '@markwright/contracts';
import type { VersionedContent } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import {
  findVersion,
  listVersions,
  restoreContent,
  saveContent,
  type ContentKind,
} from '../features/content/versions.ts';
import type { Operator } from './operators.ts';

const VERSIONS_SHOWN = 100;

type Call = { db: Db; params: { kind: string; key: string } };
type Change = Call & { operator: Operator; now: Date };

/** What can be done with anything that operators keep: look, save, look at an older version, put it back. */
export const contentCalls = (kinds: Record<string, ContentKind>) => {
  const kindOf = (name: string): ContentKind => {
    const kind = kinds[name];
    if (!kind) throw new AppError('NOT_FOUND');
    return kind;
  };
  const tell = async (db: Db, kind: string, key: string): Promise<VersionedContent> => {
    const versions = await listVersions(db, kind, key, VERSIONS_SHOWN);
    return {
      value: (await kindOf(kind).read(db, key)) ?? null,
      version: versions[0]?.id ?? null,
      versions: versions.map(({ id, createdAt, operator }) => ({ id, at: createdAt.toISOString(), operator })),
    };
  };
  return {
    get: ({ db, params: { kind, key } }: Call) => tell(db, kind, key),
    save: async ({
      db,
      params: { kind, key },
      body,
      operator,
      now,
    }: Change & { body: { value: unknown; basedOn: number | null } }) => {
      const writing = { kind, key, operator: operator.name, now };
      const { before, version } = await saveContent(db, kindOf(kind), writing, body.value, body.basedOn);
      return { data: await tell(db, kind, key), subject: `${kind} ${key}`, before, after: version.value };
    },
    getVersion: async ({ db, params: { kind, key, version: id } }: Call & { params: { version: number } }) => {
      const version = await findVersion(db, id);
      if (version?.kind !== kind || version.key !== key) throw new AppError('NOT_FOUND');
      return { value: version.value };
    },
    restore: async ({ db, params: { kind, key }, body, operator, now }: Change & { body: { version: number } }) => {
      const writing = { kind, key, operator: operator.name, now };
      const { before, version } = await restoreContent(db, kindOf(kind), writing, body.version);
      const after = { restored: body.version, ...(version.value as object) };
      return { data: await tell(db, kind, key), subject: `${kind} ${key}`, before, after };
    },
  };
};
