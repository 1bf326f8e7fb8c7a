export {
  boxOfShapes,
  COLORINGS,
  LOCKUPS,
  openLockups,
  SMALL_ICON_PX,
  type Coloring,
  type LockupKind,
  type LogoShape,
} from './lockups/lockups.ts';
export { printShapes, svgOf } from './svg.ts';
export { buildPack } from './pack/build-pack.ts';
export {
  folderName,
  PACK_FOLDERS,
  type PackFile,
  type PackFolder,
  type PackLanguage,
  type PackDeps,
  type PackProgress,
  type Picture,
  type PictureRequest,
} from './plan/pack-file.ts';
export { GUIDE_FONTS } from './guide/pdf/fonts.ts';
export { TEXT_FONTS } from './text/set-text.ts';
export { buildGuide, openGuideKit } from './guide/build-guide.ts';
export { writeIco } from './web/write-ico.ts';
