import type { ReactNode } from 'react';
import type { ListPrice } from '../catalogue/products/list-price.ts';
import type { Rating } from '../core/ratings.ts';
import Unbroken from '../ui/Unbroken.tsx';
import PriceText from './PriceText.tsx';
import RatingText from './RatingText.tsx';

export type CardPicture = {
  src: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  /** The class of its background, or none. */
  class?: string | undefined;
};

export type CardProps = {
  name: string;
  url: string;
  /** Shown above the name: the creator, the kind of goods, or the time. */
  label: string;
  picture: CardPicture;
  sizes: string;
  /** True for a picture above the fold. */
  eager?: boolean | undefined;
  price?: ListPrice | undefined;
  /** The rating of a product that has reviews. */
  rating?: Rating | undefined;
  /** An additional line, for large cards. */
  line?: string | undefined;
  /** True for a wide tile. */
  isWide?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A product or recipe in a list. Used by the build and by lists that the browser filters. */
export default function Card(card: CardProps) {
  const { name, url, label, picture, sizes, eager = false, price, rating, line, level = 3, children } = card;
  const Heading = `h${level}` as const;
  const className = ['card', card.isWide && 'is-wide', card.className].filter(Boolean).join(' ');
  return (
    <div className={className} data-card="">
      <picture>
        <img
          className={picture.class || undefined}
          src={picture.src}
          srcSet={picture.srcset}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'auto' : 'async'}
          fetchPriority={eager ? 'high' : undefined}
        />
      </picture>
      <p className="label">{label}</p>
      <Heading>
        <a href={url}>
          <Unbroken text={name} />
        </a>
      </Heading>
      {line && <p className="card-line">{line}</p>}
      {price && <PriceText {...price} isAbsent={price.amount === undefined} />}
      {rating && (
        <p className="card-rating">
          <RatingText {...rating} />
        </p>
      )}
      {children}
    </div>
  );
}
