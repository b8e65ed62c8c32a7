import type { Picture } from '../catalogue/pictures/store-picture.ts';
import { fallbackOf, filesUpTo, srcsetOf } from '../ui/srcset.ts';
import type { CardPicture } from './Card.tsx';

/** The picture of a card, with files of at most `largest` px width. */
export function cardPicture({ webp, width, height, alt, ground }: Picture, largest: number): CardPicture {
  const files = filesUpTo(webp, largest);
  return {
    src: fallbackOf(files),
    srcset: srcsetOf(files),
    width,
    height,
    alt,
    ...(ground && { class: `ground-${ground}` }),
  };
}
