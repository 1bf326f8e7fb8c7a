import { useLanguage } from '../stores/language.ts';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';

const WIDTH = 1200;
const HEIGHT = 300;
const STEP = 30;

const verticals = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => `M${index * STEP} 0V${HEIGHT}`).join('');
const horizontals = Array.from({ length: Math.ceil(HEIGHT / STEP) }, (_, index) => `M0 ${index * STEP}H${WIDTH}`).join(
  '',
);

/** The name as an outline on drafting paper, whole: a name cut off would be a poor advertisement for a maker of logos. */
export function FooterDrawing() {
  const m = useMessages(shellMessages);
  const isChinese = useLanguage() === 'zh';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-10 block h-auto w-full border-b border-chalk-line md:mt-14"
      aria-hidden
    >
      <path d={verticals + horizontals} stroke="#FAF7F2" strokeOpacity=".06" fill="none" />
      <text
        x="0"
        y={isChinese ? 262 : 214}
        textLength={WIDTH}
        lengthAdjust="spacingAndGlyphs"
        fontSize={isChinese ? 296 : 236}
        className="font-black"
        fill="none"
        stroke="#FAF7F2"
        strokeOpacity=".5"
        strokeWidth="1"
      >
        {m.footer.drawing}
      </text>
      <path d={`M0 18H${WIDTH}`} stroke="#FF6000" strokeOpacity=".7" />
    </svg>
  );
}
