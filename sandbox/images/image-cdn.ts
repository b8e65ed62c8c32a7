import path from 'node:path';
import { SHARE_SIZE } from 'illustrations/share-size';
import { qualityOf, SHARE_CARD_ENCODER } from '#src/catalogue/pictures/encode.ts';
import { makePicture } from '#src/catalogue/pictures/make-picture.ts';
import { IMAGE_CDN, type ImageCdnQuery } from '#src/catalogue/pictures/picture-redirects.ts';
import {
  ORIGINAL,
  PICTURE_FOLDER,
  PICTURE_PATH,
  SHARE_CARD,
  SHARE_CARD_SOURCE,
  variantNamed,
} from '#src/catalogue/pictures/picture-sizes.ts';

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const PARAMETERS = ['url', 'w', 'fm', 'q'] as const;

/**
 * A local replacement for the platform's image CDN: the same address and parameters, converted with `sharp`
 * and cached. Stricter than the platform: it accepts only the requests that the store's own rules produce.
 * So a wrong rule fails here, nothing is fetched from other servers, and the cache has a limited size.
 * @param folder the build, which contains the source images
 */
export function imageCdn({ folder, kept = PICTURE_FOLDER }: { folder: string; kept?: string }) {
  const sources = path.join(folder, PICTURE_PATH);
  return async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const asked = readQuery(new URL(request.url).searchParams);
    if (typeof asked === 'string') return problem(400, asked);
    try {
      const body = await makePicture(asked.id, asked.name, { sources, kept });
      if (!body) return problem(404, 'There is no such picture.');
      return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
        headers: {
          'content-type': TYPES[asked.fm] ?? '',
          'content-length': String(body.byteLength),
          'cache-control': 'public, max-age=0, must-revalidate',
        },
      });
    } catch (error) {
      console.error(`A picture could not be made (${asked.id}/${asked.name}):`, error);
      return problem(422, 'The picture cannot be read as one.');
    }
  };
}

/** Whether the path is that of the platform's image CDN. */
export function isImageCdn(pathname: string): boolean {
  return pathname === IMAGE_CDN || pathname === `${IMAGE_CDN}/`;
}

/** The picture, file and format that the query names, or an error message. */
function readQuery(query: URLSearchParams): { id: string; name: string; fm: string } | string {
  for (const name of new Set(query.keys())) {
    if (!(PARAMETERS as readonly string[]).includes(name))
      return `${name}: is no parameter of the store's pictures.`;
    if (query.getAll(name).length > 1) return `${name}: is given more than once.`;
  }
  const source = /^\/pictures\/([A-Za-z0-9]{10})\/([a-z.]+)$/.exec(query.get('url') ?? '');
  const [, id = '', file] = source ?? [];
  if (file !== ORIGINAL && file !== SHARE_CARD_SOURCE) return 'url: is no picture of this store.';
  const asked = { w: Number(query.get('w')), fm: query.get('fm') ?? '', q: Number(query.get('q')) };
  return file === ORIGINAL ? variantAsked(id, asked) : cardAsked(id, asked);
}

type Asked = Omit<ImageCdnQuery, 'url'>;

function variantAsked(id: string, { w, fm, q }: Asked) {
  const name = `${w}.${fm}`;
  const variant = variantNamed(name);
  if (!variant) return `w and fm: the store has no pictures of ${w} pixels as ${fm || 'nothing'}.`;
  if (q !== qualityOf(variant.width, variant.format))
    return 'q: is not the quality of that width and format.';
  return { id, name, fm };
}

function cardAsked(id: string, { w, fm, q }: Asked) {
  if (w !== SHARE_SIZE.width || fm !== 'jpg' || q !== SHARE_CARD_ENCODER.quality)
    return 'w, fm and q: a share card comes in one size only.';
  return { id, name: SHARE_CARD, fm };
}

function problem(status: number, message: string): Response {
  return new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
