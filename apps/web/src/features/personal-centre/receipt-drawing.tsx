import { BlueprintPaper, Guide, Stroke } from '../../components/blueprint.tsx';

const TEETH = 'l8 8'.concat(' l8-8 l8 8'.repeat(6), ' l8-8');

/** A receipt torn off the roll, its lines still blank, its total ringed. */
export const ReceiptDrawing = () => (
  <BlueprintPaper>
    <path d={`M104 32h112v160 l-8 8 ${' l-8-8 l-8 8'.repeat(6)} l-8-8z`} fill="#F6D9BE" transform="translate(5 4)" />
    <path d={`M104 32v160 ${TEETH} V32z`} fill="#fff" />
    <Stroke d={`M104 32v160 ${TEETH} V32z`} pathLength={1} className="draws-itself" />
    <Stroke d="M124 64h72M124 88h48M124 112h60" strokeWidth="1.5" strokeDasharray="5 5" />
    <Guide d="M88 144h144M160 16v208" strokeDasharray="4 4" />
    <circle cx="182" cy="156" r="14" fill="#FF6000" />
    <Stroke d="M176 156l4 5 8-9" />
  </BlueprintPaper>
);
