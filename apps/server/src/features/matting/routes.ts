import { randomBytes } from 'node:crypto';
import { AppError, makeTransparent, mattingFieldsSchema } from '@markwright/contracts';
import { clientOf } from '../../http/caller.ts';
import { countHit } from '../../http/count-hit.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { readUpload } from '../../http/read-upload.ts';
import type { PictureSandbox } from '../../pictures/picture-sandbox.ts';
import type { Storage } from '../../providers/storage/storage.ts';

const AN_HOUR = 120;
const LINK_SECONDS = 600;

/** The result belongs to nobody: whoever asked has its address for ten minutes, then the nightly clean-up takes it. */
export const mattingRoutes =
  (storage: Storage, pictures: PictureSandbox): Feature =>
  (on) => {
    on(makeTransparent, async ({ db, request }) => {
      const client = clientOf(request);
      await countHit(db, { key: `matting:hour:${client}`, max: AN_HOUR, windowSeconds: 3600 });
      const { bytes, fields } = await readUpload(request);
      const read = mattingFieldsSchema.safeParse(fields);
      if (!read.success) {
        const field = String(read.error.issues[0]?.path[0] ?? 'file');
        throw new AppError('BAD_INPUT', { field, reason: fields[field] ?? '' });
      }
      const { png, width, height } = await pictures.forClient(client).cutOut(bytes, read.data);
      const key = `cut-outs/${randomBytes(16).toString('hex')}.png`;
      await storage.put(key, png, 'image/png');
      return { url: await storage.signedUrl(key, { expiresInSeconds: LINK_SECONDS }), width, height };
    });
  };
