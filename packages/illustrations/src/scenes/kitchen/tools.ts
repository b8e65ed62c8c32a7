import { bakersApron } from './aprons/bakers-apron.ts';
import { limingApron } from './aprons/liming-apron.ts';
import { namedApron } from './aprons/named-apron.ts';
import { board } from './boards/board.ts';
import { fishBoard } from './boards/fish-board.ts';
import { oliveBoard } from './boards/olive-board.ts';
import { onionBoard } from './boards/onion-board.ts';
import { coconutGrater } from './coconut-grater.ts';
import type { Tool } from './kit.ts';
import { knife } from './knives/cooks-knife.ts';
import { hammeredNakiri } from './knives/hammered-nakiri.ts';
import { nakiri } from './knives/nakiri.ts';
import { zirh } from './knives/zirh.ts';
import { lidCover } from './lid-cover.ts';
import { loafTin } from './loaf-tin.ts';
import { brassMortar } from './mortars/brass-mortar.ts';
import { stoneMortar } from './mortars/stone-mortar.ts';
import { arepaIron } from './pans/arepa-iron.ts';
import { bakestone } from './pans/bakestone.ts';
import { eggPan } from './pans/egg-pan.ts';
import { skillet } from './pans/skillet.ts';
import { beanPot } from './pots/bean-pot.ts';
import { casserole } from './pots/casserole.ts';
import { curantoPot } from './pots/curanto-pot.ts';
import { donabe } from './pots/donabe.ts';
import { musselPot } from './pots/mussel-pot.ts';
import { slimPin } from './rolling-pins/slim-pin.ts';
import { straightPin } from './rolling-pins/straight-pin.ts';
import { herbBowl } from './tableware/herb-bowl.ts';
import { mintTeapot } from './tableware/mint-teapot.ts';
import { mug } from './tableware/mug.ts';
import { petiscoPlate } from './tableware/petisco-plate.ts';
import { whisk } from './whisk.ts';

/**
 * All kitchen tools that a picture can show, by their name in `art`: `donabe` is drawn in `pots/donabe.ts`.
 */
export const TOOLS: Record<string, Tool> = {
  // Pans and pots
  skillet,
  'egg-pan': eggPan,
  'arepa-iron': arepaIron,
  bakestone,
  casserole,
  donabe,
  'bean-pot': beanPot,
  'curanto-pot': curantoPot,
  'mussel-pot': musselPot,
  // Knives and boards
  knife,
  nakiri,
  'hammered-nakiri': hammeredNakiri,
  zirh,
  board,
  'olive-board': oliveBoard,
  'fish-board': fishBoard,
  'onion-board': onionBoard,
  // Pounding, grating, rolling, baking
  'stone-mortar': stoneMortar,
  'brass-mortar': brassMortar,
  'coconut-grater': coconutGrater,
  whisk,
  'slim-pin': slimPin,
  'straight-pin': straightPin,
  'loaf-tin': loafTin,
  // Cloth
  'bakers-apron': bakersApron,
  'liming-apron': limingApron,
  'named-apron': namedApron,
  'lid-cover': lidCover,
  // The table
  'herb-bowl': herbBowl,
  'petisco-plate': petiscoPlate,
  'mint-teapot': mintTeapot,
  mug,
};
