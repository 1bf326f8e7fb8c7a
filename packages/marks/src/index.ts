export { allConcepts, allDrawings, drawingsOf, findConcept, findDrawing, parentsOf } from './catalogue/catalogue.ts';
export { WEAK_DRAWINGS } from './catalogue/weak-drawings.data.ts';
export type {
  CatalogueDrawing,
  Concept,
  ConceptWords,
  DrawingEntry,
  DrawingStyle,
} from './catalogue/catalogue-types.ts';
export { ALLOWED_LICENCES, iconNotices, licenceOfSet, readLicenceText } from './catalogue/icon-licences.ts';
export type { IconNotice } from './catalogue/icon-licences.ts';
export { readPackedBytes, readPackedJson } from './catalogue/read-data.ts';
export { drawingsLike, similarDrawings } from './catalogue/similar-drawings.ts';
export type { SimilarDrawing, SimilarOptions } from './catalogue/similar-drawings.ts';
export { shapeSignature, SIGNATURE_LENGTH } from './catalogue/shape-signature.ts';
export type { Coverage } from './catalogue/shape-signature.ts';
export { RELATIONS } from './scene.ts';
export type { Relation, Scene, SceneMark } from './scene.ts';
export { meaningOfMark } from './kit/define-mark.ts';
export type { OwnMark } from './kit/define-mark.ts';
export type { Variation } from './kit/finish.ts';
export { drawOwnMark, findOwnMark, ownMarks, ownMarksOf } from './own/own-marks.ts';
export { aliasesOf, ownMarksFor } from './own/own-marks-for.ts';
export { distanceBetween, nearestTrademark, TOO_NEAR } from './own/likeness.ts';
export { flame } from './own/motifs/flame.ts';
export { heart } from './own/motifs/heart.ts';
