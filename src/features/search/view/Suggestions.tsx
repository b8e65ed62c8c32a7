import type { PointerEvent } from 'react';
import PriceText from '#src/cards/PriceText.tsx';
import type { Found } from '#src/catalogue/search/rank-results.ts';
import { searchQueryText } from '#src/catalogue/search/search-query.ts';
import { paths } from '#src/lib/paths.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/search.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import Highlighted from './Highlighted.tsx';
import type { SuggestionList } from './use-suggestions.ts';

/**
 * The list box below a search field: matches by kind, and a link to all results.
 * `id` is the prefix of its ids.
 */
export default function Suggestions({ id, list }: { id: string; list: SuggestionList | undefined }) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={words.suggestions}
      className="suggestions"
      hidden={!list}
      // A press on an option must not take the focus from the field before the click.
      onPointerDown={(event: PointerEvent) => event.pointerType === 'mouse' && event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {list && <Options id={id} {...list} />}
    </div>
  );
}

function Options({ id, keyword, found, total, help, active }: SuggestionList & { id: string }) {
  const option = (place: number) => ({
    role: 'option',
    id: `${id}-${place}`,
    tabIndex: -1,
    'aria-selected': place === active,
  });
  const first = help.length;
  return (
    <>
      {help.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, no field set
        <div role="group" className="suggestion-group suggestion-help" aria-labelledby={`${id}-help`}>
          <p className="label" id={`${id}-help`} role="presentation">
            {words.help}
          </p>
          {help.map(({ title, text, url }, place) => (
            <a key={url} {...option(place)} className="suggestion-answer" href={url}>
              <b>{title}</b> <span>{text}</span>
            </a>
          ))}
        </div>
      )}
      {[...Map.groupBy(found, ({ item }) => item.kind)].map(([kind, ofKind]) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, no field set
        <div key={kind} role="group" className="suggestion-group" aria-labelledby={`${id}-${kind}`}>
          <p className="label" id={`${id}-${kind}`} role="presentation">
            {words.kinds[kind]}
          </p>
          {ofKind.map((one) => (
            <a
              key={one.item.id}
              {...option(first + found.indexOf(one))}
              className="suggestion"
              href={one.item.url}
            >
              <Suggestion {...one} />
            </a>
          ))}
        </div>
      ))}
      {total > 0 && (
        <a
          {...option(first + found.length)}
          className="suggestion-all"
          href={paths.search + searchQueryText({ keyword, page: 1 })}
        >
          <Sentence
            of={fillCount(words.allResultsFor, total, { total: String(total), keyword: '{keyword}' })}
            values={{ keyword: <bdi>{fill(words.quoted, { keyword })}</bdi> }}
          />
        </a>
      )}
    </>
  );
}

function Suggestion({ item, terms }: Found) {
  const { small, ground } = item.picture;
  return (
    <>
      <img
        src={small}
        alt=""
        width={44}
        height={55}
        decoding="async"
        className={ground && `ground-${ground}`}
      />
      <span>
        <b>
          <Highlighted text={item.title} terms={terms} />
        </b>{' '}
        <small>{item.by}</small>
      </span>
      {/* A row has room for one price. */}
      {item.price && (
        <PriceText {...item.price} unit={undefined} others={undefined} isAbsent={item.isAbsent} />
      )}
    </>
  );
}
