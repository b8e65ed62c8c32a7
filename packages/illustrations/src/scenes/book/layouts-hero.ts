import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import { measure } from '../../text/shape.ts';
import { lightOf, readsOver, showing } from '../contrast.ts';
import { leanOf, lookOf, placed, sizeForHeight, sizeForWidth, spanOf } from '../foods/foods.ts';
import { boxPath, rect } from '../grounds.ts';
import type { Scheme } from '../themes.ts';
import { mix } from '../tints.ts';
import type { Layout } from './layout.ts';
import { halves } from './split.ts';

/** The title at the top. One food rises behind waves; another crosses them and runs off the edge. */
export const salt: Layout = ({ title, author, foods, scheme, chance }) => {
  const front = nth(foods, 0);
  const behind = foods[1] ?? front;
  const head = block({
    text: title,
    x: 20,
    y: 24,
    width: 262,
    height: 188,
    lines: title.length < 12 ? [1, 2] : [2, 3, 4],
    faces: ['display'],
    leading: 0.86,
    min: 22,
    max: 92,
    fills: [scheme.ink],
  });
  const overlap = readsOver(scheme.ink, behind) ? 46 : -8;
  const top = Math.min(head.bottom - overlap, 214);
  const rising = Math.min(300, Math.max(sizeForHeight(behind, (360 - top) * 1.15), 150));
  const isLong = lookOf(front).aspect > 1.35;
  const lean = isLong ? chance.between(-12, -5) : leanOf(front, chance.next());
  const size = isLong ? chance.between(390, 430) : sizeForHeight(front, 200, lean);
  // A long food is cut at the right, so that its head is visible. A food without a head may be cut at the
  // left.
  const across = isLong
    ? { name: front, size, rotation: lean, x: 20 + spanOf(front, size, lean).width / 2, y: 308 }
    : { name: front, size, rotation: lean, x: 84, y: 316 };
  return (
    rect(0, 0, 300, 400, scheme.paper) +
    placed({
      name: behind,
      size: rising,
      rotation: chance.between(-10, 14),
      x: 208,
      y: top + spanOf(behind, rising, 0).height / 2,
    }) +
    wave(286, shallows(scheme)) +
    placed(across) +
    wave(358, scheme.field) +
    head.svg +
    capitals(author, 22, 387, 10.5, scheme.onField, 'start', 250)
  );
};

/** The colour of the upper wave: sky blue on a white cover, else between the cover's two colours. */
const shallows = ({ paper, field }: Scheme) =>
  field === INKS.skyD && lightOf(paper) > 0.6 ? INKS.sky : mix(paper, field, 0.5);

const wave = (y: number, fill: string) =>
  `<path d="M0,${y}${Array.from({ length: 6 }, (_, i) => (i === 0 ? `Q25,${y - 10} 50,${y}` : `T${(i + 1) * 50},${y}`)).join('')}V400H0Z" fill="${fill}"/>`;

/**
 * Very large letters from edge to edge, the last line in italics, with a food in the gap between the lines.
 */
export const pepper: Layout = ({ title, author, foods, scheme, chance }) => {
  const hero = showing(foods, scheme.paper);
  const words = halves(title);
  const count = words.split(' ').length;
  const lines = title.length <= 22 ? [Math.min(count, 3)] : [3, 4, 5];
  const faces =
    nth(lines, 0) > 1
      ? ([...Array(nth(lines, -1) - 1).fill('display'), 'italic'] as const)
      : (['display'] as const);
  const head = block({
    text: words,
    x: 16,
    y: 22,
    width: 268,
    height: 300,
    lines,
    faces: title.length <= 22 ? faces : ['display'],
    leading: 0.82,
    min: 24,
    max: 150,
    fills: [scheme.ink, scheme.ink, scheme.accent],
  });
  const { fitted } = head;
  const gaps = fitted.lines.map((one) => 284 - (16 + one.extent.right - one.extent.left));
  const widest = gaps.indexOf(Math.max(...gaps));
  const low = 372 - head.bottom;
  let art: string;
  if (nth(gaps, widest) > 84 && low < 120) {
    const y = head.top + nth(fitted.lines, widest).y - fitted.size * 0.3;
    const size = Math.min(230, Math.max(sizeForWidth(hero, nth(gaps, widest) * 1.35, 30), 120));
    art = placed({
      name: hero,
      size,
      rotation: leanOf(hero, chance.next()),
      x: 300 - nth(gaps, widest) * 0.46,
      y,
    });
  } else {
    const rotation = leanOf(hero, chance.next());
    const size = Math.max(210, sizeForHeight(hero, low * 1.5, rotation));
    const { height } = spanOf(hero, size, rotation);
    art = placed({ name: hero, size, rotation, x: 206, y: head.bottom + 4 + height / 2 });
  }
  const by = measure(author, 'label', 10.5, 0.1).advance;
  return (
    rect(0, 0, 300, 400, scheme.paper) +
    art +
    head.svg +
    rect(0, 366, 300, 34, scheme.field) +
    capitals(author, 16, 387, by > 240 ? 9 : 10.5, scheme.onField, 'start', 268)
  );
};

