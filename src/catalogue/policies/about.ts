import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import * as words from '#src/words/en/about.ts';
import { fill } from '#src/words/fill.ts';
import type { Catalogue } from '../catalogue.ts';
import { picturesOf } from '../pictures/covers.ts';
import type { Picture } from '../pictures/store-picture.ts';
import type { AboutEntry, FeeFact } from '../schemas/about.ts';
import type { SettingsEntry } from '../schemas/settings.ts';
import { withFacts } from './facts.ts';
import { feeExample } from './fees.ts';
import { creatorTermsOf } from './policies.ts';

/** The text of the about page, with amounts in a region's currency. Undefined when there is none. */
export function aboutFor(catalogue: Catalogue, region: RegionCode): AboutEntry | undefined {
  const [entry] = catalogue.content.about;
  if (!entry) return undefined;
  const facts = feeFacts(catalogue, region);
  const filled = (texts: readonly string[]) => texts.map((text) => withFacts(text, facts));
  const { story, ways } = entry.data;
  return {
    ...entry.data,
    story: filled(story),
    ways: ways.map((way) => ({ ...way, text: filled(way.text) })),
  };
}

/** The about page of a store that has not written one. */
export function plainAbout({ brand }: SettingsEntry): AboutEntry {
  return {
    heading: fill(words.heading, { brand: brand.name }),
    lead: brand.strapline,
    description: fill(words.description, { brand: brand.name, strapline: brand.strapline }),
    story: [hasFeature('creators') ? words.story : words.storyWithoutCreators],
    ways: [],
    end: words.end,
  };
}

/** The picture that a part of the page refers to. */
export async function aboutPicture(
  catalogue: Catalogue,
  wanted: AboutEntry['picture'],
): Promise<Picture | undefined> {
  const product = wanted && catalogue.productById.get(wanted.product);
  if (!product) return undefined;
  const pictures = await picturesOf(catalogue, product);
  const at = product.entry.data.previewImages.findIndex(({ view }) => view === wanted.view);
  return pictures[Math.max(0, at)];
}

function feeFacts(catalogue: Catalogue, region: RegionCode): Partial<Record<FeeFact, string>> {
  const terms = creatorTermsOf(catalogue);
  if (!terms) return {};
  const { price, printing, payment, creator, store } = feeExample(terms, region);
  const money = (amount: number) => moneyIn(region, amount);
  return {
    price: money(price),
    printing: money(printing),
    payment: money(payment),
    creator: money(creator),
    store: money(store),
  };
}
