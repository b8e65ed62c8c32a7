import PriceText from '#src/cards/PriceText.tsx';
import type { Found } from '#src/catalogue/search/rank-results.ts';
import type { SearchItem } from '#src/catalogue/search/search-item.ts';
import Highlighted from './Highlighted.tsx';

/** A list of results. The first one may be large. Titles are second-level headings. */
export default function ResultList({
  found,
  hasLead = false,
}: {
  found: readonly Found[];
  hasLead?: boolean;
}) {
  return (
    <ol className={hasLead ? 'results has-lead' : 'results'}>
      {found.map(({ item, terms }, place) => {
        const isLead = hasLead && place === 0;
        return (
          <li key={item.id} className={isLead ? 'result is-lead' : 'result'} data-card="">
            <ResultPicture item={item} isLead={isLead} isFirst={place === 0} />
            <div className="result-text">
              <p className="label">{item.label}</p>
              <h2>
                <a href={item.url}>
                  <Highlighted text={item.title} terms={terms} />
                </a>
              </h2>
              <p className="note">
                <Highlighted text={item.by} terms={terms} />
              </p>
            </div>
            {item.price && <PriceText {...item.price} isAbsent={item.isAbsent} />}
          </li>
        );
      })}
    </ol>
  );
}

function ResultPicture({
  item: { picture },
  isLead,
  isFirst,
}: {
  item: SearchItem;
  isLead: boolean;
  isFirst: boolean;
}) {
  const { small, large, width, height, ground } = picture;
  return (
    <picture className={width > height ? 'result-picture is-wide' : 'result-picture'}>
      <img
        src={isLead ? large : small}
        alt=""
        width={width}
        height={height}
        className={ground && `ground-${ground}`}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
