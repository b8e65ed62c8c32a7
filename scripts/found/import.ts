/** `npx found import`: writes the products of another shop's export, and recipes, into the content. */
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { categoriesById } from '#src/catalogue/sections/categories.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { hasFeature, SHOP_AS_CREATOR } from '#src/core/shop/features.ts';
import { suggestion } from '#src/lib/closest.ts';
import { Argument, action, type Command, Option, oneOf } from '../lib/command-line/command.ts';
import { CommandError, UsageError } from '../lib/command-line/errors.ts';
import { pictureFetcher } from '../lib/import/fetch-picture.ts';
import { outcomeText, summaryText } from '../lib/import/import-text.ts';
import { type Mapping, readMapping } from '../lib/import/mapping.ts';
import type { PictureSource } from '../lib/import/pictures.ts';
import { importRecipes } from '../lib/import/recipes/import-recipes.ts';
import type { RecipeDefaults } from '../lib/import/recipes/recipe-fields.ts';
import { recipeSummary, recipeText } from '../lib/import/recipes/recipe-text.ts';
import { runImport, type SourceName } from '../lib/import/run-import.ts';
import { entriesOf } from '../lib/import/shop-content.ts';

type Options = PictureOptions & {
  write?: boolean;
  region?: RegionCode;
  mapping?: string;
  overwrite?: string[];
  json?: boolean;
};

export const examples = [
  ['shopify products_export.csv --region GB', 'says what would be written, row by row'],
  ['shopify products_export.csv --region GB --write --fetch-pictures', 'writes it, with pictures'],
  [
    'shopify products_export.csv --region GB --write --overwrite damson-jam',
    'also writes what an editor changed',
  ],
  [
    'recipes ./old-site --category recipes/supper --write',
    'writes the recipes of saved web pages, as drafts',
  ],
] as const;

/** Declares the commands for imports. */
export function declare(imports: Command): void {
  for (const [source, shop] of [
    ['shopify', 'Shopify'],
    ['woocommerce', 'WooCommerce'],
  ] as const)
    withPictures(
      action(
        imports,
        source,
        `imports the products of ${shop}’s export (CSV); without --write it only reports`,
      ),
    )
      .addArgument(new Argument('<file>', 'the exported file'))
      .addOption(new Option('--write', 'writes the products into the content'))
      .addOption(
        new Option('--region <region>', `the region of its prices: ${OPEN_REGIONS.join(', ')}`).argParser(
          oneOf(OPEN_REGIONS),
        ),
      )
      .addOption(
        new Option(
          '--mapping <file>',
          `what its words mean here; imports/${source}.yaml of the content, if it is there`,
        ),
      )
      .addOption(
        new Option('--overwrite <names...>', 'writes these products although an editor changed them'),
      )
      .addOption(new Option('--json', 'one JSON object a line: the products, then the summary'))
      .action((file: string, options: Options) => importFrom(source, file, options));
  declareRecipes(imports);
}

type PictureOptions = { pictures?: string; fetchPictures?: boolean };

function withPictures(declared: Command): Command {
  return declared
    .addOption(
      new Option('--pictures <folder>', 'a folder with the pictures, by the names in their addresses'),
    )
    .addOption(new Option('--fetch-pictures', 'fetches pictures that are not there from their addresses'));
}

function pictureSource({ pictures, fetchPictures }: PictureOptions): PictureSource {
  return { folder: pictures, fetch: fetchPictures ? pictureFetcher() : undefined };
}

type RecipeOptions = PictureOptions & {
  creator?: string;
  category?: string;
  overwrite?: string[];
  write?: boolean;
  json?: boolean;
};

function declareRecipes(imports: Command): void {
  withPictures(
    action(
      imports,
      'recipes',
      'imports recipes from JSON-LD or web pages with it, as drafts; without --write it only reports',
    ),
  )
    .addArgument(new Argument('<place>', 'a file (.json, .jsonld, .html), or a folder of them'))
    .addOption(new Option('--category <category>', 'their category, such as recipes/supper'))
    .addOption(new Option('--creator <creator>', 'the id of their creator'))
    .addOption(new Option('--write', 'writes them into the content'))
    .addOption(new Option('--overwrite <names...>', 'writes these recipes although an editor changed them'))
    .addOption(new Option('--json', 'one JSON object a line: the recipes, then the summary'))
    .action(importRecipesFrom);
}

