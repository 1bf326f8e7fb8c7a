import { BlueprintPaper, GuideCircle, Stroke } from '../../components/blueprint.tsx';

/** Four boards with four kinds of lockup sketched in. */
export const GridDrawing = () => (
  <BlueprintPaper>
    <path d="M48 32h104v80H48zM168 32h104v80H168zM48 128h104v80H48zM168 128h104v80H168z" fill="#fff" />
    <Stroke
      d="M48 32h104v80H48zM168 32h104v80H168zM48 128h104v80H48zM168 128h104v80H168z"
      strokeWidth="1.5"
      pathLength={1}
      className="draws-itself"
    />
    <path d="M88 48h24v24H88zM184 60h24v24h-24z" fill="#F6D9BE" />
    <Stroke d="M76 84h48M84 94h32M216 66h40M216 78h28M192 168h56M200 178h40" strokeWidth="1.5" stroke="#A89E92" />
    <GuideCircle x={100} y={168} radius={26} />
  </BlueprintPaper>
);
