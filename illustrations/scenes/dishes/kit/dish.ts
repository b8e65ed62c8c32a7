import type { FoodName } from '../../../larder/larder.ts';
import type { Chance } from '../../chance.ts';
import type { Rim } from '../../china.ts';
import type { Cutlery } from '../../cutlery.ts';

export interface DishInput {
  foods: readonly FoodName[];
  rim: Rim;
  /** Ink of the rim and of glazed vessels. */
  ink: string;
  chance: Chance;
}

/** A filled vessel from above about 0,0; its outline is 200 units from the middle. */
export type Draw = (input: DishInput) => string;

/** One dish as it is served, drawn by hand, and the words for those who do not see it. */
export interface Dish {
  /** What the drawing shows, to be read aloud: vessel first or last, no full stop. */
  shows: string;
  /** What one eats it with. */
  cutlery: Cutlery;
  /** Seen from the side, as a tall cake is: where it is served it is never turned. */
  isStanding?: true;
  draw: Draw;
}

/** How a dish is turned by `degrees` where it is served: not at all where it stands. */
export const turnOf = ({ isStanding }: Pick<Dish, 'isStanding'>, degrees: number) =>
  isStanding ? 0 : degrees;
