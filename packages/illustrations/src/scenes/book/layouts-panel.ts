import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import { arrangement } from '../arrangement.ts';
import { china } from '../china.ts';
import { showing, showsOn } from '../contrast.ts';
import { riceVermicelli } from '../dishes/stock/vessel.ts';
import { leanOf, lookOf, placed, sizeForHeight, sizeForWidth } from '../foods/foods.ts';
import { boxPath, dots, rect } from '../grounds.ts';
import type { Layout } from './layout.ts';

const PAGE = '#fbf1dc';

/** A label like on a jam jar, on a cover full of foods that run off all four edges. */
export const label: Layout = ({ title, author, foods, scheme, chance }) => {
  const ground = scheme.paper === PAGE ? scheme.field : scheme.paper;
  const kinds = foods.filter((name) => showsOn(name, ground));
  const crowd = kinds.length ? kinds : foods;
  const places: [number, number, number][] = [
    [28, 40, 190],
    [262, 30, 180],
    [22, 214, 130],
    [286, 206, 140],
    [56, 372, 200],
    [250, 362, 210],
    [150, 8, 120],
    [152, 408, 130],
  ];
  const isOval = title.length < 24 && chance.isLucky();
  const [w, h] = isOval ? [226, 240] : title.length > 34 ? [252, 268] : [230, 186];
  const [x, y] = [150 - w / 2, 200 - h / 2];
  const inset = isOval ? 38 : 22;
  const head = block({
    text: title,
    x: x + inset,
    y: y + (isOval ? 62 : 24),
    width: w - inset * 2,
    height: h - (isOval ? 132 : 76),
    lines: title.length < 9 ? [1] : [1, 2, 3, 4, 5, 6],
    faces: [isOval ? 'italic' : 'display'],
    leading: 0.92,
    min: 19,
    max: 70,
    align: 'middle',
    vertical: 'middle',
    fills: [INKS.ink],
  });
  const rule = scheme.paper === PAGE ? scheme.accent : scheme.spine;
  const card = isOval
    ? `<ellipse cx="154" cy="206" rx="${w / 2}" ry="${h / 2}" fill="${INKS.ink}" opacity=".25"/><ellipse cx="150" cy="200" rx="${w / 2}" ry="${h / 2}" fill="${PAGE}"/><ellipse cx="150" cy="200" rx="${w / 2 - 8}" ry="${h / 2 - 8}" fill="none" stroke="${rule}" stroke-width="3"/><ellipse cx="150" cy="200" rx="${w / 2 - 14}" ry="${h / 2 - 14}" fill="none" stroke="${rule}" stroke-width=".8"/>`
    : rect(x + 5, y + 6, w, h, INKS.ink, ' opacity=".25"') +
      rect(x, y, w, h, PAGE) +
      `<path d="${boxPath(x + 8, y + 8, w - 16, h - 16)}" fill="none" stroke="${rule}" stroke-width="2.6"/><path d="${boxPath(x + 13, y + 13, w - 26, h - 26)}" fill="none" stroke="${rule}" stroke-width=".7"/>`;
  return (
    rect(0, 0, 300, 400, ground) +
    places
      .map(([px, py, size], index) => {
        const name = nth(crowd, index % crowd.length);
        return placed({
          name,
          x: px,
          y: py,
          size: size * (lookOf(name).aspect > 1.6 ? 1.25 : 1),
          rotation: leanOf(name, chance.next()) + (index % 3) * 40 - 30,
        });
      })
      .join('') +
    card +
    head.svg +
    capitals(
      author,
      150,
      y + h - (isOval ? 44 : 27),
      8.5,
      rule === scheme.accent ? rule : '#8c3521',
      'middle',
      w - (isOval ? 96 : 48),
    )
  );
};

/** One food larger than the cover, with a paper band around the middle. */
export const band: Layout = ({ title, author, foods, scheme, chance }) => {
  const hero = showing(foods, scheme.paper);
  const isFlat = lookOf(hero).aspect > 1.5;
  const rotation = isFlat ? chance.between(-62, -48) : chance.between(-14, 14);
  const height = title.length > 32 ? 142 : 112;
  const top = chance.pick([196, 226, 236 - height / 2]);
  const head = block({
    text: title,
    x: 18,
    y: top + 15,
    width: 264,
    height: height - 46,
    lines: title.length < 12 ? [1] : [1, 2, 3],
    faces: ['display'],
    leading: 0.9,
    min: 20,
    max: 80,
    vertical: 'middle',
    fills: [INKS.ink],
  });
  const size = isFlat ? 520 : Math.max(sizeForHeight(hero, 380, rotation), sizeForWidth(hero, 350, rotation));
  const second = foods.find((name) => name !== hero);
  return (
    rect(0, 0, 300, 400, scheme.paper) +
    rect(0, top + height / 2, 300, 400, scheme.field) +
    placed({ name: hero, x: chance.between(140, 172), y: 196, size: Math.min(size, 560), rotation }) +
    (second
      ? placed({ name: second, x: 262, y: 372, size: 130, rotation: leanOf(second, chance.next()) })
      : '') +
    rect(0, top + 4, 300, height, INKS.ink, ' opacity=".25"') +
    rect(0, top, 300, height, PAGE) +
    rect(0, top + 5, 300, 1.6, scheme.spine) +
    rect(0, top + height - 6.6, 300, 1.6, scheme.spine) +
    head.svg +
    capitals(author, 18, top + height - 17, 9, '#8c3521', 'start', 264)
  );
};

/** The dish from above, cut by the bottom edge, on a dotted cloth; the title at the top. */
export const plate: Layout = ({ title, author, foods, scheme, chance }) => {
  const isRight = chance.isLucky();
  const head = block({
    text: title,
    x: 20,
    y: 44,
    width: 260,
    height: 132,
    lines: title.length < 9 ? [1] : [1, 2, 3, 4],
    faces: ['display', 'display', 'italic'],
    leading: 0.88,
    min: 22,
    max: 96,
    fills: [scheme.ink, scheme.ink, scheme.accent],
  });
  const radius = chance.between(164, 182);
  const cy = Math.max(head.bottom + 14 + radius, 400 - radius * 0.5);
  const cx = isRight ? 186 : 128;
  const clothTop = cy - radius * 0.45;
  const bed = foods.includes('vermicelli') ? riceVermicelli(140) : '';
  return (
    rect(0, 0, 300, 400, scheme.paper) +
    rect(0, clothTop, 300, 400 - clothTop + 4, scheme.field) +
    dots(
      [
        [0, clothTop],
        [300, clothTop],
        [300, 400],
        [0, 400],
      ],
      { cell: 9, ink: scheme.onField, opacity: 0.35, radius: 1.5 },
    ) +
    china(cx, cy, radius, scheme.spine, 'double') +
    `<g transform="translate(${cx} ${cy}) scale(${radius / 200})">${bed}${arrangement(foods, 124, chance)}</g>` +
    capitals(author, 20, 30, 9.5, scheme.ink, 'start', 260) +
    head.svg
  );
};
