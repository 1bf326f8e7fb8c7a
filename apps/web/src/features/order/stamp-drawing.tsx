import { BlueprintPaper, GuideCircle, Stroke } from '../../components/blueprint.tsx';

/** A round stamp on drafting paper: a tick that is drawn once, or a stroke through it. */
export const StampDrawing = ({ good }: { good: boolean }) => (
  <BlueprintPaper width={160} height={120} step={10} className="block h-auto w-40">
    <GuideCircle x={80} y={60} radius={46} />
    <circle cx="80" cy="60" r="34" fill={good ? '#E8F2ED' : '#F1ECE4'} />
    <circle cx="80" cy="60" r="34" fill="none" stroke={good ? '#1C7C4A' : '#6B6258'} strokeWidth="2" />
    <Stroke
      d={good ? 'M65 61l11 11 20-23' : 'M68 48l24 24M92 48l-24 24'}
      stroke={good ? '#1C7C4A' : '#6B6258'}
      strokeWidth="3.5"
      pathLength={1}
      className="draws-itself"
    />
  </BlueprintPaper>
);
