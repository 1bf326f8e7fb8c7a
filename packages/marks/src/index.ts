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
export { INDUSTRIES } from './lexicon/industries.ts';
export { MOODS } from './lexicon/industry.ts';
export type { Industry, Mood } from './lexicon/industry.ts';
export { RELATIONS } from './scenes/scene.ts';
export type { Relation, Scene } from './scenes/scene.ts';
export { readText } from './reading/read-text.ts';
export type { LetterWish, PassedOver, SaidRelation, SaidText, SaidThing, WhyRead } from './reading/said-text.ts';
export { refusalsIn, type Refusal } from './reading/declines.ts';
export { findThing } from './reading/thing-names.ts';
export { pickableWords } from './words/has-picture.ts';
export { conceptsByName } from './search/concepts-by-name.ts';
export { conceptsOfName } from './search/concepts-of-name.ts';
export { industryOf, matchIndustries, type IndustryReading } from './words/match-industries.ts';
export { picturesOfName } from './search/pictures-of-name.ts';
export { tradePictures } from './search/trade-pictures.ts';
export { checkSearchModel } from './search/meaning.ts';
export { searchConcepts } from './search/search-concepts.ts';
export type { ConceptHit } from './search/search-concepts.ts';
export type { RuleIcon } from './rule/brief.ts';
export { ruleIcons } from './rule/icons.ts';
export type { RuleMark } from './rule/rule-mark.ts';
export { ruleMarks, ruleMarksInTurn } from './rule/rule-marks.ts';
export type { RuleRequest } from './rule/rule-marks.ts';
export { meaningOfMark } from './kit/define-mark.ts';
export type { OwnMark } from './kit/define-mark.ts';
export type { Variation } from './kit/finish.ts';
export { drawOwnMark, findOwnMark, ownMarks } from './own/own-marks.ts';
export { aliasesOf, ownMarksFor } from './own/own-marks-for.ts';
export { combineMarks, conceptsOfCombined, drawCombined } from './combine/combine-marks.ts';
export { named as withArticle } from './combine/meaning.ts';
export type { CombinedMark } from './combine/combine-marks.ts';
export { drawScene, relationsShown, sceneMarks, sceneOfId } from './scenes/scene-marks.ts';
export type { ShownRelation } from './scenes/scene-marks.ts';
export type { SceneMark } from './scenes/scene.ts';
export { conceptOfStandIn, marksWithReplacedPart } from './replace-part/replace-part.ts';
export { letterPicture } from './replace-part/letter-picture.ts';
export type { LetterPictureRequest } from './replace-part/letter-picture.ts';
export type { ReplacePartRequest } from './replace-part/replace-part.ts';
export { drawingsLike, similarDrawings } from './catalogue/similar-drawings.ts';
export type { SimilarDrawing, SimilarOptions } from './catalogue/similar-drawings.ts';
export { shapeSignature, SIGNATURE_LENGTH } from './catalogue/shape-signature.ts';
export type { Coverage } from './catalogue/shape-signature.ts';
export { findTag, firstTags, similarTags } from './tags/tags.ts';
export type { Tag } from './tags/tags.ts';
