import { BlueprintPaper, Guide, Stroke } from '../../components/blueprint.tsx';

const SHEETS = [
  [176, 32],
  [244, 32],
  [176, 100],
  [244, 100],
] as const;

/** One orange square opens into four sheets, each with a mark begun on it. */
export const FourSheetsDrawing = () => (
  <BlueprintPaper height={192}>
    <Guide d="M92 76L176 32M92 76L176 92M92 116L176 100M92 116L176 160" strokeDasharray="4 4" />
    <path d="M52 76h40v40H52z" fill="#FF6000" />
    {SHEETS.map(([x, y]) => (
      <path key={`${x}-${y}`} d={`M${x} ${y}h60v60h-60z`} fill="#fff" />
    ))}
    <Stroke
      d={SHEETS.map(([x, y]) => `M${x} ${y}h60v60h-60z`).join('')}
      strokeWidth="1.5"
      pathLength={1}
      className="draws-itself"
    />
    <path d="M190 72a16 16 0 0 1 32 0z" fill="#17130F" />
    <circle cx="274" cy="62" r="15" fill="none" stroke="#17130F" strokeWidth="5" />
    <path d="M206 112l16 32h-32z" fill="#17130F" />
    <path d="M260 116h12v12h-12zM260 130h12a12 12 0 0 1-12 12zM274 130h12v12h-12z" fill="#17130F" />
    <path d="M274 128a12 12 0 0 1 12-12v12z" fill="#FF6000" />
  </BlueprintPaper>
);