/** A frame, a centred title in italics, and one very large food, cut by the bottom edge. */
export const loaf: Layout = ({ title, author, foods, scheme, chance }) => {
  const hero = showing(foods, scheme.paper);
  const head = block({
    text: title,
    x: 34,
    y: 58,
    width: 232,
    height: 132,
    lines: title.length < 9 ? [1] : title.length > 30 ? [2, 3, 4] : [2, 3],
    faces: ['italic'],
    leading: 0.94,
    min: 22,
    max: 84,
    align: 'middle',
    fills: [scheme.ink],
  });
  const rotation = lookOf(hero).aspect > 1.4 ? -90 + chance.between(-8, 8) : chance.between(-10, 10);
  const top = head.bottom + 16;
  const size = Math.max(sizeForWidth(hero, 236, rotation), sizeForHeight(hero, (400 - top) * 1.25, rotation));
  const capped = Math.min(size, sizeForWidth(hero, 330, rotation));
  const { height } = spanOf(hero, capped, rotation);
  const by = capitals(author, 150, 36, 9.5, scheme.ink, 'middle', 230);
  return (
    rect(0, 0, 300, 400, scheme.paper) +
    placed({
      name: hero,
      size: capped,
      rotation,
      x: 150,
      y: Math.max(top + height / 2, 400 - height * 0.38),
    }) +
    `<path d="${boxPath(13, 13, 274, 374)}" fill="none" stroke="${scheme.ink}" stroke-width="1.3"/>` +
    `<path d="${boxPath(18, 18, 264, 364)}" fill="none" stroke="${scheme.ink}" stroke-width=".5"/>` +
    by +
    head.svg
  );
};

/** The title on the left, next to one very large food that is cut by the right edge. */
export const smoke: Layout = ({ title, author, foods, scheme, chance }) => {
  const hero = showing(foods, scheme.paper);
  const lines = title.length < 12 ? [1] : [1, 2];
  const head = block({
    text: title,
    x: 0,
    y: 0,
    width: 340,
    height: title.length < 12 ? 108 : 128,
    lines,
    faces: ['display', 'italic'],
    leading: 0.9,
    min: 22,
    max: 118,
    fills: [scheme.ink, scheme.accent],
    vertical: 'top',
  });
  const isLong = lookOf(hero).aspect > 1.25;
  const rotation = isLong ? 90 + chance.between(-14, 14) : chance.between(-4, 12);
  const column = 18 + head.fitted.height;
  const size = Math.max(
    sizeForHeight(hero, 356, rotation),
    sizeForWidth(hero, (300 - column) * 1.2, rotation),
  );
  const capped = Math.min(size, 520);
  const { width, height } = spanOf(hero, capped, rotation);
  return (
    rect(0, 0, 300, 400, scheme.paper) +
    placed({
      name: hero,
      size: capped,
      rotation,
      x: Math.max(column - 6 + width / 2, 300 - width * 0.3),
      y: Math.max(236, 52 + height / 2),
    }) +
    rect(0, 0, 300, 40, scheme.paper) +
    `<g transform="translate(18 384) rotate(-90)">${head.svg}</g>` +
    capitals(author, 284, 29, 10.5, scheme.accent, 'end', 262)
  );
};
