import { INKS, type Ink } from '../../../inks.ts';
import { num, oval, shade, shape } from '../../../shapes.ts';

/** A round cake on the table, with a wedge cut out of its front. */
type CutCake = {
  rx: number;
  ry: number;
  /** The y of the centre of its top, and of its bottom. */
  top: number;
  foot: number;
  crust: Ink;
  side: Ink;
  /**
   * The layers of the cut faces, from the top (0) to the bottom (1).
   * Each band starts where the previous one ends.
   */
  bands: readonly (readonly [ink: Ink, until: number])[];
};

/** The two cuts, in degrees from the right. Both faces between them are visible. */
const CUTS = [22, 128] as const;

/** The cake, with `onSide`, `onTop` and `onFaces` drawn over its parts. */
export function cutCake(cake: CutCake, { onSide = '', onTop = '', onFaces = '' } = {}): string {
  const { rx, ry, top, foot, crust, side } = cake;
  const [right, left] = CUTS.map((cut) => rimOf(cake, cut)) as [Point, Point];
  const down = foot - top;
  const body = `M${-rx},${top}V${foot}A${rx},${ry} 0 0 0 ${rx},${foot}V${top}Z`;
  const opened = `M0,${top}L${at(right)}V${num(right[1] + down)}A${rx},${ry} 0 0 1 ${num(left[0])},${num(left[1] + down)}V${num(left[1])}Z`;
  return (
    shape(side, body) +
    onSide +
    shade(
      'db',
      `M${num(rx * 0.5)},${top}V${num(foot + ry * 0.86)}A${rx},${ry} 0 0 0 ${rx},${foot}V${top}Z`,
      0.8,
    ) +
    oval(crust, rx, ry, 0, top) +
    onTop +
    shape(INKS.bone, opened) +
    shape(INKS.ink, opened, 0.16) +
    bandsOf(cake, left) +
    shade('dk', `M0,${top}L${at(left)}V${num(left[1] + down)}L0,${foot}Z`, 0.34) +
    bandsOf(cake, right) +
    onFaces
  );
}

type Point = readonly [x: number, y: number];
const at = ([x, y]: Point) => `${num(x)},${num(y)}`;

function rimOf({ rx, ry, top }: CutCake, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [rx * Math.cos(angle), top + ry * Math.sin(angle)];
}

/** One cut face: its bands run from the middle of the cake to its rim. */
function bandsOf({ top, foot, bands }: CutCake, [x, y]: Point): string {
  const height = foot - top;
  return bands
    .map(([ink, until], index) => {
      const from = (bands[index - 1]?.[1] ?? 0) * height;
      const to = until * height;
      return shape(
        ink,
        `M0,${num(top + from)}L${num(x)},${num(y + from)}V${num(y + to)}L0,${num(top + to)}Z`,
      );
    })
    .join('');
}

/** A flat plate under a standing object; `y` is its centre. */
export const standingPlate = (rx: number, ry: number, y: number, rim: string) =>
  `<ellipse cx="14" cy="${y + 16}" rx="${rx}" ry="${ry}" fill="${INKS.ink}" opacity=".24"/>` +
  `<ellipse cy="${y + 7}" rx="${rx}" ry="${ry}" fill="#d8cbb0"/>` +
  `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${INKS.white}"/>` +
  `<ellipse cy="${y}" rx="${rx - 9}" ry="${ry - 5}" fill="none" stroke="${rim}" stroke-width="6"/>`;

/** The shadow of a cake on its plate. */
export const footShadow = (rx: number, ry: number, y: number) =>
  `<ellipse cx="10" cy="${y}" rx="${rx}" ry="${ry}" fill="${INKS.ink}" opacity=".22"/>`;
