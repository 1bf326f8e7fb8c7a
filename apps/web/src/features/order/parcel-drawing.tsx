import { BlueprintPaper, Guide, Stroke } from '../../components/blueprint.tsx';

/** A folder of prints, closed with a seal. */
export const ParcelDrawing = () => (
  <BlueprintPaper>
    <path d="M72 64h176v128H72z" fill="#fff" />
    <path d="M72 64h176v128H72z" fill="#F6D9BE" transform="translate(4 4)" opacity=".6" />
    <Stroke
      d="M72 64h176v128H72zM72 64l88 72 88-72M72 192l64-66M248 192l-64-66"
      pathLength={1}
      className="draws-itself"
    />
    <Guide d="M160 24v192M48 136h224" strokeDasharray="4 4" />
    <circle cx="160" cy="136" r="22" fill="#FF6000" />
    <path d="M150 126h9v9h-9zM150 137h9a9 9 0 0 1-9 9zM161 137h9v9h-9zM161 135a9 9 0 0 1 9-9v9z" fill="#17130F" />
  </BlueprintPaper>
);
