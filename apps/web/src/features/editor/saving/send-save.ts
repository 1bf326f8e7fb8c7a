import { OK_CODE, type Envelope } from '@markwright/contracts/envelope';
import type { LogoDoc } from '@markwright/logo';
import { NO_REPLY } from '../../../lib/api-client.ts';
import { api } from '../../../lib/api.ts';
import { contentFingerprint } from './edit-draft.ts';

export type SaveOutcome =
  | { kind: 'saved'; creationId: string; revision: number }
  | { kind: 'stale'; theirs: { doc: LogoDoc; revision: number; updatedAt: string } }
  /** Deleted meanwhile, or another account's. */
  | { kind: 'gone' }
  /** The session ended; sign-in is already open. */
  | { kind: 'signedOut' }
  /** Nobody knows whether it arrived: ask again with the same key. */
  | { kind: 'unanswered' }
  | { kind: 'refused'; message: string };

type SaveRequest = { doc: LogoDoc; creationId: string; revision: number; key: string };

const SIGN_IN_REQUIRED = 401;
const NOT_FOUND = 404;
const STALE = 409;

/** Saves a document as a new creation or over the one it came from. */
export async function sendSave(order: SaveRequest): Promise<SaveOutcome> {
  const { doc, creationId, revision, key } = order;
  const sent = { showsFailures: true, idempotencyKey: key };
  const reply = creationId
    ? await api.call('updateCreation', { ...sent, params: { creationId }, body: { doc, revision } })
    : await api.call('saveCreation', { ...sent, body: { doc } });
  if (creationId && reply.code === STALE) return compareWithTheirs(order);
  return readReply(reply);
}

function readReply({ code, msg, data }: Envelope<{ creationId: string; revision: number }>): SaveOutcome {
  if (code === OK_CODE && data) return { kind: 'saved', ...data };
  if (code === SIGN_IN_REQUIRED) return { kind: 'signedOut' };
  if (code === NOT_FOUND) return { kind: 'gone' };
  // The same save is still under way on the server.
  if (code === NO_REPLY || code === STALE) return { kind: 'unanswered' };
  return { kind: 'refused', message: msg };
}

/** A refused save may be our own, whose reply was lost long ago: then it has simply succeeded. */
async function compareWithTheirs({ doc, creationId }: SaveRequest): Promise<SaveOutcome> {
  const { code, data } = await api.call('getCreation', { params: { creationId }, showsFailures: true });
  if (code === SIGN_IN_REQUIRED) return { kind: 'signedOut' };
  if (code === NOT_FOUND) return { kind: 'gone' };
  if (!data) return { kind: 'unanswered' };
  const { revision, updatedAt } = data;
  if (contentFingerprint(data.doc) === contentFingerprint(doc)) return { kind: 'saved', creationId, revision };
  return { kind: 'stale', theirs: { doc: data.doc, revision, updatedAt } };
}
