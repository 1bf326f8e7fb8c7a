import { newDoc, setLineText } from '@markwright/logo';
import { expect, test } from 'vitest';
import { startEditing, takeStep } from '../edit-steps.ts';
import { fingerprintOf, hasUnsaved, draftFrom, NEVER_SAVED, contentFingerprint, restoreDraft } from './edit-draft.ts';

const doc = newDoc({
  name: '青岚茶事',
  fonts: { name: 'a.ttf' },
  colors: { ground: '#ffffff', name: '#17493a', support: '#2e7d5b', accent: '#8fb996' },
  palette: { id: 'cool', colors: ['#12315c', '#15706c', '#4fa3d1', '#e0ecee'] },
  layout: 'wordmark',
});
const begun = startEditing(doc);

test('a draft brings back the design, its past and where it began', () => {
  const edited = takeStep(begun, { doc: setLineText(doc, 'name', '青山'), name: 'text', key: 'k' }, 1);
  const kept = structuredClone(draftFrom(edited, begun.now, { creationId: 'c1', pendingAction: 'save' }));
  const { history, origin } = restoreDraft(kept);
  expect(history.now.doc.name.text).toBe('青山');
  expect(history.now.key).toBe('');
  expect(history.past.map((step) => step.doc.name.text)).toEqual(['青岚茶事']);
  expect(origin.doc).toEqual(doc);
});

test('a long session keeps its last steps', () => {
  let history = begun;
  for (let step = 1; step <= 60; step += 1) {
    history = takeStep(history, { doc: setLineText(doc, 'name', `青${step}`), name: 'text' }, step * 5000);
  }
  expect(draftFrom(history, begun.now, { creationId: '', pendingAction: null }).past).toHaveLength(40);
});

test('a step that no longer opens costs the history, never the design', () => {
  const kept = structuredClone(draftFrom(begun, begun.now, { creationId: '', pendingAction: null }));
  const broken = { ...kept, past: [{ ...kept.now, doc: { version: 99 } as never }] };
  expect(restoreDraft(broken).history).toMatchObject({ past: [], now: { doc } });
});

test('the same design has the same fingerprint, another one differs', () => {
  expect(fingerprintOf(doc)).toBe(fingerprintOf(structuredClone(doc)));
  expect(fingerprintOf(setLineText(doc, 'name', '青'))).not.toBe(fingerprintOf(doc));
});

test('a document that comes back with its fields in another order is the same document', () => {
  const turned = Object.fromEntries(Object.entries(doc).toReversed()) as typeof doc;
  expect(contentFingerprint(turned)).toBe(contentFingerprint(doc));
  expect(contentFingerprint(setLineText(doc, 'name', '青'))).not.toBe(contentFingerprint(doc));
});

test('a draft knows whether the account holds all of it', () => {
  const kept = draftFrom(begun, begun.now, { creationId: 'c1', pendingAction: null });
  expect(hasUnsaved(kept)).toBe(true);
  const account = { ...NEVER_SAVED, revision: 1, print: contentFingerprint(doc) };
  expect(hasUnsaved({ ...kept, account })).toBe(false);
  expect(hasUnsaved({ ...kept, account, now: { ...kept.now, doc: setLineText(doc, 'name', '青') } })).toBe(true);
});
