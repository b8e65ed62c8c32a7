import { loafTin, rollingPin, whisk } from './baking.ts';
import { apron, linen } from './cloth.ts';
import { bowl, mug, plate, teapot } from './crockery.ts';
import { board, knife } from './cutting.ts';
import { grater, mortar } from './grinding.ts';
import type { Tool } from './kit.ts';
import { casserole, skillet, wok } from './pans.ts';

/** Every kitchen thing that a picture can show, by the name that `art` gives it. */
export const TOOLS: Record<string, Tool> = {
  skillet,
  casserole,
  wok,
  knife,
  board,
  'rolling-pin': rollingPin,
  mortar,
  bowl,
  plate,
  apron,
  teapot,
  grater,
  whisk,
  linen,
  mug,
  'loaf-tin': loafTin,
};
