import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type Block, readMarkdown } from '#src/lib/light-markdown.ts';
import type { Catalogue } from '../catalogue.ts';
import { coverBesideName, dishOf, plateOf } from '../pictures/covers.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { aboutFor, aboutPicture, plainAbout } from '../policies/about.ts';
import { ownerText } from '../policies/owner.ts';
import type { AboutEntry } from '../schemas/about.ts';
import { type Figure, figuresOf } from '../settings/statistics.ts';

export type AboutPageView = Omit<AboutEntry, 'picture' | 'ways'> & {
  storeRegion: RegionCode;
  headPicture: Picture | undefined;
  endPicture: Picture | undefined;
  ways: (Omit<AboutEntry['ways'][number], 'picture'> & { picture: Picture | undefined })[];
  /** Who runs the store. */
  owner: readonly Block[];
  figures: Figure[];
  creatorCount: number;
};

/** The about page. Falls back to a default text when the store has not written one. */
export async function aboutPage(catalogue: Catalogue, region: RegionCode): Promise<AboutPageView> {
  const { settings, products, recipes, creators } = catalogue;
  const storeRegion = storeRegionFor(region, settings.closedRegions);
  const { picture, ways, ...about } = aboutFor(catalogue, storeRegion) ?? plainAbout(settings);
  const [newest] = products;
  const [dish] = recipes;
  const [person] = creators;
  return {
    ...about,
    storeRegion,
    headPicture:
      (await aboutPicture(catalogue, picture)) ?? (newest && (await coverBesideName(catalogue, newest))),
    endPicture: dish ? await dishOf(catalogue, dish) : person && (await plateOf(person)),
    ways: await Promise.all(
      ways.map(async (way) => ({ ...way, picture: await aboutPicture(catalogue, way.picture) })),
    ),
    owner: readMarkdown(ownerText(settings)),
    figures: figuresOf(catalogue),
    creatorCount: creators.length,
  };
}
