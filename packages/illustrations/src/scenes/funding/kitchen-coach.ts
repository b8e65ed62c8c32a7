import { cast, dusk, flat, round, stand, steam, stroke } from '../kitchen/cuts.ts';

const BODY = '#d63d24';
const CREAM = '#f5ead6';
const DARK = '#2b2725';
const LIT = '#f2cc6a';
const SHELL = 'M-400,-210Q-400,-250 -360,-250H350Q400,-250 410,-190L424,60V190H-400Z';

const wheel = (x: number) =>
  round(DARK, 78, 78, x, 200) + round('#8f9590', 40, 40, x, 200) + round(DARK, 13, 13, x, 200);

/**
 * An old coach at night with a hatch in its side: lit windows, an awning, a steaming pot on the counter.
 * 840 wide.
 */
export const kitchenCoach = () =>
  stand(390, 276) +
  cast(SHELL, 16, 24) +
  flat(BODY, SHELL) +
  flat(CREAM, 'M-400,40H423L424,110H-400Z') +
  flat(
    LIT,
    'M-370,-200H-250V-50H-370ZM-230,-200H-110V-50H-230ZM330,-200H366Q380,-196 384,-170L394,-30H330Z',
  ) +
  stroke(
    DARK,
    8,
    'M-370,-200H-250V-50H-370ZM-230,-200H-110V-50H-230ZM330,-200H366Q380,-196 384,-170L394,-30H330Z',
  ) +
  // The hatch, with kitchen equipment inside.
  flat(LIT, 'M-70,-190H290V20H-70Z') +
  stroke(DARK, 8, 'M-70,-190H290V20H-70Z') +
  stroke('#8a5127', 8, 'M-50,-130H270') +
  flat('#8a5127', 'M-30,-126h14v46h-14ZM20,-126h10v60h-10Z') +
  round('#8a5127', 20, 20, -23, -66) +
  flat(DARK, 'M70,-70H230L220,20H80Z') +
  flat('#4a4440', 'M58,-84H242V-62H58Z') +
  stroke(DARK, 12, 'M70,-46H44M230,-46H256') +
  steam(150, -86, 110) +
  Array.from({ length: 8 }, (_, i) =>
    flat(i % 2 ? CREAM : '#2f5361', `M${-90 + i * 50},-206h50l10,66q-30,20 -60,0Z`),
  ).join('') +
  flat('#8a5127', 'M-96,20H316V46H-96Z') +
  dusk('M300,-250H350Q400,-250 410,-190L424,60V190H330Z', 0.5) +
  stroke('#ffffff', 10, 'M-376,-224H330', ' opacity=".6"') +
  flat(DARK, 'M-400,176H424V196H-400Z') +
  round(LIT, 20, 26, 404, 140) +
  wheel(-250) +
  wheel(250);
