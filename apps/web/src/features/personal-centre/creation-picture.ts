import { useQuery } from '@tanstack/react-query';
import { creationsKey } from '../../lib/creations.ts';
import { drawLogo } from '../../lib/logo-drawing/draw-logo.ts';
import { pictureUrl, PREVIEW_PIXELS } from '../../lib/logo-drawing/painter.ts';
import { getData, serverData } from '../../lib/server-data.ts';
import type { Creation } from './use-lists.ts';

/** A list tells about creations without their documents; a board asks for the one it draws, once per revision. */
const docQuery = ({ creationId, revision }: Creation) => ({
  queryKey: creationsKey('doc', creationId, revision),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await getData('getCreation', { params: { creationId } }, signal)).doc,
});

export const creationDoc = (creation: Creation) => serverData.fetchQuery(docQuery(creation));

export const useCreationDoc = (creation: Creation) => useQuery(docQuery(creation), serverData).data;

/** The server's picture, or until it is made the same drawn here: with a watermark unless bought. */
export async function creationPicture(creation: Creation): Promise<string> {
  const { previewUrl, purchased } = creation;
  if (previewUrl && (await canBeShown(previewUrl))) return previewUrl;
  const doc = await creationDoc(creation);
  return pictureUrl(await drawLogo(doc, { bought: purchased !== 'none' }), PREVIEW_PIXELS);
}

/** A picture that was drawn anew since the list came, after a purchase for instance, has left its old address. */
async function canBeShown(url: string): Promise<boolean> {
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => true,
    () => false,
  );
}
