export type { Box, FaceMetrics, Outlines, PlacedGlyph, Run } from '@markwright/vector';
export type { Construction, MarkDrawing, MarkShape, Paint } from './mark/mark-drawing.ts';

export {
  ABOUT_MAX,
  DOC_VERSION,
  logoDocSchema,
  MARK_SCALE_RANGE,
  markDrawingSchema,
  PARTS,
  SIZE_RANGE,
  SPACING_RANGE,
} from './document/logo-doc.ts';
export type { LineName, LogoDoc, LogoMark, PartName, TextLine } from './document/logo-doc.ts';
export { ARRANGEMENTS } from './document/art.ts';
export type { Arrangement, Art } from './document/art.ts';
export { BACKDROPS } from './document/effects.ts';
export type { Backdrop, BackdropKind, Effect, Effects } from './document/effects.ts';
export { acceptText, newDoc, TextError } from './document/new-doc.ts';
export { DOC_BYTES_MAX, findDocExcess, findDrawingExcess } from './document/doc-bounds.ts';
export { openChecked, openDoc, OpenDocError } from './document/open-doc.ts';
export {
  cleanText,
  findTextProblem,
  graphemes,
  hasIdeograph,
  NAME_MAX,
  SLOGAN_MAX,
  TEXT_PROBLEMS,
  textLength,
} from './document/text-rules.ts';

export { setArt, setArtScheme, setArtStyle } from './ops/edit-art.ts';
export { nudgePart, setEffects, setLayout, setNameLines } from './ops/edit-layout.ts';
export { recolorMark, repaintMark, scaleMark, swapMark } from './ops/edit-mark.ts';
export { setAccent, setBackground, setColors, setPalette } from './ops/edit-colors.ts';
export {
  setLetterCase,
  setLetterSpacing,
  setLineColor,
  setLineFont,
  setLineSize,
  setLineText,
} from './ops/edit-text.ts';
export type { MarkChoice } from './ops/edit-mark.ts';

export { commit, redo, reset, startHistory, undo } from './history.ts';
export type { History } from './history.ts';
export { findPalette, findPaletteByNumber, PALETTES } from './palettes.ts';
export type { Palette, PaletteId } from './palettes.ts';
export { colorWorld, MARK_CONTRAST, NAME_CONTRAST, worldsOf } from './color/color-world.ts';
export type { ColorWorld } from './color/color-world.ts';
export { colorName } from './color/color-names.ts';
export { sixDigits } from './color/six-digits.ts';
export { contrast, ensureContrast, readableOn } from './color/contrast.ts';
export { mixColors, toHex, toOklch } from '@markwright/vector';
export { hashText, seededRandom } from '@markwright/vector';
export type { Random } from '@markwright/vector';

export { DrawingTooHeavyError } from './effects/finish-pieces.ts';
export { layOutToSell } from './placing/lay-out.ts';
export { GlyphsMissingError, layOut } from './placing/lay-out.ts';
export { ARTBOARD } from './layout/placed-logo.ts';
export type { Artboard, PlacedLogo } from './layout/placed-logo.ts';
export { findLayout, LAYOUTS, layoutsFor, resolveLayout } from './layout/catalogue.ts';
export { LOCKUPS, openArrangements, shownMark } from './placing/arrangements.ts';
export type { Arranged, LockupKind } from './placing/arrangements.ts';
export { placeIcon, SMALL_ICON_PX } from './placing/place-icon.ts';
export { displayText, factsOf } from './layout/kit.ts';
export { initialLetter } from './layout/initial-letter.ts';
export { neededGlyphs } from './layout/needed-glyphs.ts';
export type { Facts } from './layout/kit.ts';
export type { Build, Layout, MarkTrait } from './layout/layout.ts';
export { letterForMark } from './layout/mark-letter.ts';
export { outlineShare } from './mark/outline-share.ts';
export type { Ink, Piece, Role } from './layout/piece.ts';
export { parsePath, PathError, printPath } from '@markwright/vector';
export { formatNumber } from '@markwright/vector';
export { compose, mapPoint, place, placeTurned } from '@markwright/vector';
export type { Affine } from '@markwright/vector';

export { artDoc, artFont } from './compose/art-doc.ts';
export type { ArtBrief } from './compose/art-doc.ts';
export { composeLogo } from './compose/compose-logo.ts';
export { suitsMoods } from './compose/mood-taste.ts';
export type { LogoBrief } from './compose/compose-logo.ts';
export type { FaceChoice } from './compose/face.ts';
export { composeInSteps, composeSeries } from './compose/compose-series.ts';
export type { MarkSequence, SeriesMark } from './compose/mark-turns.ts';
export { rankLatinFaces } from './compose/pair-fonts.ts';

export { escapeXml } from './render/escape-xml.ts';
export { renderConstruction } from './render/construction-sheet.ts';
export { renderCutOut } from './render/render-cut-out.ts';
export type { CutOut } from './render/render-cut-out.ts';
export { renderIcon } from './render/render-icon.ts';
export { drawPlaced, renderSvg, trimToInk } from './render/render-svg.ts';
export type { RenderOptions } from './render/render-svg.ts';
export type { Tone } from './render/tones.ts';
export { drawNameApart, findShrunkName } from './print/bought-name.ts';
export { GROUNDS, inkOn } from './render/grounds.ts';
export type { Ground } from './render/grounds.ts';
export { printWatermark } from './render/watermark.ts';
export type { WatermarkStrength } from './render/watermark.ts';
export { MOCK_UPS, renderMockUp } from './mock-ups/mock-ups.ts';
export type { MockUp } from './mock-ups/mock-ups.ts';
export { colorsOnPanel, printForPanel, printPhotoWatermark, tradeWords } from './mock-ups/mark-on-panel.ts';
