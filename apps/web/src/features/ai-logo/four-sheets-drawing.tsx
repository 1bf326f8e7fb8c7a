import { BlueprintPaper, Guide, GuideCircle, Stroke } from '../../components/blueprint.tsx';

/** Four empty sheets, one of them with the first circle on it. */
export const FourSheetsDrawing = () => (
  <BlueprintPaper>
    <path d="M64 24h88v88H64zM168 24h88v88h-88zM64 128h88v88H64zM168 128h88v88h-88z" fill="#fff" />
    <Stroke d="M64 24h88v88H64zM168 24h88v88h-88zM64 128h88v88H64zM168 128h88v88h-88z" />
    <Guide d="M48 68h224M108 8v224" strokeDasharray="4 4" />
    <GuideCircle x={108} y={68} radius={28} />
    <path d="M108 40a28 28 0 0 1 28 28h-28z" fill="#F6D9BE" />
    <Stroke d="M108 40a28 28 0 0 1 28 28h-28z" pathLength={1} className="draws-itself" />
  </BlueprintPaper>
);
