import { circle, rect, path, stroke, union } from '@markwright/marks/kit';
import { overlap, unite, grow, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { heightAt, spanAt } from './anchors.ts';
import { CLOTHS, CREATURES, RIBBONS, ROPES } from '@markwright/marks/kinds';
import { type Arrange, put, sideOf } from './layout.ts';
import { filled, measure } from './silhouette.ts';
import { madeFrom, type Thing } from './thing.ts';

/** A rope or a ribbon is tied round a stout body, which stays whole above and below; its knot or bow is in the middle. */
export const band: Arrange = (tied, body) => {
  const isRibbon = RIBBONS.has(tied.concept) || CLOTHS.has(tied.concept);
  if ((!isRibbon && !ROPES.has(tied.concept)) || CREATURES.has(body.concept) || body.view === 'face') return undefined;
  const made = madeFrom(body, `band/${tied.concept}`, () => drawBand(tied, body, isRibbon));
  return made && { behind: put(body), front: put(made), leastShare: 0.06, mostPieces: 3, keeps: 0.4 };
};

/** Of the height, where a band lies; of the longer side, how wide it is and how far it stands out. */
const [AT, WIDTH, OUT] = [0.52, 0.085, 0.022];

/** Narrower than this, against the body below it, and a band is tied there: the waist of a gourd, the neck of a sack. */
const WAIST = 0.72;
const [LEAST_WIDTH, LEAST_ABOVE, LEAST_NARROW] = [0.2, 0.6, 0.3];

function waistOf(body: Thing): number | undefined {
  const widths = Array.from({ length: 20 }, (_, i) => 0.26 + i * 0.02).map((share) => {
    const [left, right] = spanAt(body, heightAt(body, share));
    return { share, width: right - left };
  });
  const narrow = widths.reduce((best, each) => (each.width < best.width ? each : best));
  const [above, below] = [(share: number) => share < narrow.share, (share: number) => share > narrow.share].map(
    (isOn) => Math.max(0, ...widths.filter(({ share }) => isOn(share)).map(({ width }) => width)),
  );
  // A bow on a box is no upper body, and the gap below a lid no waist.
  const isBetween = narrow.width < Math.min(above!, below!) * WAIST && narrow.width > below! * LEAST_NARROW;
  const isWaist = isBetween && above! > below! * LEAST_ABOVE;
  return isWaist ? heightAt(body, narrow.share) : undefined;
}

function drawBand(tied: Thing, body: Thing, isRibbon: boolean): Thing | undefined {
  const side = sideOf(body);
  const y = waistOf(body) ?? heightAt(body, AT);
  const [left, right] = spanAt(body, y);
  if (right - left < side * LEAST_WIDTH) return undefined;
  const { box } = body.shape;
  const x = (left + right) / 2;
  const wide = side * WIDTH;
  const strip = outlineOfRegion(rect(box.x - side, y - wide / 2, side * 3, wide));
  const round: Outline = overlap(grow(body.solid, side * OUT), strip);
  const knot = isRibbon ? bow(x, y, side) : loop(x, y, side);
  const ink = unite(round, outlineOfRegion(knot));
  const solid = filled(ink);
  return { ...tied, id: `band/${tied.concept}`, ink, small: ink, solid, shape: measure(solid), places: {} };
}

/** Two loops and two ends. */
const bow = (x: number, y: number, side: number) => {
  const pen = side * 0.055;
  const half = (s: 1 | -1) =>
    union(
      stroke(
        path([x, y])
          .through([x + s * side * 0.13, y - side * 0.13], [x + s * side * 0.17, y])
          .through([x + s * side * 0.1, y + side * 0.03], [x, y]),
        pen,
      ),
      stroke(path([x, y]).line([x + s * side * 0.1, y + side * 0.2]), pen),
    );
  return union(half(1), half(-1), circle(x, y, pen * 1.1));
};

const loop = (x: number, y: number, side: number) => {
  const pen = side * 0.055;
  return union(
    circle(x, y, side * 0.075),
    stroke(path([x, y]).line([x - side * 0.06, y + side * 0.19]), pen),
    stroke(path([x, y]).line([x + side * 0.08, y + side * 0.16]), pen),
  );
};
