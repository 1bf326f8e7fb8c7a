import type { LogoDoc } from '@markwright/logo';
import { OK_CODE } from '@markwright/contracts/envelope';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import { forgetPurchases } from '../../lib/server-data.ts';
import { setEditor, useEditor, type Editor } from './editor-store.ts';
import { keepDraft } from './keep-draft.ts';
import { fingerprintOf, NEVER_SAVED, type Saved } from './kept-edit.ts';

const STALE = 409;
const GONE = 404;

export type Saving = { creationId: string } | 'stale' | 'failed';

export const isSavedInAccount = ({ history, saved }: Editor): boolean =>
  history !== null && saved.creationId !== '' && saved.savedAs === fingerprintOf(history.now.doc);

/** Puts the design into the account. Saved elsewhere meanwhile: nothing is overwritten, the caller asks. */
export async function saveToAccount(): Promise<Saving> {
  const editor = useEditor.getState();
  const doc = editor.history?.now.doc;
  if (!doc) return 'failed';
  if (isSavedInAccount(editor)) return { creationId: editor.saved.creationId };
  const reply = editor.saved.creationId ? await update(doc, editor.saved) : await create(doc);
  // Deleted meanwhile, in another window: the design is still here, so it is kept as a new creation.
  const { code, data } = reply.code === GONE ? await create(doc) : reply;
  if (code === STALE) return 'stale';
  if (code !== OK_CODE || !data) return 'failed';
  setEditor({ saved: { ...data, savedAs: fingerprintOf(doc) } });
  await keepDraft();
  void forgetPurchases();
  return { creationId: data.creationId };
}

/** The design as a creation of its own, beside the one that was changed elsewhere. */
export function saveAsNew(): Promise<Saving> {
  setEditor({ saved: NEVER_SAVED });
  return saveToAccount();
}

let asked: { doc: LogoDoc; key: string } | undefined;

/** The same design pressed twice is one creation. */
function create(doc: LogoDoc) {
  if (asked?.doc !== doc) asked = { doc, key: newKey() };
  return api.call('saveCreation', { body: { doc }, idempotencyKey: asked.key });
}

async function update(doc: LogoDoc, { creationId, revision }: Saved) {
  const params = { creationId };
  const known = revision || (await api.call('getCreation', { params, showsFailures: true })).data?.revision;
  if (known === undefined) return { code: GONE, msg: '', data: null };
  return api.call('updateCreation', { params, body: { creationId, doc, revision: known }, showsFailures: true });
}
