import { type Catalogue, type CatalogueProduct, creatorNamed, type Recipe } from '../catalogue/catalogue.ts';
import { nounOf } from '../core/products/goods.ts';
import { duration, totalMinutes } from '../lib/duration.ts';
import { plainText, readMarkdown } from '../lib/light-markdown.ts';
import { productShown } from '../pictures/sources.ts';
import type { PictureSource } from '../pictures/store-picture.ts';

export type Part =
  | { kind: 'paragraph' | 'heading' | 'note'; text: string }
  | { kind: 'list' | 'steps'; items: string[] };
export type Chapter = { title: string; parts: Part[]; isRecipe?: true };

/** The content of a product's sample files, independent of the file type. */
export type Manuscript = {
  id: string;
  title: string;
  author: string;
  /** The store's name. */
  publisher: string;
  summary: string;
  /** Its creator's palette colour. */
  colour: CatalogueProduct['creator']['profile']['colour'];
  /** A fixed date for the files. */
  date: Date;
  cover: PictureSource;
  chapters: Chapter[];
};

/**
 * Builds the manuscript from what the store knows about a product: its story, its details, and its recipes in
 * full.
 */
export function manuscriptOf(catalogue: Catalogue, product: CatalogueProduct): Manuscript {
  const { entry, creator, name } = product;
  const maker = creatorNamed(catalogue, creator._id).data;
  const recipes = recipesFor(catalogue, product);
  const { brand } = catalogue.settings;
  const noun = nounOf(entry.data).toLowerCase();
  const chapters: Chapter[] = [
    { title: `About this ${noun}`, parts: paragraphs(entry.body ?? product.summary) },
    ...recipes.map(recipeChapter),
    {
      title: 'By the numbers',
      parts: [
        { kind: 'list', items: entry.data.details.map(({ label, value }) => `${label}: ${value}`) },
        { kind: 'paragraph', text: `${creator.name}, ${maker.profile.place}. ${maker.profile.speciality}` },
      ],
    },
    {
      title: 'About this copy',
      parts: [
        {
          kind: 'note',
          text: `${brand.name} is a demonstration of a shop. This file is real, and was made from what the shop itself says of “${name}”: its story and its recipes. The whole ${noun} was never written.`,
        },
      ],
    },
  ];
  return {
    id: product._id,
    title: name,
    author: creator.name,
    publisher: brand.name,
    summary: product.summary,
    colour: creator.profile.colour,
    date: new Date(EDITION),
    cover: productShown(product._id, entry.data, maker).source,
    chapters,
  };
}

/** The product's recipes, else those of the products it goes with, else its creator's. */
function recipesFor({ by }: Catalogue, { _id, entry, creator }: CatalogueProduct): readonly Recipe[] {
  const own = by.recipesByProduct.get(_id) ?? [];
  if (own.length > 0) return own;
  const beside = entry.data.goesWith.flatMap((id) => by.recipesByProduct.get(id) ?? []);
  const others = beside.length > 0 ? beside : (by.recipesByCreator.get(creator._id) ?? []);
  return [...new Set(others)].slice(0, 3);
}

/** A fixed date: demo dates are shifted every day, and the files must not be generated again each day. */
const EDITION = '2026-01-01T00:00:00Z';

function recipeChapter({ data }: Recipe): Chapter {
  const { serves, ingredients, steps, tip } = data;
  return {
    title: data.title,
    isRecipe: true,
    parts: [
      { kind: 'paragraph', text: data.summary },
      {
        kind: 'note',
        text: `For ${serves.amount} ${serves.unit}. ${duration(totalMinutes(data.minutes))} in all.`,
      },
      ...ingredients.flatMap(({ title, items }): Part[] => [
        { kind: 'heading', text: title ?? 'Ingredients' },
        { kind: 'list', items: items.map(ingredientText) },
      ]),
      { kind: 'heading', text: 'Method' },
      { kind: 'steps', items: steps.map(({ text }) => text) },
      ...(tip ? [{ kind: 'note' as const, text: tip }] : []),
    ],
  };
}

type Ingredient = Recipe['data']['ingredients'][number]['items'][number];

function ingredientText({ quantity, quantityMax, unit, name, note }: Ingredient): string {
  const amount =
    quantity === undefined ? '' : `${quantity}${quantityMax === undefined ? '' : `–${quantityMax}`}`;
  return [[amount, unit, name].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
}

function paragraphs(body: string): Part[] {
  return readMarkdown(body).map((block) => ({ kind: 'paragraph', text: plainText([block]) }));
}
