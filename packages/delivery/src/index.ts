export {
  boxOfShapes,
  COLORINGS,
  LOCKUPS,
  openLockups,
  SMALL_ICON_PX,
  type Coloring,
  type Lockup,
  type LockupKind,
  type Lockups,
  type LogoShape,
} from './lockups/lockups.ts';
export { moveShapes } from './lockups/move-shapes.ts';
export { printShapes, svgOf, type SvgRoom } from './svg.ts';
export { buildPack, planPack } from './pack/build-pack.ts';
export {
  folderName,
  PACK_FOLDERS,
  type PackFile,
  type PackFolder,
  type PackKit,
  type PackLabel,
  type PackLanguage,
  type PackLevel,
  type PackOptions,
  type PackDeps,
  type PackProgress,
  type Picture,
  type PictureRequest,
  type PlannedFile,
} from './plan/pack-file.ts';
export { GUIDE_FONTS } from './guide/pdf/fonts.ts';
export { TEXT_FONTS } from './text/set-text.ts';
export { buildGuide, openGuideKit, type GuideOptions, type GuideParts } from './guide/build-guide.ts';
export { writeIco } from './web/write-ico.ts';
