import {
  readableOn,
  scaleMark,
  setArt,
  setBackground,
  setLayout,
  setLineColor,
  setLineSize,
  swapMark,
  toOklch,
  type LogoDoc,
  type MarkDrawing,
} from '@markwright/logo';

const LAYOUT = 'stacked';
const PAPER = '#ffffff';
/** The written name is the logo; the line below it only says what it reads. */
const WRITTEN_SCALE = 2.5;
const LINE_SIZE = 0.5;
const LIGHT = 0.5;

type WrittenName = {
  drawing: MarkDrawing;
  /** White letters on black: they take the document's colours. Otherwise the picture brings its own. */
  isMask: boolean;
  id: string;
};

/** A lettering that an outside model wrote, in the place of the built-in one. */
export function setWrittenName(doc: LogoDoc, { drawing, isMask, id }: WrittenName): LogoDoc {
  const source = { kind: 'painted', id };
  const meaning = { zh: doc.name.text, en: doc.name.text };
  const plain = isMask ? doc : setLineColor(setBackground(doc, PAPER), 'name', readableOn(PAPER));
  const written = swapMark(setArt(plain, undefined), {
    drawing: isMask ? inDocumentColors(drawing) : drawing,
    source,
    meaning,
  });
  return setLineSize(scaleMark(setLayout(written, LAYOUT), WRITTEN_SCALE), 'name', LINE_SIZE);
}

/** What is light is ink; dark shapes are what the tracer found enclosed by letters. */
const inDocumentColors = (drawing: MarkDrawing): MarkDrawing => ({
  ...drawing,
  shapes: drawing.shapes.map((shape) => ({ ...shape, paint: isLight(shape.paint) ? 'primary' : 'ground' })),
});

const isLight = (paint: string): boolean => !paint.startsWith('#') || toOklch(paint).l > LIGHT;
