import type { MouseEvent } from 'react';
import Card, { type CardProps } from '#src/cards/Card.tsx';
import { groupHeading, inGroups } from '#src/core/products/availability.ts';
import Pager from '#src/ui/Pager.tsx';
import { type ListItem, type ListQuery, listQueryText } from './list-query.ts';

type Props = {
  items: readonly ListItem[];
  query: ListQuery;
  page: number;
  pageCount: number;
  /** The path of the full list. */
  path: string;
  /** What is listed: `products`. */
  of: string;
  onGo: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A page of filtered results: what can be bought now, then the rest, grouped by reason. */
export default function FilterResults({ items, query, page, pageCount, path, of, onGo }: Props) {
  return (
    <>
      {inGroups(items, ({ standing = 'now' }) => standing).map(({ standing, things }) =>
        standing === 'now' ? (
          <Grid items={things} key={standing} />
        ) : (
          <section className="band inset" key={standing}>
            <h2>{groupHeading(standing, things, things[0]?.price?.text ?? '')}</h2>
            <ul className="band-grid">
              {things.map((item) => (
                <li key={item.url}>
                  <ItemCard item={item} sizes={item.isWide ? LARGE : SMALL} level={3} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      <Pager
        page={page}
        count={pageCount}
        of={of}
        urlOf={(number) => path + (listQueryText({ ...query, page: number }) || '?page=1')}
        onGo={onGo}
      />
    </>
  );
}

function Grid({ items }: { items: readonly ListItem[] }) {
  const isRecipes = items.some(({ minutes }) => minutes !== undefined);
  return (
    <ul className={isRecipes ? 'card-grid inset card-grid-recipes' : 'card-grid inset'}>
      {items.map((item, index) => (
        <li key={item.url}>
          <ItemCard
            item={item}
            line={index === 0 ? item.summary : undefined}
            sizes={index === 0 || item.isWide ? LARGE : SMALL}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}

function ItemCard({
  item: { name, url, creator, label = creator, price, rating, picture, isWide },
  ...rest
}: { item: ListItem } & Pick<CardProps, 'line' | 'sizes' | 'level'>) {
  return (
    <Card
      name={name}
      url={url}
      label={label}
      price={price}
      rating={rating}
      picture={picture}
      isWide={isWide}
      {...rest}
    />
  );
}

const LARGE = '(max-width: 640px) 100vw, 47vw';
const SMALL = '(max-width: 640px) 48vw, 23vw';
