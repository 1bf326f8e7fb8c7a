export { editSchema, type Edit, type Line, type Target } from './command.ts';
export { answerQuestion } from './answer.ts';
export { applyEdit } from './apply/apply-edit.ts';
export { varyEdits } from './apply/vary-edits.ts';
export { degreeOf, describeEdit } from './describe-edit.ts';
export { nearestTo } from './nearest-wish.ts';
export type { DrawRequest, EditKit, Face, Outcome, Sentence } from './apply/edit-kit.ts';
export { readRequest, type ReadRequest } from './read/read-request.ts';
export { shownLines, type Shown } from './read/clause-text.ts';
