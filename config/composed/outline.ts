/** A point of a TrueType outline, in font units; those off the curve are its quadratic handles. */
type Point = { x: number; y: number; isOn: boolean };
export type Contour = readonly Point[];
/** A letter's advance width and contours, in font units. */
export type Outline = { advance: number; contours: readonly Contour[] };
export type Box = { minX: number; minY: number; maxX: number; maxY: number };

/** A path as fontkit draws it, of lines and quadratic curves. */
type Path = { commands: readonly { command: string; args: readonly number[] }[] };

/** The contours of a path. @throws for a curve that TrueType outlines do not have */
export function contoursOf({ commands }: Path): Contour[] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') contours.push([{ x: a, y: b, isOn: true }]);
    else if (command === 'lineTo') contours.at(-1)?.push({ x: a, y: b, isOn: true });
    else if (command === 'quadraticCurveTo')
      contours.at(-1)?.push({ x: a, y: b, isOn: false }, { x: c, y: d, isOn: true });
    else if (command !== 'closePath')
      throw new Error(`An outline of lines and quadratic curves has no ${command}`);
  }
  return contours.map(withoutClosingPoint);
}

/** A contour closes by itself: the point that repeats its first is left out. */
function withoutClosingPoint(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const isClosed = contour.length > 1 && last?.isOn && first?.x === last.x && first.y === last.y;
  return isClosed ? contour.slice(0, -1) : contour;
}

/** How far contours reach. */
export function boxOf(contours: readonly Contour[]): Box {
  const points = contours.flat();
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { minX: Math.min(...x), minY: Math.min(...y), maxX: Math.max(...x), maxY: Math.max(...y) };
}

export function move(contours: readonly Contour[], dx: number, dy: number): Contour[] {
  return contours.map((contour) => contour.map(({ x, y, isOn }) => ({ x: x + dx, y: y + dy, isOn })));
}

/** The contours that `whole` has after those of `part`. @throws where it does not begin with them */
export function without(whole: readonly Contour[], part: readonly Contour[]): Contour[] {
  const same = JSON.stringify(whole.slice(0, part.length)) === JSON.stringify(part);
  if (!same || whole.length === part.length)
    throw new Error('A letter with a mark does not begin with the letter');
  return whole.slice(part.length);
}

/** A stroke of even thickness along a line of points, as one contour of straight lines. */
export function stroke(line: readonly (readonly [x: number, y: number])[], thickness: number): Contour {
  const side = (sign: 1 | -1) =>
    line.map(([x, y], at): Point => {
      const [fromX, fromY] = line[at - 1] ?? [x, y];
      const [toX, toY] = line[at + 1] ?? [x, y];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const half = (sign * thickness) / 2;
      return { x: x - ((toY - fromY) / length) * half, y: y + ((toX - fromX) / length) * half, isOn: true };
    });
  // Clockwise, as outer contours run in TrueType.
  return [...side(1), ...side(-1).reverse()];
}

type Place = readonly [x: number, y: number];
/** Points along a cubic curve, its first one left out. */
export function curve(from: Place, a: Place, b: Place, to: Place, steps = 8): Place[] {
  return Array.from({ length: steps }, (_, step) => {
    const t = (step + 1) / steps;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * a[axis] +
      3 * (1 - t) * t ** 2 * b[axis] +
      t ** 3 * to[axis];
    return [at(0), at(1)] as const;
  });
}
