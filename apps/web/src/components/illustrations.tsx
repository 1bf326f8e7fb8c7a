import { BlueprintPaper, Guide, GuideCircle, Stroke } from './blueprint.tsx';

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

/** A round stamp on drafting paper: a tick that is drawn once, or a stroke through it. */
export const StampDrawing = ({ good }: { good: boolean }) => (
  <BlueprintPaper width={160} height={120} step={10} className="block h-auto w-40">
    <GuideCircle x={80} y={60} radius={46} />
    <circle cx="80" cy="60" r="34" fill={good ? '#E8F2ED' : '#F1ECE4'} />
    <circle cx="80" cy="60" r="34" fill="none" stroke={good ? '#1C7C4A' : '#6B6258'} strokeWidth="2" />
    <Stroke
      d={good ? 'M65 61l11 11 20-23' : 'M68 48l24 24M92 48l-24 24'}
      stroke={good ? '#1C7C4A' : '#6B6258'}
      strokeWidth="3.5"
      pathLength={1}
      className="draws-itself"
    />
  </BlueprintPaper>
);

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
