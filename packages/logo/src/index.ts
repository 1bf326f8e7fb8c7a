export type { Box, FaceMetrics, Outlines, PlacedGlyph, Run } from './outline/outlines.ts';
export type { Construction, MarkDrawing, MarkShape, Paint } from './mark/mark-drawing.ts';
