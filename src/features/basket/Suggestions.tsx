import { SUGGESTION_COUNT, type Suggestion } from '#src/core/basket/suggestions.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { addToBasket } from '#src/stores/basket/basket-actions.ts';
import * as words from '#src/words/en/basket.ts';
import { full } from '#src/words/en/basket-messages.ts';
import { fill } from '#src/words/fill.ts';

type Props = {
  /** Undefined while loading. Their room is reserved. */
  suggestions: readonly Suggestion[] | undefined;
  region: RegionCode;
  announce: (words: string) => void;
};

/** Two suggestions for the basket, which can be added directly. Renders nothing when there are none. */
export function Suggestions({ suggestions, region, announce }: Props) {
  if (!suggestions)
    return (
      <div className="suggestions" aria-hidden="true">
        {Array.from({ length: SUGGESTION_COUNT }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places, all alike
          <div className="suggestion" key={place} />
        ))}
      </div>
    );
  if (suggestions.length === 0) return null;

  function add({ product, formatId }: Suggestion, button: HTMLElement) {
    const result = addToBasket(product, { productFormatId: formatId, quantity: 1 });
    announce('problem' in result ? full : fill(words.added, { product: product.name }));
    // The added product leaves the list with its button, so the focus moves to the next one.
    const place = button.closest('li');
    const list = place?.parentElement;
    const at = place && list ? [...list.children].indexOf(place) : 0;
    setTimeout(() => {
      const buttons = list?.isConnected ? list.querySelectorAll<HTMLElement>('button') : undefined;
      (
        buttons?.[Math.min(at, buttons.length - 1)] ?? document.querySelector<HTMLElement>('.basket h1')
      )?.focus();
    });
  }

  return (
    <section className="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{words.suggestions}</h2>
      <ul>
        {suggestions.map((suggestion) => {
          const { product, formatName, amount } = suggestion;
          const [picture] = product.previewImages;
          return (
            <li className="suggestion" key={product._id}>
              {picture && (
                <img src={picture.url} alt="" width="76" height="95" loading="lazy" decoding="async" />
              )}
              <p>
                <a className="line-name" href={paths.product(product._id)}>
                  {product.name}
                </a>
                <span className="soft">{product.creator.name}</span>
                <span className="soft">{formatName}</span>
                <b>{moneyIn(region, amount)}</b>
              </p>
              <button
                type="button"
                className="button button-quiet"
                onClick={({ currentTarget }) => add(suggestion, currentTarget)}
              >
                {words.add}
                <span className="visually-hidden"> {fill(words.addWhat, { product: product.name })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
