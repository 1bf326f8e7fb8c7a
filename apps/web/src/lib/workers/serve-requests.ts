import type { FromWorker, ToWorker } from './worker-client.ts';

type Answered<Answer> = { answer: Answer; transfer?: Transferable[] };

/** The worker's side: every request is answered or refused; notes are only heard. */
export function serveRequests<Request, Answer, Note = never>(
  work: (request: Request, step: () => void) => Answered<Answer> | Promise<Answered<Answer>>,
  hear?: (note: Note) => void,
): void {
  // The page's typings know no workers; these two are all that is used of one.
  const scope = globalThis as unknown as {
    onmessage: (event: MessageEvent<ToWorker<Request, Note>>) => void;
    postMessage: (reply: FromWorker<Answer>, transfer: Transferable[]) => void;
  };
  scope.onmessage = async ({ data }) => {
    if ('note' in data) return hear?.(data.note);
    const { id, request } = data;
    try {
      const { answer, transfer = [] } = await work(request, () => scope.postMessage({ id, step: true }, []));
      scope.postMessage({ id, answer }, transfer);
    } catch (error) {
      scope.postMessage({ id, error: String(error) }, []);
    }
  };
}
