import { serveRequests } from '../workers/serve-requests.ts';
import { drawMockUp, type DrawnMockUp, type MockUpRequest } from './draw-mock-up.ts';
import { drawOnPhoto, type PhotoRequest } from './draw-on-photo.ts';

export type DrawRequest = MockUpRequest | PhotoRequest;

/** Decoding, placing and the watermark all happen here: the page never waits, and unmarked pixels never reach it. */
serveRequests<DrawRequest, DrawnMockUp>(async (request) => {
  const answer = await ('photo' in request ? drawOnPhoto(request) : drawMockUp(request));
  return { answer, transfer: [answer.bitmap] };
});
