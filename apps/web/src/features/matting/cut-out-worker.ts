import { removeBackground, tracePicture, type CutOut, type Picture } from '@markwright/matting';
import type { CutOutRequest, CutOutReply } from './cut-out.ts';

/** The page's typings know no workers; these two are all that is used of one. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<CutOutRequest>) => void;
  postMessage: (reply: CutOutReply, transfer: Transferable[]) => void;
};

const pictures = new Map<string, { picture: Picture; cut?: CutOut }>();

/** Pictures stay here between two settings of the slider, so that only the result travels. */
scope.onmessage = ({ data: order }) => {
  try {
    if (order.kind === 'close') {
      pictures.delete(order.picture);
      return;
    }
    if (order.kind === 'open') {
      pictures.set(order.picture, { picture: { data: order.data, width: order.width, height: order.height } });
      return;
    }
    const known = pictures.get(order.picture);
    if (!known) throw new Error('The picture is gone');
    const step = () => scope.postMessage({ id: order.id, step: true }, []);
    if (order.kind === 'trace') {
      step();
      known.cut ??= removeBackground(known.picture, order.settings, step);
      step();
      scope.postMessage({ id: order.id, tracing: tracePicture(known.cut) }, []);
      return;
    }
    step();
    const cut = removeBackground(known.picture, order.settings, step);
    known.cut = cut;
    const data = cut.data.slice();
    scope.postMessage(
      { id: order.id, cut: { data, width: cut.width, height: cut.height, background: cut.background } },
      [data.buffer],
    );
  } catch (error) {
    if ('id' in order) scope.postMessage({ id: order.id, error: String(error) }, []);
  }
};
