/** A line that carries nothing for this long is dead; one that is only slow gets the time it needs. */
export const STALL_MS = 5000;
/** Once everything is sent: tracing a picture takes longer than answering a question. */
const ANSWER_MS = 60_000;

export type Upload = {
  url: string;
  headers: Record<string, string>;
  body: FormData;
  signal?: AbortSignal | undefined;
  stallMs?: number;
  answerMs?: number;
};

/**
 * Posts a form and gives back the JSON it is answered with. Not by `fetch`, which tells nobody how much has been sent:
 * a picture of 10 MB over a phone's line takes longer than any call may wait without a sign of life.
 */
export function sendUpload({ url, headers, body, signal, stallMs = STALL_MS, answerMs = ANSWER_MS }: Upload) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const patience = startPatience(stallMs, () => giveUp('The upload stands still'));
    const end = () => {
      patience.end();
      signal?.removeEventListener('abort', onAbort);
    };
    const giveUp = (why: string) => {
      end();
      request.abort();
      reject(new Error(why));
    };
    const onAbort = () => giveUp('The upload was cancelled');
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);

    request.upload.onprogress = () => patience.renew(stallMs);
    request.upload.onload = () => patience.renew(answerMs);
    request.onerror = () => giveUp('The upload failed');
    request.onload = () => {
      end();
      try {
        resolve(JSON.parse(request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

/** Runs out after so many milliseconds without a sign of life. */
export function startPatience(firstMs: number, onRunOut: () => void) {
  let timer = setTimeout(onRunOut, firstMs);
  return {
    renew(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(onRunOut, ms);
    },
    end: (): void => clearTimeout(timer),
  };
}
