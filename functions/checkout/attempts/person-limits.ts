import { findProduct } from '#functions/catalogue/snapshot.ts';
import type { Limit, OrderLine } from '#functions/db/order-types.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import { type Problem, problem } from '#functions/platform/problem.ts';
import type { CheckoutItem } from '#src/contracts/checkout.ts';
import { mailboxOf } from '#src/lib/mailbox.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

const PREFIX = 'person:';

type Line = Pick<OrderLine, 'productId' | 'quantity' | 'maximumPerPerson' | 'contains'>;

/**
 * The limits of products that each customer may buy only so often: `person:`, the product and a keyed hash of
 * the mailbox, so that no addresses are stored. None without an address: the order is then checked when it is
 * paid.
 */
export function personLimits(lines: readonly Line[], email: string | undefined | null): Limit[] {
  if (!email) return [];
  return perProduct(lines).map(({ productId, quantity, most }) => ({
    key: `${PREFIX}${productId}:${keyedHash('person', [productId, mailboxOf(email)]).toString('base64url')}`,
    capacity: most,
    quantity,
  }));
}

/** True for the limit of what one customer may buy. */
export function isPersonLimit({ key }: Pick<Limit, 'key'>): boolean {
  return key.startsWith(PREFIX);
}

/** The problems of items that exceed what one customer may buy of a product, in all formats together. */
export function personProblems(items: readonly CheckoutItem[]): Problem[] {
  const lines = items.map(({ productId, productFormatId, quantity }): Line => {
    const format = findProduct(productId)?.formats.find(({ _id }) => _id === productFormatId);
    const contains = format?.contains?.map((part) => ({ ...part, ...limitOf(part.productId) }));
    return { productId, quantity, ...limitOf(productId), ...(contains && { contains }) };
  });
  return perProduct(lines)
    .filter(({ quantity, most }) => quantity > most)
    .map(({ productId, most }) =>
      problem('too_many', ruleOf(productId, most), { field: fieldOf(lines, productId) }),
    );
}

/** The problem of a customer who has already bought what one may buy. Undefined for other limits. */
export function boughtBefore(limit: Limit, lines: readonly Line[]): Problem | undefined {
  if (!isPersonLimit(limit)) return undefined;
  const productId = limit.key.split(':')[1] ?? '';
  const message = fill(words.boughtBefore, { rule: ruleOf(productId, limit.capacity) });
  return problem('too_many', message, { field: fieldOf(lines, productId) });
}

/** The limit in the catalogue. A paid order is checked by the one that its lines were saved with. */
export function limitOf(productId: string): Pick<Line, 'maximumPerPerson'> {
  const most = findProduct(productId)?.maximumPerPerson;
  return most === undefined ? {} : { maximumPerPerson: most };
}

function perProduct(lines: readonly Line[]): { productId: string; quantity: number; most: number }[] {
  const bought = lines.flatMap(withItsParts);
  return [...new Set(bought.map(({ productId }) => productId))].flatMap((productId) => {
    const same = bought.filter((line) => line.productId === productId);
    const most = same[0]?.maximumPerPerson;
    const quantity = same.reduce((all, line) => all + line.quantity, 0);
    return most === undefined ? [] : [{ productId, quantity, most }];
  });
}

function ruleOf(productId: string, most: number): string {
  return fillCount(words.mostPerPerson, most, { product: findProduct(productId)?.name ?? productId });
}

/** A line and, of a bundle, the pieces of its parts. */
function withItsParts(line: Line): Line[] {
  const parts = line.contains ?? [];
  return [line, ...parts.map((part) => ({ ...part, quantity: part.quantity * line.quantity }))];
}

/** The last item of the product, or with it. */
function fieldOf(lines: readonly Line[], productId: string): string {
  const at = lines.findLastIndex((line) => withItsParts(line).some((one) => one.productId === productId));
  return `items.${at}.quantity`;
}
