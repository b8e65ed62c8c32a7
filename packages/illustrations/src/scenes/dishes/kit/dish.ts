import type { FoodName } from '../../../larder/larder.ts';
import type { Chance } from '../../chance.ts';
import type { Rim } from '../../china.ts';
import type { Cutlery } from '../../cutlery.ts';

export type DishInput = {
  foods: readonly FoodName[];
  rim: Rim;
  /** Ink of the rim and of glazed vessels. */
  ink: string;
  chance: Chance;
};

/** A filled vessel from above, around 0,0. Its outline has a radius of 200 units. */
export type Draw = (input: DishInput) => string;

/** A hand-drawn dish with its alternative text. */
export type Dish = {
  /** Alternative text of the drawing: the vessel first or last, no full stop. */
  shows: string;
  /** The cutlery for this dish. */
  cutlery: Cutlery;
  /** Drawn from the side, like a tall cake, so scenes never rotate it. */
  isStanding?: true;
  draw: Draw;
};

/** The rotation of a dish in a scene: `degrees`, or 0 if it is drawn from the side. */
export const turnOf = ({ isStanding }: Pick<Dish, 'isStanding'>, degrees: number) =>
  isStanding ? 0 : degrees;
