import {
  formatOf,
  type LineIssue,
  lineIssue,
  pictureOf,
  pricedFormatOf,
  unitAmount,
} from '#src/core/basket/basket.ts';
import type { BasketFormat, BasketItem } from '#src/core/basket/types.ts';
import { times } from '#src/core/money.ts';
import { fulfilmentMethodOf, MADE_FOR_YOU } from '#src/core/orders/fulfilment-method.ts';
import { choiceLabel, choiceWord } from '#src/core/products/choice.ts';
import { formatsIn } from '#src/core/products/pricing.ts';
import { isGiftCard } from '#src/core/products/tax-kind.ts';
import { VARIANT_QUERY } from '#src/core/products/variant-query.ts';
import { dayIn, moneyIn, placeOf } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { DOT } from '#src/lib/dot.ts';
import { paths } from '#src/lib/paths.ts';
import { acceptNewPrice, changeFormat } from '#src/stores/basket/basket-actions.ts';
import * as words from '#src/words/en/basket.ts';
import { fill } from '#src/words/fill.ts';
import FormatPriceNotes from './FormatPriceNotes.tsx';
import { LineGift } from './LineGift.tsx';
import { QuantityField } from './QuantityField.tsx';

type Props = {
  item: BasketItem;
  region: RegionCode;
  optionsId: string;
  /** The promo code's discount on this line, as text. */
  off?: string | undefined;
  /** When it arrives, as text, in a basket of several parcels. */
  arrives?: string | undefined;
  /** The tax in this line, as text. */
  tax?: string | undefined;
  /** The server's error about this line. */
  error?: string | undefined;
  onRemove: () => void;
};

