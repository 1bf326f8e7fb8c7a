import {
  displayText,
  setLetterCase,
  setLetterSpacing,
  setLineSize,
  setNameLines,
  SIZE_RANGE,
  SPACING_RANGE,
  type LineName,
  type LogoDoc,
} from '@markwright/logo';
import type { ReactNode } from 'react';
import { Slider } from '../../../components/slider.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { edit, useDoc } from '../editor-store.ts';
import { Segments } from './segments.tsx';

const inPercent = (value: number) => Math.round(value * 100);
const hasCase = (text: string) => text.toUpperCase() !== text.toLowerCase();

const LINE_COUNTS = [
  { value: 'auto', lines: 'auto' },
  { value: 'one', lines: 1 },
  { value: 'two', lines: 2 },
  { value: 'three', lines: 3 },
] as const satisfies readonly { value: string; lines: LogoDoc['layout']['lines'] }[];

/** Size, spacing, case and lines of one line of text, pinned under the fonts. */
export function TuningBlock({ line }: { line: LineName }) {
  const m = useMessages(editorMessages);
  const doc = useDoc();
  const text = doc[line];
  if (!text) return null;
  const lines = LINE_COUNTS.find((each) => each.lines === doc.layout.lines)?.value ?? 'auto';
  return (
    <fieldset aria-label={m.tuning}>
      <TuningRow label={m.size}>
        <Slider
          label={m.size}
          value={inPercent(text.size)}
          min={inPercent(SIZE_RANGE.min)}
          max={inPercent(SIZE_RANGE.max)}
          unit="%"
          onChange={(value) => edit('size', (now) => setLineSize(now, line, value / 100), `size:${line}`)}
        />
      </TuningRow>
      <TuningRow label={m.spacing}>
        <Slider
          label={m.spacing}
          value={inPercent(text.spacing)}
          min={inPercent(SPACING_RANGE.min)}
          max={inPercent(SPACING_RANGE.max)}
          unit="%"
          onChange={(value) => edit('spacing', (now) => setLetterSpacing(now, line, value / 100), `spacing:${line}`)}
        />
      </TuningRow>
      {hasCase(displayText(text)) && (
        <TuningRow label={m.letterCase}>
          <Segments
            label={m.letterCase}
            value={text.letterCase}
            options={(['typed', 'upper', 'lower'] as const).map((value) => ({ value, label: m.cases[value] }))}
            onChange={(value) => edit('case', (now) => setLetterCase(now, line, value))}
          />
        </TuningRow>
      )}
      {line === 'name' && (
        <TuningRow label={m.lines}>
          <Segments
            label={m.lines}
            value={lines}
            options={LINE_COUNTS.map(({ value }) => ({ value, label: m.lineCounts[value] }))}
            onChange={(value) =>
              edit('lines', (now) =>
                setNameLines(now, LINE_COUNTS.find((each) => each.value === value)?.lines ?? 'auto'),
              )
            }
          />
        </TuningRow>
      )}
    </fieldset>
  );
}

export const TuningRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-10 items-center gap-3">
    <span aria-hidden className="w-15 shrink-0 text-caption">
      {label}
    </span>
    <div className="min-w-0 grow *:w-full">{children}</div>
  </div>
);