async function importRecipesFrom(place: string, options: RecipeOptions): Promise<void> {
  const content = contentFolder();
  const isWriting = options.write === true;
  const defaults = await recipeDefaults(content, options);
  const print = (lines: readonly string[]) => lines.length > 0 && console.log(lines.join('\n'));
  const summary = await importRecipes(
    {
      ...{ place, content, defaults, isWriting },
      ...{ pictures: pictureSource(options), overwrite: options.overwrite ?? [] },
    },
    (outcome) => print(options.json ? [JSON.stringify(outcome)] : recipeText(outcome)),
  );
  print(options.json ? [JSON.stringify(summary)] : recipeSummary(summary, content, isWriting));
  const wrong = summary.counts['left out'] + summary.unread.length;
  if (wrong > 0)
    throw new CommandError(
      wrong === 1 ? 'One thing was not understood.' : `${wrong} things were not understood.`,
    );
}

/** @throws CommandError that names what is there, if the category or the creator is not */
async function recipeDefaults(
  content: string,
  { category, creator }: RecipeOptions,
): Promise<RecipeDefaults> {
  const sections = await entriesOf(content, 'sections');
  const categories = [...categoriesById(sections.filter(({ data }) => data.shows === 'recipes')).keys()];
  if (!category)
    throw new UsageError(
      `What category are they? Add --category with one of: ${categories.join(', ') || 'none'}.`,
    );
  if (!categories.includes(category))
    throw new CommandError(
      `There is no category of recipes called ${category}. There are: ${categories.join(', ') || 'none'}.${suggestion(category, categories)}`,
    );
  if (!hasFeature('creators')) return { category, creator: SHOP_AS_CREATOR };
  const creators = (await entriesOf(content, 'creators')).map(({ id }) => id);
  const [only, ...others] = creators;
  const whose = creator ?? (others.length === 0 ? only : undefined);
  if (!whose) throw new UsageError('Whose recipes are they? Add --creator with the id of a creator.');
  if (!creators.includes(whose))
    throw new CommandError(`There is no creator called ${whose}.${suggestion(whose, creators)}`);
  return { category, creator: whose };
}

async function importFrom(source: SourceName, file: string, options: Options): Promise<void> {
  // Each product leaves much that is used no longer. V8 would take 150 MB more before it frees any of it.
  setFlagsFromString('--optimize-for-size');
  const content = contentFolder();
  const ours = path.join(content, 'imports', `${source}.yaml`);
  const mapping = readMapping(path.resolve(options.mapping ?? ours), options.mapping !== undefined);
  const prices = priceColumns(mapping, options.region);
  const isJson = options.json === true;
  const print = (lines: readonly string[]) => lines.length > 0 && console.log(lines.join('\n'));
  if (!isJson) print([pricesSentence(prices)]);
  let count = 0;
  const summary = await runImport(
    {
      ...{ source, file, content, mapping, prices },
      pictures: pictureSource(options),
      overwrite: options.overwrite ?? [],
      isWriting: options.write === true,
    },
    (outcome) => {
      count += 1;
      if (count % 1000 === 0 && process.stderr.isTTY) process.stderr.write(`\r${count} products …`);
      print(isJson ? [JSON.stringify(outcome)] : outcomeText(outcome));
    },
  );
  print(isJson ? [JSON.stringify(summary)] : summaryText(summary, content));
  const wrong = summary.counts['left out'] + summary.csvProblems.length;
  if (wrong > 0)
    throw new CommandError(
      wrong === 1 ? 'One thing was not understood.' : `${wrong} things were not understood.`,
    );
}

/**
 * The columns of the mapping. Without any, the main prices are those of `region`,
 * or of the shop's only region.
 */
function priceColumns(
  { prices }: Mapping,
  region: RegionCode | undefined,
): Partial<Record<RegionCode, string>> {
  const [only, ...others] = OPEN_REGIONS;
  const main = region ?? (prices || others.length > 0 ? undefined : only);
  const closed = Object.keys(prices ?? {}).find((code) => !OPEN_REGIONS.includes(code as RegionCode));
  if (closed)
    throw new CommandError(`The mapping has prices for ${closed}, and the shop does not sell there.`);
  if (!main && !prices)
    throw new UsageError(
      `The file does not say whose prices it has. Add --region with one of: ${OPEN_REGIONS.join(', ')}.`,
    );
  return { ...prices, ...(main && { [main]: '' }) };
}

function pricesSentence(prices: Partial<Record<RegionCode, string>>): string {
  const parts = Object.entries(prices).map(
    ([code, column]) =>
      `${code} in ${regionOf(code as RegionCode).currency}${column ? ` (“${column}”)` : ''}`,
  );
  return `Prices: ${parts.join(', ')}.`;
}
