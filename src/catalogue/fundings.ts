import type { CollectionEntry } from 'astro:content';
import type { Funding } from '../core/fundings/types.ts';
import { contentFile } from '../schemas/content-folder.ts';
import { type Catalogue, getCatalogue } from './catalogue.ts';
import { toFunding } from './funding.ts';
import { entriesOf } from './reading/entries.ts';

export type BuiltFunding = Funding & { entry: CollectionEntry<'fundings'> };

/** Every funding: those that end soonest first, and behind them those whose outcome is known, the latest first. */
export async function getFundings(): Promise<BuiltFunding[]> {
  const [entries, catalogue] = await Promise.all([entriesOf('fundings'), getCatalogue()]);
  return entries.map((entry) => built(entry, catalogue)).sort(inOrder);
}

function inOrder(a: BuiltFunding, b: BuiltFunding): number {
  const [over, otherOver] = [a, b].map(({ entry }) => entry.data.outcome !== undefined);
  if (over !== otherOver) return over ? 1 : -1;
  return (over ? b : a).endsAt.localeCompare((over ? a : b).endsAt) || a._id.localeCompare(b._id);
}

function built(entry: CollectionEntry<'fundings'>, { creatorById, categories }: Catalogue): BuiltFunding {
  const creator = creatorById.get(entry.data.creator);
  if (!creator)
    throw new Error(`${contentFile('fundings', entry.id)}: creator: no creator named ${entry.data.creator}`);
  return { ...toFunding(entry, creator, categories), entry };
}
