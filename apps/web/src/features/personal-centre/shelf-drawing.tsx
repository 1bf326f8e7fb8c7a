import { BlueprintPaper, GuideCircle, Stroke } from '../../components/blueprint.tsx';

/** Boards on a ledge, still blank. */
export const ShelfDrawing = () => (
  <BlueprintPaper>
    <path d="M48 72h72v112H48zM132 96h56v88h-56zM200 56h72v128h-72z" fill="#fff" />
    <Stroke d="M48 72h72v112H48zM132 96h56v88h-56zM200 56h72v128h-72z" pathLength={1} className="draws-itself" />
    <path d="M24 184h272v8H24z" fill="#17130F" />
    <GuideCircle x={84} y={128} radius={24} />
    <GuideCircle x={236} y={120} radius={28} />
    <path d="M144 124h32v32h-32z" fill="#F6D9BE" />
    <Stroke d="M144 124h32v32h-32z" strokeWidth="1" strokeDasharray="4 4" />
  </BlueprintPaper>
);