/** One line of the basket's receipt. */
export function BasketLine({ item, region, optionsId, off, arrives, tax, error, onRemove }: Props) {
  const { id, name, creator, quantity } = item;
  const issue = lineIssue(item, region);
  const amount = unitAmount(item, region);
  const priced = pricedFormatOf(item, region);
  const message = error ?? (issue && issueText(issue, item, region));
  const isBuyable = issue === undefined || issue === 'no-quantity';
  const picture = pictureOf(item);
  const way = fulfilmentMethodOf(formatOf(item), item.customizationQuery);
  return (
    <li className="line" data-line={id} data-issue={isBuyable ? undefined : ''}>
      {/* biome-ignore lint/a11y/useAnchorContent: the words beside it are the same link; this one is for those who point */}
      <a
        className={way === 'digital' ? 'line-picture on-screen' : 'line-picture'}
        href={paths.product(item._id)}
        tabIndex={-1}
        aria-hidden="true"
      >
        {picture && <img src={picture.url} alt="" width="152" height="190" loading="lazy" decoding="async" />}
      </a>
      <div className="line-what">
        <a className="line-name" href={paths.product(item._id)}>
          {name}
        </a>
        <span className="line-by">{creator.name}</span>
        <FormatChoice item={item} region={region} />
        {formatOf(item)?.contents && <span className="soft">{formatOf(item)?.contents}</span>}
        {item.customizationQuery && (
          <span className="soft">
            “<bdi>{item.customizationQuery}</bdi>”
          </span>
        )}
        {way === 'made' && item.type !== 'funding' && <span className="soft">{MADE_FOR_YOU}</span>}
        {isBuyable && amount !== undefined && quantity !== 1 && (
          <span className="soft">{fill(words.each, { price: moneyIn(region, amount) })}</span>
        )}
        {isBuyable && priced && <FormatPriceNotes region={region} format={priced} className="soft" />}
        {item.type === 'funding' && <span className="soft">{words.beingFunded}</span>}
        {item.type === 'pre-order' && item.releasedAt && (
          <span className="soft">{fill(words.preOrder, { day: dayIn(region, item.releasedAt) })}</span>
        )}
        {isBuyable && arrives && <span className="soft whole">{arrives}</span>}
        {isBuyable && off && <span className="line-off">{off}</span>}
        {isBuyable && tax && <span className="soft line-tax">{tax}</span>}
      </div>
      {isBuyable && (
        <QuantityField
          item={item}
          optionsId={optionsId}
          isWrong={message !== undefined}
          describedBy={message && `${id}-message`}
        />
      )}
      <p className="line-price">
        {isBuyable && amount !== undefined && moneyIn(region, times(amount, quantity || 0))}
      </p>
      {message && (
        <p className="line-message field-error" id={`${id}-message`}>
          {message}
        </p>
      )}
      {isBuyable && item.was?.region === region && amount !== undefined && (
        <p className="line-message line-was" data-was={id} tabIndex={-1}>
          {fill(words.priceChanged, {
            was: moneyIn(region, item.was.amount),
            now: moneyIn(region, amount),
          })}{' '}
          <button
            type="button"
            className="text-button"
            onClick={({ currentTarget }) => {
              // The button and its message disappear, so the focus moves to the line's name.
              currentTarget.closest('li')?.querySelector<HTMLElement>('.line-name')?.focus();
              acceptNewPrice(id);
            }}
          >
            {words.acceptPrice}
            <span className="visually-hidden"> {fill(words.acceptPriceOf, { product: name })}</span>
          </button>
        </p>
      )}
      <button type="button" className="text-button line-back" onClick={onRemove}>
        {words.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
      {isGiftCard(formatOf(item) ?? {}) && <LineGift item={item} region={region} />}
    </li>
  );
}

/** The line's format: a select box when the region sells several, else text. */
function FormatChoice({ item, region }: Pick<Props, 'item' | 'region'>) {
  const formats = formatsIn(item, region).filter(({ availability }) => availability !== 'unavailable');
  const own = formatOf(item);
  const choice = choiceWord(item.choice);
  const isAmongThem = formats.some((format) => format._id === item.productFormatId);
  if (own && item.options)
    return (
      <span className="soft">
        {own.name}{' '}
        <a className="more" href={`${paths.product(item._id)}?${VARIANT_QUERY}=${own._id}`}>
          {words.change}
          <span className="visually-hidden"> {fill(words.changeOf, { product: item.name })}</span>
        </a>
      </span>
    );
  if (item.availability === 'unavailable' || formats.length === 0 || (formats.length === 1 && isAmongThem))
    return own ? <span className="soft">{own.name}</span> : null;
  return (
    <select
      className="input line-format"
      aria-label={fill(words.formatOf, { choice: choiceLabel(item.choice), product: item.name })}
      value={isAmongThem ? item.productFormatId : ''}
      onChange={(event) => changeFormat(item.id, event.target.value)}
    >
      {!isAmongThem && (
        <option value="" disabled>
          {own ? notSoldText(own) : fill(words.chooseFormat, { choice })}
        </option>
      )}
      {formats.map((format) => (
        <option key={format._id} value={format._id}>
          {format.name}
          {DOT}
          {moneyIn(region, format.amount)}
        </option>
      ))}
    </select>
  );
}

function notSoldText({ name, availability }: BasketFormat): string {
  return fill(availability === 'unavailable' ? words.formatSoldOut : words.formatNotSold, { format: name });
}

function issueText(issue: LineIssue, item: BasketItem, region: RegionCode): string {
  const place = placeOf(region);
  const choice = choiceWord(item.choice);
  const chooseOther = fill(words.chooseOtherFormat, { choice });
  const isElsewise = formatsIn(item, region).some(({ availability }) => availability !== 'unavailable');
  if (issue === 'no-quantity') return words.enterQuantity;
  if (issue === 'unavailable') return `${words.gone} ${words.leftOut}`;
  if (issue === 'no-format')
    return `${fill(words.formatGone, { choice })} ${isElsewise ? chooseOther : words.pleaseRemove} ${words.leftOut}`;
  if (issue === 'format-unavailable')
    return `${fill(words.formatUnavailable, { choice })} ${isElsewise ? chooseOther : words.pleaseRemove} ${words.leftOut}`;
  return isElsewise
    ? `${fill(words.formatNotSoldHere, { choice, place })} ${chooseOther} ${words.leftOut}`
    : `${fill(words.notSoldHere, { place })} ${words.leftOut}`;
}
