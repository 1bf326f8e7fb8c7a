import { redo, undo, type LineName, type LogoDoc, type PartName, type PlacedLogo } from '@markwright/logo';
import { create } from 'zustand';
import { NEVER_SAVED, contentFingerprint, type AccountCopy, type PendingAction } from './saving/edit-draft.ts';
import { needsPurchase, type Bought } from './bought-name.ts';
import { closeStep, takeStep, type Edit, type EditHistory, type Step } from './edit-steps.ts';

export const TABS = ['layout', 'text', 'mark', 'font', 'color', 'background', 'similar'] as const;
export type TabName = (typeof TABS)[number] | 'uses';

/** Why the design on screen is not the newest: the engine or the network said no. */
type DrawProblem = { kind: 'glyphs'; characters: readonly string[] } | { kind: 'network' };

/** The account's copy was changed elsewhere, or is gone (`theirs` null). */
export type Conflict = {
  theirs: { doc: LogoDoc; revision: number; updatedAt: string } | null;
  pendingAction: PendingAction;
};

export type Editor = {
  /** Null until a logo is open. */
  history: EditHistory | null;
  /** The logo as it was first opened: what reset brings back. */
  origin: Step | null;
  draftId: string;
  creationId: string;
  /** What was bought of the open creation, and under which brand name. */
  bought: Bought | null;
  account: AccountCopy;
  /** The document as the account holds it, while it is still in this history. */
  savedDoc: LogoDoc | null;
  saving: 'saving' | 'failed' | null;
  conflict: Conflict | null;
  /** The newest document that could be drawn, with its places. */
  placed: { doc: LogoDoc; logo: PlacedLogo } | null;
  problem: DrawProblem | null;
  selected: PartName | null;
  tab: TabName;
  /** On a phone the panel is a sheet that can be put away. */
  sheetOpen: boolean;
  /** Which line the font panel and its tuning work on. */
  line: LineName;
  construction: boolean;
  clearSpace: boolean;
  snapping: boolean;
  /** What the owner wanted when sign-in came between; carried out after it. */
  pendingAction: PendingAction | null;
  keptAt: number | null;
  keepingFailed: boolean;
};

const EMPTY: Editor = {
  history: null,
  origin: null,
  draftId: '',
  creationId: '',
  bought: null,
  account: NEVER_SAVED,
  savedDoc: null,
  saving: null,
  conflict: null,
  placed: null,
  problem: null,
  selected: null,
  tab: 'font',
  sheetOpen: false,
  line: 'name',
  construction: false,
  clearSpace: false,
  snapping: true,
  pendingAction: null,
  keptAt: null,
  keepingFailed: false,
};

export const useEditor = create<Editor>()(() => EMPTY);

export const setEditor = (change: Partial<Editor>) => useEditor.setState(change);

type Opened = Pick<Editor, 'history' | 'origin' | 'draftId' | 'creationId'> &
  Partial<Pick<Editor, 'account' | 'bought'>>;

/** Bought as HD, it stays as it is: saving makes a new creation. */
export const isFrozen = ({ bought }: Editor): boolean => bought?.package === 'hd';

/** Whether the open design is what was bought: that very picture, or with the source package any version of the brand's logo. */
export function isBoughtAsIs({ bought, placed, savedDoc }: Editor): boolean {
  if (!bought || !placed) return false;
  if (bought.package === 'vector') return !needsPurchase(bought, placed.doc.name.text);
  return placed.doc === savedDoc;
}

/** The name lies selected, so that the first look shows how things are taken hold of. */
export function loadIntoEditor(opened: Opened): void {
  const now = opened.history?.now.doc;
  const savedDoc = now && opened.account?.print === contentFingerprint(now) ? now : null;
  useEditor.setState({ ...EMPTY, ...opened, savedDoc, selected: 'name' });
}
export const clearEditor = () => useEditor.setState(EMPTY);

/** Makes one edit. `key` joins the steps of one gesture. Throws what the engine throws for values it refuses. */
export function edit(name: Edit['name'], change: (doc: LogoDoc) => LogoDoc, key?: string): void {
  const { history } = useEditor.getState();
  if (!history) return;
  const next = { doc: change(history.now.doc), name, ...(key && { key }) };
  useEditor.setState({ history: takeStep(history, next, Date.now()) });
}

/** False when there was nothing to undo. */
export function undoStep(): boolean {
  const { history } = useEditor.getState();
  const next = history && undo(history);
  if (next) useEditor.setState({ history: closeStep(next) });
  return Boolean(next);
}

export function redoStep(): boolean {
  const { history } = useEditor.getState();
  const next = history && redo(history);
  if (next) useEditor.setState({ history: closeStep(next) });
  return Boolean(next);
}

/** Back to the logo as it was chosen, as one step that can itself be undone. */
export function resetLogo(): void {
  const { history, origin } = useEditor.getState();
  if (!history || !origin) return;
  useEditor.setState({ history: takeStep(history, { doc: origin.doc, name: 'reset' }, Date.now()) });
}

/** Selecting a line makes it the one the font panel works on. */
export function selectPart(selected: PartName | null): void {
  useEditor.setState(selected && selected !== 'mark' ? { selected, line: selected } : { selected });
}

export function openTab(tab: TabName): void {
  const now = useEditor.getState();
  useEditor.setState({ tab, sheetOpen: now.tab !== tab || !now.sheetOpen });
}

/** On a phone the panel lies over the canvas: what is asked for in words is to be seen. */
export const closeSheet = (): void => useEditor.setState({ sheetOpen: false });

/** The document as edited, for components under an open editor. */
export function useDoc(): LogoDoc {
  const doc = useEditor((state) => state.history?.now.doc);
  if (!doc) throw new Error('No logo is open');
  return doc;
}
