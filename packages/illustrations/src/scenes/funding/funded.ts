import { chairs } from './chairs.ts';
import { ciderPress } from './cider-press.ts';
import { deckOven } from './deck-oven.ts';
import { kitchenCoach } from './kitchen-coach.ts';
import { schoolGarden } from './school-garden.ts';
import { steamKettle } from './steam-kettle.ts';

/**
 * Drawings of funding goals that are not products, by their name in a funding's `art`;
 * each around 0,0 and 800 wide.
 */
export const FUNDED: Record<string, () => string> = {
  'deck-oven': deckOven,
  'steam-kettle': steamKettle,
  'cider-press': ciderPress,
  'kitchen-coach': kitchenCoach,
  chairs,
  'school-garden': schoolGarden,
};
