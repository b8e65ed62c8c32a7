import type { PaletteName } from './inks.ts';
import type { Drawing } from './scenes/sheet.ts';

export interface ProductInput {
  slug: string;
  name: string;
  creatorName: string;
  /** The creator's colour; `art.colour` wins over it. */
  colour: PaletteName;
  art: {
    scene: string;
    foods: readonly string[];
    layout?: string;
    label?: readonly string[];
    colour?: PaletteName;
    /** The food whose colour the pack's contents have. */
    tint?: string;
    /** What is served with a food, as recipes name it. */
    dish?: string;
  };
  summary?: string;
  runningMinutes?: number;
  /** A recipe from the book, for its open spread. */
  recipe?: SpreadRecipe;
}

export interface SpreadRecipe {
  title: string;
  summary: string;
  ingredients: readonly { items: readonly { quantity?: number; unit?: string; name: string }[] }[];
  steps: readonly { text: string }[];
  art: { dish: string; foods: readonly string[] };
}

export interface CreatorInput {
  slug: string;
  name: string;
  colour: PaletteName;
  foods: readonly string[];
}

export interface FundingInput {
  slug: string;
  title: string;
  creatorName: string;
  colour: PaletteName;
  foods: readonly string[];
  /** What it is for, where that is no product of the shop. */
  scene?: string | undefined;
  /** What it is for, where that is a product with a drawing. */
  product?: ProductInput | undefined;
}

export interface RecipeInput {
  slug: string;
  title: string;
  colour: PaletteName;
  art: { dish: string; foods: readonly string[]; cloth?: string };
}

export interface ArticleInput {
  /** The article's id and the picture's name in it: what the drawing decides by. */
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
}

/** The views of a scene by name. */
export type Views = Record<string, (input: ProductInput) => Drawing>;
