import type { MouseEvent } from 'react';
import Card from '../../cards/Card.tsx';
import Pager from '../../ui/Pager.tsx';
import { type ListItem, type ListQuery, listQueryText } from './list-query.ts';

type Props = {
  items: readonly ListItem[];
  query: ListQuery;
  page: number;
  pageCount: number;
  /** The path of the whole list. */
  path: string;
  /** What the pages hold: `products`. */
  of: string;
  onGo: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A page of what fits a choice. */
export default function FilterResults({ items, query, page, pageCount, path, of, onGo }: Props) {
  const isRecipes = items.some(({ minutes }) => minutes !== undefined);
  return (
    <>
      <ul className={isRecipes ? 'card-grid inset card-grid-recipes' : 'card-grid inset'}>
        {items.map(({ name, url, creator, label = creator, summary, price, picture, isWide }, index) => (
          <li key={url}>
            <Card
              name={name}
              url={url}
              label={label}
              line={index === 0 ? summary : undefined}
              price={price}
              picture={picture}
              sizes={index === 0 || isWide ? LARGE : SMALL}
              isWide={isWide}
              level={2}
            />
          </li>
        ))}
      </ul>
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

const LARGE = '(max-width: 640px) 100vw, 47vw';
const SMALL = '(max-width: 640px) 48vw, 23vw';
