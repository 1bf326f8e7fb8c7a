import { thisDevice } from './device.ts';
import { logFailure } from './log.ts';

/** A phone's own sheet for passing things on; computers have one too, but there copying the link is what people expect. */
export const hasShareSheet = (): boolean => thisDevice().isPhone && 'share' in navigator;

/** Opens the sheet. Whoever closes it again has changed their mind, which is no failure. */
export function openShareSheet(what: { title: string; url: string }): void {
  navigator.share(what).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure('the share sheet', error);
  });
}
