import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const uploadedFileSchema = z.object({ key: z.string(), url: z.string(), width: z.number(), height: z.number() });

/** multipart/form-data with one picture: PNG, JPEG, WebP or SVG, 10 MB and 40 megapixels at most. */
export const uploadFile = endpoint('uploadFile', { data: uploadedFileSchema });

export const downloadFile = endpoint('downloadFile', {
  query: z.object({ key: z.string().min(1).max(200) }),
  data: z.object({ url: z.string() }),
});
