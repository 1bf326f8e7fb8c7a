export type Command =
  | 'undo'
  | 'redo'
  | 'save'
  | 'fit'
  | 'zoomIn'
  | 'zoomOut'
  | 'deselect'
  | 'help'
  | 'words'
  | 'left'
  | 'right'
  | 'up'
  | 'down';

export type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const WITH_COMMAND: Record<string, Command> = {
  y: 'redo',
  s: 'save',
  '0': 'fit',
  '=': 'zoomIn',
  '+': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
};

const ALONE: Record<string, Command> = {
  Escape: 'deselect',
  '?': 'help',
  '/': 'words',
  '、': 'words',
  '\uff1f': 'help',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What a keystroke asks for. `typing`: the focus is in a field, which keeps all but saving and zooming to itself. */
export function commandOf(stroke: Keystroke, typing: boolean): Command | null {
  if (stroke.altKey) return null;
  const key = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key;
  if (stroke.ctrlKey || stroke.metaKey) {
    if (key === 'z') return typing ? null : stroke.shiftKey ? 'redo' : 'undo';
    const command = WITH_COMMAND[key] ?? null;
    return typing && command === 'redo' ? null : command;
  }
  return typing ? null : (ALONE[key] ?? null);
}

/** As printed in the list of shortcuts; Mod is ⌘ on a Mac and Ctrl elsewhere. */
export const SHORTCUTS: readonly {
  keys: readonly string[];
  does: Exclude<Command, 'right' | 'up' | 'down' | 'left'> | 'nudge' | 'nudgeFar';
}[] = [
  { keys: ['Mod', 'Z'], does: 'undo' },
  { keys: ['Mod', 'Shift', 'Z'], does: 'redo' },
  { keys: ['Mod', 'S'], does: 'save' },
  { keys: ['Mod', '0'], does: 'fit' },
  { keys: ['Mod', '+'], does: 'zoomIn' },
  { keys: ['Mod', '−'], does: 'zoomOut' },
  { keys: ['↑', '↓', '←', '→'], does: 'nudge' },
  { keys: ['Shift', '↑'], does: 'nudgeFar' },
  { keys: ['Esc'], does: 'deselect' },
  { keys: ['/'], does: 'words' },
  { keys: ['?'], does: 'help' },
];
