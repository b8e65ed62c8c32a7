import { chairs } from './chairs.ts';
import { ciderPress } from './cider-press.ts';
import { deckOven } from './deck-oven.ts';
import { kitchenCoach } from './kitchen-coach.ts';
import { schoolGarden } from './school-garden.ts';
import { steamKettle } from './steam-kettle.ts';

/** What money is asked for where it is no product, by the name that a funding's `art` gives it; each about 0,0 and 800 wide. */
export const FUNDED: Record<string, () => string> = {
  'deck-oven': deckOven,
  'steam-kettle': steamKettle,
  'cider-press': ciderPress,
  'kitchen-coach': kitchenCoach,
  chairs,
  'school-garden': schoolGarden,
};
