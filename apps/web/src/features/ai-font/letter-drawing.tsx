import { Draft, Guide, Node, Stroke } from '../../components/draft.tsx';

/** The strokes of 永 as plain outlines in a practice square. */
export const LetterDrawing = () => (
  <Draft>
    <path d="M64 24h192v192H64z" fill="#fff" />
    <Stroke d="M64 24h192v192H64z" strokeWidth="1" />
    <Guide d="M64 120h192M160 24v192M64 24l192 192M256 24L64 216" strokeDasharray="4 4" />
    <path
      d="M144 48l24 10-8 18-24-10zM112 92h58v102l-20-14V110h-38zM178 120l44-22 10 14-38 24 44 48-18 10-42-52z"
      fill="#F6D9BE"
      transform="translate(3 3)"
    />
    <Stroke
      d="M144 48l24 10-8 18-24-10zM112 92h58v102l-20-14V110h-38zM178 120l44-22 10 14-38 24 44 48-18 10-42-52zM136 122l-44 62-12-10 38-60z"
      pathLength={1}
      className="draws-itself"
    />
    {[
      [144, 48],
      [168, 58],
      [112, 92],
      [170, 92],
      [170, 194],
      [222, 98],
      [238, 184],
      [80, 174],
    ].map(([x = 0, y = 0]) => (
      <Node key={`${x} ${y}`} x={x} y={y} />
    ))}
  </Draft>
);
