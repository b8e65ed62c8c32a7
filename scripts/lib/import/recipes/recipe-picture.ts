import { cleanText, shortened } from '../clean-text.ts';
import { textOfHtml } from '../html-text.ts';
import { fileNameOf, type PictureFinder } from '../pictures.ts';
import type { JsonLd } from './find-recipes.ts';

/** The photograph of a recipe's file. */
type Photograph = { src: string; alt: string };
type Found = { photograph?: Photograph; missing: string[]; leftOut: string[] };

/** Sites name the same picture in several shapes and sizes, the largest first. */
const MAX_TRIED = 4;
const MAX_ALT_LENGTH = 180;

/** The first of a recipe's pictures that pages can show, and what an editor must still add. */
export async function recipePicture(
  node: JsonLd,
  { id, title, isNew }: { id: string; title: string; isNew: boolean },
  find: PictureFinder,
): Promise<Found> {
  const leftOut: string[] = [];
  for (const { address, caption } of picturesOf(node.image).slice(0, MAX_TRIED)) {
    const found = await find(id, address, isNew);
    if ('problem' in found) leftOut.push(`picture ${fileNameOf(address)}: ${found.problem}`);
    else
      return {
        photograph: { src: found.src, alt: shortened(caption || title, MAX_ALT_LENGTH) },
        missing: caption ? [] : ['the alt of the picture'],
        leftOut: [],
      };
  }
  return { missing: ['a photograph, or a drawing'], leftOut };
}

/** `image` is an address, an `ImageObject`, or a list of them: https://schema.org/image */
function picturesOf(image: unknown): { address: string; caption: string }[] {
  return [image].flat(2).flatMap((one) => {
    const { url, contentUrl, caption } = (typeof one === 'object' ? (one ?? {}) : { url: one }) as JsonLd;
    const address = textIn(contentUrl) || textIn(url);
    return address ? [{ address, caption: cleanText(textOfHtml(textIn(caption))).text }] : [];
  });
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
