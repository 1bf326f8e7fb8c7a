import { nudgePart } from '@markwright/logo';
import { useEffect, useEffectEvent } from 'react';
import { useDialogs } from '../../stores/dialogs.ts';
import { useSession } from '../../stores/session.ts';
import { nudgeUnit } from './place-logo.ts';
import { useView } from './canvas/view-store.ts';
import { edit, redoStep, selectPart, useEditor } from './editor-store.ts';
import { commandOf, type Command } from './shortcuts.ts';
import { useSaving } from './saving/use-saving.ts';
import { focusWordsLine } from './words/words-line.tsx';
import { useUndo } from './use-undo.ts';

const STEPS: Partial<Record<Command, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const FAR = 10;

const FIELD = 'input, textarea, select, [contenteditable], [role=slider], [role=dialog], [role=listbox]';
/** Arrow keys move between these by themselves. */
const ARROW_USERS = '[role=tablist], [role=radiogroup]';

/** Moves the selected part by artboard units. */
function nudgeSelected(dx: number, dy: number): boolean {
  const { selected, placed } = useEditor.getState();
  if (!selected || !placed) return false;
  const unit = nudgeUnit(placed.logo);
  edit(
    'move',
    (doc) => {
      const at = doc.layout.nudge?.[selected] ?? { x: 0, y: 0 };
      return nudgePart(doc, selected, { x: at.x + dx / unit, y: at.y + dy / unit });
    },
    `move:${selected}`,
  );
  return true;
}

export function useShortcuts(onHelp: () => void): void {
  const { save } = useSaving();
  const undo = useUndo();

  function run(command: Command) {
    const view = useView.getState();
    if (command === 'undo') undo();
    else if (command === 'redo') redoStep();
    else if (command === 'save') save();
    else if (command === 'fit') view.fitViewport();
    else if (command === 'zoomIn') view.zoomIn();
    else if (command === 'zoomOut') view.zoomOut();
    else if (command === 'deselect') selectPart(null);
    else if (command === 'help') onHelp();
    else if (command === 'words') focusWordsLine();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (useDialogs.getState().current || useSession.getState().loginVisible || useEditor.getState().conflict) return;
    const target = event.target instanceof Element ? event.target : null;
    const command = commandOf(event, target?.closest(FIELD) !== null && target !== null);
    if (!command) return;
    const step = STEPS[command];
    if (step) {
      if (target?.closest(ARROW_USERS)) return;
      const far = event.shiftKey ? FAR : 1;
      if (nudgeSelected(step[0] * far, step[1] * far)) event.preventDefault();
      return;
    }
    event.preventDefault();
    run(command);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
