import { BlueprintPaper, Guide, Stroke } from '../../components/blueprint.tsx';

/** An empty artboard with its margins and handles. */
export const ArtboardDrawing = () => (
  <BlueprintPaper>
    <path d="M64 32h192v176H64z" fill="#fff" />
    <Stroke d="M64 32h192v176H64z" strokeWidth="1" />
    <Guide d="M96 16v208M224 16v208M48 64h224M48 176h224" />
    <path d="M64 32h32v32H64zM224 32h32v32h-32zM64 176h32v32H64zM224 176h32v32h-32z" fill="#FF6000" fillOpacity=".08" />
    <Stroke d="M112 96h96v48h-96z" strokeWidth="1.5" strokeDasharray="5 5" />
    <path
      d="M108 92h8v8h-8zM204 92h8v8h-8zM108 140h8v8h-8zM204 140h8v8h-8z"
      fill="#fff"
      stroke="#17130F"
      strokeWidth="1.5"
    />
  </BlueprintPaper>
);
