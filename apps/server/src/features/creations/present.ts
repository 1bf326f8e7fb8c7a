import {
  FREE_NAME_CORRECTIONS,
  type CreationSummary,
  type DataToSend,
  type Endpoints,
  type Purchased,
} from '@markwright/contracts';
import { openChecked } from '@markwright/logo';
import type { Storage } from '../../providers/storage/storage.ts';
import { isAiMade } from '../../labels/provenance.ts';
import { scenesToShare } from './draw-shared-scene.ts';
import type { Creation, ListedCreation } from './queries.ts';

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

/** Throws for a stored document that cannot be opened. */
export const presentCreation = (
  { doc, nameCorrections }: Creation,
  summary: CreationSummary,
  boughtName: string | undefined,
): DataToSend<Endpoints['getCreation']> => ({
  ...summary,
  doc: openChecked(doc),
  boughtName: boughtName ?? null,
  correctionsLeft: Math.max(0, FREE_NAME_CORRECTIONS - nameCorrections),
});

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
