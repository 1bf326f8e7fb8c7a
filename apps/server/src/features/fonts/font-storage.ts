import { readShippedFont } from '@markwright/fonts/node';
import { openOutlines, type LoadedOutlines } from '@markwright/fonts';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../providers/storage/storage.ts';

export const fontStorageKey = (key: string): string => `fonts/${key}`;

/** Unpacked fonts open several times faster than packed ones; before the first unpacking the shipped files serve. */
export const outlinesFrom = (storage: Storage): LoadedOutlines =>
  openOutlines({
    read: async (key) => {
      const stored = await storage.get(fontStorageKey(key));
      return stored ? new Uint8Array(await buffer(stored.stream)) : readShippedFont(key);
    },
  });
