import { commit, startHistory, undo, type History } from '@markwright/logo';
import { edgeSoftness, type Corners, type DressWish, type PhotoKind } from '@markwright/mockups';
import { useRef, useState } from 'react';
import { readPicture } from '../../read-picture.ts';
import { firstCorners } from './move-corners.ts';

export type Photo = { pixels: ImageData; softness: number };
export type PhotoSetting = { corners: Corners; kind: PhotoKind; dress: DressWish | 'rule' };

/** Telephones take photographs of up to fifty million pixels. */
const PHOTO_BYTES_MAX = 20 * 1024 * 1024;
const PHOTO_PIXELS_MAX = 60_000_000;
/** Of what is shown and saved: more is sold. */
const LONG_SIDE = 900;
/** Moves of one kind within this time are one step to undo. */
const ONE_MOVE_MS = 900;

/** The customer's photo and where the logo stands on it, with a way back. All of it lives as long as the page. */
export function useOwnPhoto() {
  const [photo, setPhoto] = useState<Photo>();
  const [history, setHistory] = useState<History<PhotoSetting>>();
  const lastMove = useRef({ at: 0, kind: '' });

  async function open(file: File): Promise<void> {
    const limits = { bytes: PHOTO_BYTES_MAX, pixels: PHOTO_PIXELS_MAX, longSide: LONG_SIDE };
    const pixels = await readPicture(file, limits);
    setPhoto({ pixels, softness: edgeSoftness(pixels) });
    setHistory(startHistory({ corners: firstCorners(pixels), kind: 'painted', dress: 'rule' }));
    lastMove.current = { at: 0, kind: '' };
  }

  /** `move` names what is being moved: a drag or a held key is one step. */
  function change(changes: Partial<PhotoSetting>, move = ''): void {
    const now = performance.now();
    const isSameMove = move !== '' && lastMove.current.kind === move && now - lastMove.current.at < ONE_MOVE_MS;
    lastMove.current = { at: now, kind: move };
    setHistory((known) => {
      if (!known) return known;
      const next = { ...known.now, ...changes };
      return isSameMove ? { ...known, now: next } : commit(known, next);
    });
  }

  return {
    photo,
    setting: history?.now,
    open,
    change,
    /** The next move is a step of its own. */
    endMove: () => void (lastMove.current = { at: 0, kind: '' }),
    canUndo: (history?.past.length ?? 0) > 0,
    undo: () => {
      lastMove.current = { at: 0, kind: '' };
      setHistory((known) => (known && undo(known)) ?? known);
    },
  };
}
