import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nth } from '#src/lib/nth.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { contentFolder } from '../schemas/content-folder.ts';

/** The path of trailers and captions on the site. Their names are hashes, so that they never change. */
const FILM_PATH = '/films/';
const POSTER_WIDTH = 1024;

/** A product's trailer, with the paths of its files on the site. `type` is the media type of the film. */
export type Trailer = {
  title: string;
  description: string;
  src: string;
  type: 'video/mp4' | 'video/webm';
  captions: string;
  poster: string;
};

/** The trailer of a product. Undefined if it has none. `pictures` are the product's, in their order. */
export function trailerOf({ entry }: CatalogueProduct, pictures: readonly Picture[]): Trailer | undefined {
  const { trailer, previewImages } = entry.data;
  if (!trailer) return undefined;
  const { title, description, src, captions } = trailer;
  const at = previewImages.findIndex(({ view }) => view === trailer.poster);
  const { webp } = nth(pictures, Math.max(0, at));
  return {
    title,
    description,
    src: urlOf(src),
    type: /mp4$/i.test(src) ? 'video/mp4' : 'video/webm',
    captions: urlOf(captions),
    poster: (webp.findLast(({ width }) => width <= POSTER_WIDTH) ?? nth(webp, 0)).url,
  };
}

/** Every public film and captions file: its name on the site, and where it is read from. */
export function publicFilms(products: readonly CatalogueProduct[]): { name: string; source: string }[] {
  const files = products.flatMap(({ entry: { data } }) =>
    data.trailer ? [data.trailer.src, data.trailer.captions] : [],
  );
  const byName = new Map(files.map((src) => [path.basename(urlOf(src)), placeOf(src)]));
  return [...byName].map(([name, source]) => ({ name, source }));
}

const placeOf = (src: string) => path.resolve(contentFolder(), 'products', src);

function urlOf(src: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(placeOf(src)))
    .digest('hex')
    .slice(0, 16);
  return `${FILM_PATH}${hash}${path.extname(src).toLowerCase()}`;
}
