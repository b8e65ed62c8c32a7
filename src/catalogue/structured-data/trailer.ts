import type { VideoObject, WithContext } from 'schema-dts';
import type { CatalogueProduct } from '../catalogue.ts';
import type { Trailer } from '../products/trailer.ts';

/**
 * Schema.org VideoObject of a product's trailer. Search engines need a day;
 * the product's own is the earliest.
 */
export function trailerData(
  trailer: Trailer,
  { addedAt }: Pick<CatalogueProduct, 'addedAt'>,
  site: URL,
): object {
  const data: WithContext<VideoObject> = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: trailer.title,
    description: trailer.description,
    thumbnailUrl: new URL(trailer.poster, site).href,
    uploadDate: addedAt,
    contentUrl: new URL(trailer.src, site).href,
    encodingFormat: trailer.type,
  };
  return data;
}
