import { drawMockUp, type DrawnMockUp, type MockUpRequest } from './draw-mock-up.ts';
import { drawOnPhoto, type PhotoRequest } from './draw-on-photo.ts';

export type DrawRequest = MockUpRequest | PhotoRequest;
export type MockUpMessage = { id: number; request: DrawRequest };
export type MockUpReply = { id: number; drawn: DrawnMockUp } | { id: number; error: string };

/** The page's typings know no workers; these two are all that is used of one. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<MockUpMessage>) => void;
  postMessage: (reply: MockUpReply, transfer: Transferable[]) => void;
};

/** Decoding, placing and the watermark all happen here: the page never waits, and unmarked pixels never reach it. */
scope.onmessage = ({ data: { id, request } }) => {
  const drawing = 'photo' in request ? drawOnPhoto(request) : drawMockUp(request);
  drawing.then(
    (drawn) => scope.postMessage({ id, drawn }, [drawn.bitmap]),
    (error: unknown) => scope.postMessage({ id, error: String(error) }, []),
  );
};
