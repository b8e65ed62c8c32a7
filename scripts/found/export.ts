/** `npx found export`: writes the products of this shop as a file for other software. */
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { describeProblem } from '#src/catalogue/reading/parse-file.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { csv } from '#src/core/csv.ts';
import { DEFAULT_REGION, OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { storeNow } from '#src/lib/clock.ts';
import { action, type Command, Option, oneOf } from '../lib/command-line/command.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { isForSale, otherRegions, shopifyColumnsFor, shopifyRows } from '../lib/export/shopify-rows.ts';

type Options = { region: RegionCode; pictures?: string; json?: boolean };

export const examples = [
  ['products --region GB > products.csv', 'all products as Shopify imports them, with the prices of Britain'],
  [
    'products --pictures https://shop.example/photographs > products.csv',
    'with the addresses of the photographs, which you put there before',
  ],
  ['products --json > products.jsonl', 'everything that the content says of them, one JSON object a line'],
] as const;

/** Declares the commands for exports. */
export function declare(exports: Command): void {
  action(exports, 'products', 'writes the products as Shopify’s CSV, or as JSON', true)
    .addOption(
      new Option('--region <region>', `whose prices are in the main column: ${OPEN_REGIONS.join(', ')}`)
        .argParser(oneOf(OPEN_REGIONS))
        .default(DEFAULT_REGION),
    )
    .addOption(new Option('--pictures <address>', 'where the photographs of the content are on the web'))
    .addOption(new Option('--json', 'one JSON object a line, prices in minor units'))
    .action(exportProducts);
}

async function exportProducts({ region, pictures, json }: Options): Promise<void> {
  const { content, problems } = await readAndCheck(contentFolder());
  const [problem] = problems;
  if (problem)
    throw new CommandError(
      `The content has ${problems.length} problem(s), the first: ${describeProblem(problem)}`,
    );
  const { products, creators } = content.whole;
  if (json) {
    for (const { id, data, body } of products)
      process.stdout.write(`${JSON.stringify({ id, ...data, text: body })}\n`);
    return;
  }
  const others = otherRegions(products, region);
  const names = new Map(creators.map(({ id, data }) => [id, data.name]));
  const options = {
    region,
    others,
    pictures,
    vendorOf: (id: string) => names.get(id) ?? id,
    now: storeNow(),
  };
  const drafts = products.filter(({ data }) => !isForSale(data, options.now)).map(({ id }) => id);
  if (drafts.length > 0)
    process.stderr.write(`Exported as drafts, since they are not for sale now: ${drafts.join(', ')}\n`);
  const rows = Iterator.from(products).flatMap((product) => shopifyRows(product, options));
  process.stdout.write(csv(shopifyColumnsFor(others), rows));
}
