import { useEffect, useRef, useState } from 'react';
import { TOLERANCE, type CutOut } from '@markwright/matting';
import { TooSlowError } from '../../lib/workers/worker-client.ts';
import { closeInWorker, cutOut, openInWorker, type Settings } from './cut-out.ts';
import { FileProblemError, readPicture, type FileProblem } from '../../lib/read-picture.ts';

export const BATCH_MAX = 20;
const LIMITS = { bytes: 10 * 1024 * 1024, pixels: 24_000_000 };

export type MattingPicture = {
  id: string;
  name: string;
  before: ImageData;
  after?: CutOut;
  settings: Settings;
  /** Earlier settings, the newest last. */
  past: Settings[];
};

export type Refused = { name: string; problem: FileProblem | 'tooMany' };

const FIRST: Settings = { tolerance: TOLERANCE, holes: 'auto', clicks: [] };
/** Moves of the slider within this time are one step to undo. */
const ONE_MOVE_MS = 900;

/** The pictures on the table, which one is looked at, and their settings with a way back. */
export function useMatting(onRefused: (refused: Refused) => void) {
  const [pictures, setPictures] = useState<MattingPicture[]>([]);
  const [currentId, setCurrentId] = useState<string>();
  const lastMove = useRef({ at: 0, kind: '' });
  const count = useRef(0);

  useEffect(
    () => () => {
      for (let at = 1; at <= count.current; at += 1) closeInWorker(String(at));
    },
    [],
  );

  const change = (id: string, next: (picture: MattingPicture) => MattingPicture) =>
    setPictures((all) => all.map((picture) => (picture.id === id ? next(picture) : picture)));

  async function add(files: readonly File[]): Promise<void> {
    const room = BATCH_MAX - pictures.length;
    for (const file of files.slice(Math.max(0, room))) onRefused({ name: file.name, problem: 'tooMany' });
    for (const file of files.slice(0, Math.max(0, room))) {
      try {
        const before = await readPicture(file, LIMITS);
        count.current += 1;
        const id = String(count.current);
        openInWorker(id, before);
        setPictures((all) => [
          ...all,
          { id, name: file.name.replace(/\.[^.]+$/, ''), before, settings: FIRST, past: [] },
        ]);
        setCurrentId(id);
      } catch (error) {
        onRefused({ name: file.name, problem: error instanceof FileProblemError ? error.problem : 'unknown' });
      }
    }
  }

  function set(id: string, kind: keyof Settings, value: Partial<Settings>): void {
    const now = performance.now();
    const isSameMove =
      kind === 'tolerance' && lastMove.current.kind === kind && now - lastMove.current.at < ONE_MOVE_MS;
    lastMove.current = { at: now, kind };
    change(id, (picture) => ({
      ...picture,
      settings: { ...picture.settings, ...value },
      past: isSameMove ? picture.past : [...picture.past, picture.settings],
    }));
  }

  return {
    pictures,
    current: pictures.find(({ id }) => id === currentId) ?? pictures.at(-1),
    select: setCurrentId,
    add,
    set,
    undo: (id: string) =>
      change(id, (picture) => {
        const before = picture.past.at(-1);
        return before ? { ...picture, settings: before, past: picture.past.slice(0, -1) } : picture;
      }),
    remove: (id: string): void => {
      closeInWorker(id);
      setPictures((all) => all.filter((picture) => picture.id !== id));
    },
    keepResult: (id: string, after: CutOut) => change(id, (picture) => ({ ...picture, after })),
  };
}

/** Cuts the picture anew when its settings change; while one result is made, only the newest settings wait. */
export function useCutOut(
  picture: MattingPicture | undefined,
  onResult: (id: string, after: CutOut) => void,
  onTooSlow: () => void,
): boolean {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const wanted = useRef<{ id: string; settings: Settings } | undefined>(undefined);
  const settings = picture?.settings;
  const id = picture?.id;
  const report = useRef({ onResult, onTooSlow });
  useEffect(() => {
    report.current = { onResult, onTooSlow };
  });

  useEffect(() => {
    if (!id || !settings) return;
    wanted.current = { id, settings };
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void (async () => {
      while (wanted.current) {
        const next = wanted.current;
        wanted.current = undefined;
        try {
          report.current.onResult(next.id, await cutOut(next.id, next.settings));
        } catch (error) {
          // Anything else means that the picture was taken away meanwhile.
          if (error instanceof TooSlowError) report.current.onTooSlow();
        }
      }
      running.current = false;
      setBusy(false);
    })();
  }, [id, settings]);
  return busy;
}
