import { downloadFile, uploadFile } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { readUpload } from '../../http/read-upload.ts';
import type { PictureSandbox } from '../../pictures/picture-sandbox.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { countUpload, keepUpload, linkToUpload } from './rules.ts';

export const fileRoutes = (storage: Storage, pictures: PictureSandbox): Feature => {
  return (on) => {
    on(uploadFile, async ({ db, user, request }) => {
      await countUpload(db, user.id);
      const { bytes } = await readUpload(request);
      return keepUpload(db, { storage, pictures: pictures.forClient(user.id) }, user.id, bytes);
    });
    on(downloadFile, ({ db, user, query }) => linkToUpload(db, storage, user.id, query.key));
  };
};
