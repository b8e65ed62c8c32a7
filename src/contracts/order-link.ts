import * as z from 'zod/mini';
import { BODY_LIMIT, ORDER_NUMBER_LENGTH, PERSON_LENGTH } from './limits.ts';
import type { Operation } from './operation.ts';

/** The rate limit per minute, against guessing of order numbers. */
const ORDER_LINKS_PER_MINUTE = 10;

const text = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most * 2)),
    z.transform((value) => value.trim()),
  );

/** An order's number and the buyer's email address. Only a mail shows whether they match. */
export const orderLinkRequest = z.strictObject({
  number: text(ORDER_NUMBER_LENGTH).check(
    z.refine((value) => value.length > 0 && value.length <= ORDER_NUMBER_LENGTH),
  ),
  email: text(PERSON_LENGTH.email).check(
    z.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= PERSON_LENGTH.email),
  ),
});
export type OrderLinkRequest = z.output<typeof orderLinkRequest>;

/** The same response in every case, so that it reveals nothing. */
const orderLinkAnswer = z.object({ message: z.string() });

export const orderLinkOperation = {
  id: 'sendOrderLink',
  summary: 'Mails a link to an order’s page, if number and address match. The answer is the same either way.',
  method: 'POST',
  path: '/api/order-link',
  body: { schema: orderLinkRequest, limit: BODY_LIMIT.orderLink, mayBeForm: true },
  answers: { 202: orderLinkAnswer },
  errors: ['order_link_unavailable', 'too_many_requests'],
  rateLimit: { calls: ORDER_LINKS_PER_MINUTE, seconds: 60 },
} as const satisfies Operation;
