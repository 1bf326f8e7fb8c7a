import type { DataToSend, Endpoints, Purchased } from '@markwright/contracts';
import { openDoc } from '@markwright/logo';
import type { Storage } from '../../providers/storage/storage.ts';
import type { Creation } from './queries.ts';

type Item = DataToSend<Endpoints['getCreation']>;

const PREVIEW_SECONDS = 3600;

export async function presentCreation(creation: Creation, purchased: Purchased, storage: Storage): Promise<Item> {
  const { id, name, doc, revision, sharedAt, aiResultId, createdAt, updatedAt } = creation;
  return {
    creationId: id,
    name,
    doc: openDoc(doc),
    revision,
    purchased,
    shared: sharedAt !== null,
    aiMade: aiResultId !== null,
    previewUrl: await previewUrl(creation, storage),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function presentShare(
  creation: Creation,
  purchased: Purchased,
  ownerName: string,
  storage: Storage,
): Promise<DataToSend<Endpoints['openShare']>> {
  const { id, name, previewWidth, previewHeight } = creation;
  const imageUrl = (await previewUrl(creation, storage)) ?? '';
  return { creationId: id, name, imageUrl, width: previewWidth, height: previewHeight, purchased, ownerName };
}

export const shareLink = (publicUrl: string, creationId: string): string =>
  `${publicUrl.replace(/\/$/, '')}/userShare?creationId=${creationId}`;

/** The picture others may see, by a short-lived address. */
export const previewUrl = async ({ previewKey }: Creation, storage: Storage): Promise<string | null> =>
  previewKey ? storage.signedUrl(previewKey, { expiresInSeconds: PREVIEW_SECONDS }) : null;
