import { startTransition, useEffect, useState } from 'react';
import { shallow } from 'zustand/shallow';
import { useEditor, type Editor } from './editor-store.ts';

/** What only looks at the design waits for a pause this long in typing or dragging. */
const QUIET_MS = 120;

/**
 * Part of the editor's state as it was when the hand last rested. While edits follow each other the caller is not
 * rendered at all: what is typed or dragged comes first. `select` must not change between renders.
 */
export function useSettled<Part>(select: (state: Editor) => Part): Part {
  const [settled, setSettled] = useState(() => select(useEditor.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest: Part | undefined;
    const follow = (state: Editor) => {
      const part = select(state);
      if (newest !== undefined && shallow(part, newest)) return;
      newest = part;
      clearTimeout(timer);
      const settle = () => setSettled((known) => (shallow(part, known) ? known : part));
      timer = setTimeout(() => startTransition(settle), QUIET_MS);
    };
    // Something may have changed between the first render and now.
    follow(useEditor.getState());
    const unsubscribe = useEditor.subscribe(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [select]);
  return settled;
}
