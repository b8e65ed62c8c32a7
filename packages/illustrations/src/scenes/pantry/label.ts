import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import { chance } from '../chance.ts';
import { leanOf, placed, sizeForHeight } from '../foods/foods.ts';
import { boxPath, clipped, rect } from '../grounds.ts';
import type { Pack } from './pack.ts';

const PAGE = '#fbf1dc';

/**
 * A printed label in the pack's style, with its corner at x, y.
 * `id` makes its clip path unique in the picture.
 */
export function label(pack: Pack, x: number, y: number, width: number, height: number, id: string): string {
  const print = STYLES[pack.style](pack, width, height);
  return `<g transform="translate(${x} ${y})">${clipped(id, boxPath(0, 0, width, height), rect(0, 0, width, height, PAGE) + print)}</g>`;
}

type Style = (pack: Pack, width: number, height: number) => string;

/** Lines above and below, all text centred. */
const classic: Style = ({ lines, cap }, w, h) => {
  const small = h * 0.075;
  const room = h * (lines[1] ? 0.36 : 0.6);
  const first = block({
    text: lines[0],
    x: w * 0.09,
    y: h * 0.12,
    width: w * 0.82,
    height: room,
    lines: [1, 2],
    faces: ['italic'],
    leading: 0.95,
    min: 8,
    max: h * 0.4,
    align: 'middle',
    vertical: 'middle',
    fills: [INKS.ink],
  });
  const second = lines[1]
    ? block({
        text: lines[1],
        x: w * 0.1,
        y: h * 0.52,
        width: w * 0.8,
        height: h * 0.24,
        lines: [1, 2],
        faces: ['display'],
        leading: 0.95,
        min: 8,
        max: h * 0.26,
        align: 'middle',
        vertical: 'middle',
        fills: [INKS.ink],
      }).svg
    : '';
  return (
    rect(0, h * 0.045, w, h * 0.022, cap) +
    rect(0, h * 0.085, w, h * 0.006, cap) +
    rect(0, h * 0.933, w, h * 0.022, cap) +
    rect(0, h * 0.909, w, h * 0.006, cap) +
    first.svg +
    second +
    capitals(lines[2], w / 2, h * 0.865, small, cap === INKS.lemon ? INKS.crustD : cap, 'middle', w * 0.84)
  );
};

/** Left aligned, the first line very large on a colour, the rest below. */
const plinth: Style = ({ lines, dark: body }, w, h) => {
  const first = block({
    text: lines[0],
    x: w * 0.07,
    y: h * 0.08,
    width: w * 0.86,
    height: h * 0.42,
    lines: [1, 2],
    faces: ['display'],
    leading: 0.86,
    min: 8,
    max: h * 0.46,
    vertical: 'middle',
    fills: ['#fbeecb'],
  });
  const second = lines[1]
    ? block({
        text: lines[1],
        x: w * 0.07,
        y: h * 0.62,
        width: w * 0.86,
        height: h * 0.18,
        lines: [1, 2],
        faces: ['italic'],
        leading: 0.95,
        min: 8,
        max: h * 0.22,
        vertical: 'middle',
        fills: [INKS.ink],
      }).svg
    : '';
  return (
    rect(0, 0, w, h * 0.57, body) +
    first.svg +
    second +
    capitals(lines[2], w * 0.07, h * 0.92, h * 0.065, INKS.brick, 'start', w * 0.86)
  );
};

/** The food, cropped by the label's lower edge. */
const picture: Style = ({ lines, foods, cap, slug }, w, h) => {
  const choose = chance(`${slug}:label`);
  const name = nth(foods, 0);
  const lean = leanOf(name, choose.next());
  const text = lines[1] ? `${lines[0]} ${lines[1]}` : lines[0];
  const head = block({
    text,
    x: w * 0.08,
    y: h * 0.09,
    width: w * 0.84,
    height: h * 0.41,
    lines: [2, 3, 1],
    faces: ['italic', 'display'],
    leading: 0.9,
    min: 8,
    max: h * 0.3,
    align: 'middle',
    vertical: 'middle',
    fills: [INKS.ink],
  });
  const art = [-0.34, 0.34, 0].map((dx, index) =>
    placed({
      name,
      x: w * (0.5 + dx),
      y: h * (index === 2 ? 0.9 : 0.98),
      size: sizeForHeight(name, h * (index === 2 ? 0.44 : 0.34), lean),
      rotation: lean + dx * 40,
    }),
  );
  return (
    art.join('') +
    rect(0, 0, w, h * 0.05, cap) +
    head.svg +
    capitals(lines[2], w / 2, h * 0.585, h * 0.058, INKS.brick, 'middle', w * 0.8)
  );
};

/** Awning stripes at the top and bottom, with a panel between them. */
const stripe: Style = ({ lines, body }, w, h) => {
  const bars = Array.from({ length: 9 }, (_, i) => rect((i * 2 * w) / 17, 0, w / 17, h, body)).join('');
  const first = block({
    text: lines[0],
    x: w * 0.08,
    y: h * 0.24,
    width: w * 0.84,
    height: h * (lines[1] ? 0.28 : 0.44),
    lines: [1, 2],
    faces: ['display'],
    leading: 0.9,
    min: 8,
    max: h * 0.34,
    align: 'middle',
    vertical: 'middle',
    fills: [INKS.ink],
  });
  const second = lines[1]
    ? block({
        text: lines[1],
        x: w * 0.1,
        y: h * 0.54,
        width: w * 0.8,
        height: h * 0.16,
        lines: [1, 2],
        faces: ['italic'],
        leading: 0.95,
        min: 8,
        max: h * 0.2,
        align: 'middle',
        vertical: 'middle',
        fills: [INKS.ink],
      }).svg
    : '';
  return (
    bars +
    rect(0, h * 0.17, w, h * 0.68, PAGE) +
    rect(0, h * 0.17, w, h * 0.012, INKS.ink) +
    rect(0, h * 0.838, w, h * 0.012, INKS.ink) +
    first.svg +
    second +
    capitals(lines[2], w / 2, h * 0.8, h * 0.06, INKS.brick, 'middle', w * 0.84)
  );
};

const STYLES: Record<Pack['style'], Style> = { classic, block: plinth, picture, stripe };
