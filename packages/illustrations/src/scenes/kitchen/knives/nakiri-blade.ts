import { cast, dusk, flat, stroke } from '../cuts.ts';

/** The differences between two nakiris. */
export type NakiriCut = {
  blade: string;
  /** The finish of the blade: cladding, hammer marks, a maker's mark. */
  finish: string;
  handle: string;
  collar: string;
};

const BLADE = 'M-400,-92Q-404,-108 -388,-108H196V98H-372Q-400,98 -404,70Z';
const TANG = 'M196,-92L236,-60V10L196,52Z';
const HANDLE = 'M262,-64H640Q664,-58 664,-26T640,14H262Z';

/**
 * A nakiri along the x axis: a rectangular steel blade with a straight edge and no point, and a straight
 * wooden handle. 1060 long.
 */
export const nakiriKnife = ({ blade, finish, handle, collar }: NakiriCut) =>
  cast(`${BLADE}M196,-80L240,-64H664V14H240L196,52Z`, 16, 22) +
  flat('#8f9590', TANG) +
  flat(blade, BLADE) +
  finish +
  // The sharpened edge: straight from heel to tip.
  flat('#e6e9e2', 'M-403,62L-398,78Q-392,98 -372,98H196V62Z') +
  stroke('#ffffff', 4, 'M-380,92H190') +
  flat(handle, HANDLE) +
  dusk('M262,-14H664Q662,10 640,14H262Z') +
  flat(collar, 'M226,-66H292V16H226Z') +
  dusk('M226,-14H292V16H226Z');

/** The blade's outline, for clipping. */
export const NAKIRI_BLADE = BLADE;
