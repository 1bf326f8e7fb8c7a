import { BlueprintPaper, Guide, GuideCircle, Stroke } from '../../components/blueprint.tsx';

/** A compass standing on a half-drawn circle. */
export const DeskDrawing = () => (
  <BlueprintPaper>
    <GuideCircle x={128} y={160} radius={64} />
    <Guide d="M40 160h240M128 72v152" strokeDasharray="4 4" />
    <path d="M166 40l-38 120 8 4 40-108zM166 40l32 112-8 6-28-94z" fill="#F6D9BE" transform="translate(3 3)" />
    <Stroke
      d="M160 24h12v16h-12zM166 40l-38 120 8 4 34-92 22 84 8-4zM146 98h40"
      pathLength={1}
      className="draws-itself"
    />
    <Stroke d="M192 160a64 64 0 0 1-64 64" strokeWidth="3" stroke="#FF6000" />
  </BlueprintPaper>
);
