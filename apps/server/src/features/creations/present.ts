import {
  FREE_NAME_CORRECTIONS,
  type CreationSummary,
  type DataToSend,
  type Endpoints,
  type Purchased,
} from '@markwright/contracts';
import { DOC_VERSION, openDoc } from '@markwright/logo';
import { withStoredField, type DataText } from '../../http/send-envelope.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { isAiMade } from '../../labels/provenance.ts';
import { scenesToShare } from './draw-shared-scene.ts';
import type { Creation, ListedCreation, StoredCreation } from './queries.ts';

const PREVIEW_SECONDS = 3600;

export async function presentSummary(
  creation: ListedCreation,
  purchased: Purchased,
  storage: Storage,
): Promise<CreationSummary> {
  const { id, name, title, hiddenAt, revision, sharedAt, caseAllowedAt, createdAt, updatedAt } = creation;
  return {
    creationId: id,
    name,
    title,
    hidden: hiddenAt !== null,
    revision,
    purchased,
    shared: sharedAt !== null,
    caseAllowed: caseAllowedAt !== null,
    aiMade: isAiMade(creation),
    previewUrl: await previewUrl(creation, storage),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A document of today's version was checked when it was written; an older one that cannot be opened throws. */
export const presentCreation = (
  { storedDoc, docVersion, nameCorrections }: StoredCreation,
  summary: CreationSummary,
  boughtName: string | undefined,
): DataText<DataToSend<Endpoints['getCreation']>> =>
  withStoredField(
    {
      ...summary,
      boughtName: boughtName ?? null,
      correctionsLeft: Math.max(0, FREE_NAME_CORRECTIONS - nameCorrections),
    },
    'doc',
    docVersion === String(DOC_VERSION) ? storedDoc : JSON.stringify(openDoc(JSON.parse(storedDoc))),
  );

export async function presentShare(
  creation: Creation,
  purchased: Purchased,
  ownerName: string,
  storage: Storage,
): Promise<DataToSend<Endpoints['openShare']>> {
  const { id, name, previewWidth, previewHeight } = creation;
  const imageUrl = (await previewUrl(creation, storage)) ?? '';
  const scenes = scenesToShare(creation);
  return { creationId: id, name, imageUrl, width: previewWidth, height: previewHeight, purchased, ownerName, scenes };
}

/** The picture others may see, by a short-lived address. */
export const previewUrl = async ({ previewKey }: ListedCreation, storage: Storage): Promise<string | null> =>
  previewKey ? storage.signedUrl(previewKey, { expiresInSeconds: PREVIEW_SECONDS }) : null;
