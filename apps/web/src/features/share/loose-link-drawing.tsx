import { BlueprintPaper, GuideCircle, Stroke } from '../../components/blueprint.tsx';

/** Two links of a chain that do not meet. */
export const LooseLinkDrawing = () => (
  <BlueprintPaper>
    <GuideCircle x={112} y={144} radius={40} />
    <GuideCircle x={208} y={96} radius={40} />
    <path
      d="M92 124l24-24a28 28 0 0 1 40 40l-8 8-14-14 8-8a8 8 0 0 0-12-12l-24 24a8 8 0 0 0 12 12l14 14a28 28 0 0 1-40-40z"
      fill="#F6D9BE"
      transform="translate(3 3)"
    />
    <Stroke
      d="M92 124l24-24a28 28 0 0 1 40 40l-8 8-14-14 8-8a8 8 0 0 0-12-12l-24 24a8 8 0 0 0 12 12l4-4 14 14-4 4a28 28 0 0 1-40-40z"
      pathLength={1}
      className="draws-itself"
    />
    <Stroke d="M228 116l-24 24a28 28 0 0 1-40-40M172 92l32-32a28 28 0 0 1 40 40l-8 8" strokeDasharray="6 6" />
  </BlueprintPaper>
);
