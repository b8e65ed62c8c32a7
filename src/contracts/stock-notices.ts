import * as z from 'zod/mini';
import * as words from '../words/en/field-rules.ts';
import { TRAP_FIELD } from './form-fields.ts';
import { BODY_LIMIT, CATALOGUE_ID, CATALOGUE_ID_LENGTH, PERSON_LENGTH } from './limits.ts';
import type { Operation } from './operation.ts';

const id = z.string().check(z.regex(CATALOGUE_ID, words.catalogueId), z.maxLength(CATALOGUE_ID_LENGTH));

/** A request for one mail when a product, or one of its formats, is back in stock in the visitor's region. */
const stockNoticeRequest = z.strictObject({
  productId: id,
  productFormatId: z.optional(id),
  email: z.email().check(z.maxLength(PERSON_LENGTH.email)),
  [TRAP_FIELD]: z.optional(z.literal('')),
});
export type StockNoticeRequest = z.output<typeof stockNoticeRequest>;

export const stockNoticeOperation = {
  id: 'requestStockNotice',
  summary:
    'Mails an address once when a product that is sold out is available again. The answer is the same for a repeated request.',
  method: 'POST',
  path: '/api/stock-notices',
  body: { schema: stockNoticeRequest, limit: BODY_LIMIT.subscription, mayBeForm: true },
  mayNeedProof: true,
  answers: { 202: z.object({ message: z.string() }) },
  errors: ['unknown_product', 'in_stock', 'too_many_requests', 'not_kept'],
} as const satisfies Operation;
