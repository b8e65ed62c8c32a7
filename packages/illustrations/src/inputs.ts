import type { PaletteName } from './inks.ts';
import type { Drawing } from './scenes/sheet.ts';

export type ProductInput = {
  slug: string;
  name: string;
  creatorName: string;
  /** The creator's colour; `art.colour` overrides it. */
  colour: PaletteName;
  art: {
    scene: string;
    foods: readonly string[];
    layout?: string;
    label?: readonly string[];
    colour?: PaletteName;
    /** The colour of the thing, by a name that its scene knows: an apron's cloth. */
    dye?: string;
    /** The food whose colour the pack's contents have. */
    tint?: string;
    /** The dish that a food is served in, by the name that recipes use. */
    dish?: string;
    /** The recipe on the open pages of a book, if `recipe` is missing. */
    spread?: { title: string; dish: string; ingredients?: readonly string[] | undefined } | undefined;
  };
  summary?: string;
  runningMinutes?: number;
  /** Of a course. */
  lessons?: number;
  /** A recipe from the book, for its open spread. */
  recipe?: SpreadRecipe;
};

export type SpreadRecipe = {
  title: string;
  summary: string;
  ingredients: readonly { items: readonly { quantity?: number; unit?: string; name: string }[] }[];
  steps: readonly { text: string }[];
  art: { dish: string; foods: readonly string[] };
};

export type CreatorInput = {
  slug: string;
  name: string;
  colour: PaletteName;
  foods: readonly string[];
};

export type FundingInput = {
  slug: string;
  title: string;
  creatorName: string;
  colour: PaletteName;
  foods: readonly string[];
  /** The scene of the funding's goal, if it is not a product of the store. */
  scene?: string | undefined;
  /** The product that the funding pays for, if it has a drawing. */
  product?: ProductInput | undefined;
};

export type RecipeInput = {
  slug: string;
  title: string;
  colour: PaletteName;
  art: { dish: string; foods: readonly string[]; cloth?: string };
};

export type ArticleInput = {
  /** The article's ID and the picture's name: the seed of the drawing. */
  slug: string;
  colour: PaletteName;
  art: {
    scene: string;
    foods: readonly string[];
    dishes: readonly string[];
    tools: readonly string[];
    labels: readonly string[];
    parts: readonly { label: string; figure: string; amount: number }[];
    colour?: PaletteName | undefined;
  };
};

/** The views of a scene, by name. */
export type Views = Record<string, (input: ProductInput) => Drawing>;
