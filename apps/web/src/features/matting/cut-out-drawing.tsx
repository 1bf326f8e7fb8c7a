import { BlueprintPaper, Guide, Stroke } from '../../components/blueprint.tsx';

const SQUARES = Array.from({ length: 72 }, (_, index) => ({ x: index % 6, y: Math.floor(index / 6) }))
  .filter(({ x, y }) => (x + y) % 2 === 0)
  .map(({ x, y }) => `M${160 + x * 16} ${24 + y * 16}h16v16h-16z`)
  .join('');

/** Half on white, half on the checkerboard of a transparent ground. */
export const CutOutDrawing = () => (
  <BlueprintPaper>
    <path d="M64 24h192v192H64z" fill="#fff" />
    <path d={SQUARES} fill="#E9E2D8" />
    <Stroke d="M64 24h192v192H64z" strokeWidth="1" />
    <path d="M104 144a56 56 0 0 1 112 0v24H104z" fill="#17130F" />
    <path d="M160 88a56 56 0 0 1 56 56v24h-56z" fill="#FF6000" />
    <Guide d="M160 8v224" strokeOpacity="1" strokeWidth="2" />
    <circle cx="160" cy="192" r="14" fill="#fff" stroke="#17130F" strokeWidth="2" />
    <Stroke d="M155 188l-4 4 4 4M165 188l4 4-4 4" strokeWidth="1.5" />
  </BlueprintPaper>
);
