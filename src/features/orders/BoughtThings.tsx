import type { PaidLine } from '#src/core/orders/paid-order.ts';
import * as words from '#src/words/en/orders.ts';

/** How many pictures are shown, and more for a product that can be reviewed. The receipt has every line. */
const MOST = 4;

/** What was bought, in pictures that lead to the pages of the products. Empty for products that are gone. */
export function BoughtThings({ lines }: { lines: readonly PaidLine[] }) {
  const byPage = new Map(lines.flatMap(({ product }) => (product ? [[product.href, product] as const] : [])));
  // A book that was also bought on paper is shown on paper.
  const onPaper = new Set(lines.flatMap((line) => (isFile(line) ? [] : (line.product?.href ?? []))));
  const shown = [...byPage.values()].filter(({ reviewHref }, at) => at < MOST || reviewHref);
  if (shown.length === 0) return null;
  return (
    <ul className="bought">
      {shown.map(({ href, name, pictureUrl, reviewHref }) => (
        <li key={href}>
          <a href={href}>
            {pictureUrl && (
              <img
                className={onPaper.has(href) ? undefined : 'is-screen'}
                src={pictureUrl}
                alt=""
                width="256"
                height="320"
              />
            )}
            <span>{name}</span>
          </a>
          {reviewHref && (
            <a className="more" href={reviewHref} aria-label={`${words.review}: ${name}`}>
              {words.review}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const isFile = ({ way, isGiftCard }: PaidLine) => way === 'digital' && !isGiftCard;
