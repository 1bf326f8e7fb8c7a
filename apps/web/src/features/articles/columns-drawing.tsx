import { BlueprintPaper, Guide, GuideCircle, Stroke } from '../../components/blueprint.tsx';

/** A page laid out before the words arrive. */
export const ColumnsDrawing = () => (
  <BlueprintPaper>
    <path d="M80 16h160v208H80z" fill="#fff" />
    <Stroke d="M80 16h160v208H80z" pathLength={1} className="draws-itself" />
    <path d="M96 32h80v12H96z" fill="#17130F" />
    <path d="M96 60h128v60H96z" fill="#F6D9BE" />
    <GuideCircle x={160} y={90} radius={22} />
    <Guide d="M96 8v224M224 8v224M64 60h192M64 120h192" strokeDasharray="4 4" />
    <Stroke
      d="M96 140h60M96 154h60M96 168h52M96 182h60M96 196h40M168 140h56M168 154h56M168 168h50M168 182h56"
      strokeWidth="1.5"
      stroke="#A89E92"
    />
  </BlueprintPaper>
);
