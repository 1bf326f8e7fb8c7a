import { AppError } from '@markwright/contracts';
import { DOC_BYTES_MAX, findDocExcess, openDoc, type LogoDoc } from '@markwright/logo';

/** A favourite is only shown, never sold: it must be a document within bounds, and is drawn in its owner's browser. */
export function checkFavourites(sent: readonly unknown[]): LogoDoc[] {
  return sent.map((one) => {
    const doc = Buffer.byteLength(JSON.stringify(one)) <= DOC_BYTES_MAX ? tryOpen(one) : undefined;
    if (!doc || findDocExcess(doc)) throw new AppError('FAVOURITE_BROKEN');
    return doc;
  });
}

function tryOpen(sent: unknown): LogoDoc | undefined {
  try {
    return openDoc(sent);
  } catch {
    return undefined;
  }
}
