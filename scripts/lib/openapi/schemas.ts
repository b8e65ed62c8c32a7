import * as z from 'zod/mini';
import { creator } from '#src/contracts/catalogue/creators.ts';
import { category, product, productCreator } from '#src/contracts/catalogue/product.ts';
import { recipe } from '#src/contracts/catalogue/recipes.ts';
import { section, selection, statistics } from '#src/contracts/catalogue/store.ts';
import { basketRequest, pledgeRequest } from '#src/contracts/checkout.ts';
import { checkoutAnswer } from '#src/contracts/checkout-answer.ts';
import { checkoutQuote } from '#src/contracts/checkout-quote.ts';
import { configAnswer } from '#src/contracts/config.ts';
import { couponAnswer } from '#src/contracts/coupons.ts';
import { errorAnswer } from '#src/contracts/error.ts';
import { fundingAnswer } from '#src/contracts/fundings.ts';
import { messageAnswer } from '#src/contracts/messages.ts';
import { payoutCodeAnswer } from '#src/contracts/payout-codes.ts';
import { shippingMethod } from '#src/contracts/shipping-methods.ts';
import type { JsonSchema } from '#src/features/api/openapi.ts';

/** The schemas that have a name in the document. */
const NAMED: Record<string, z.core.$ZodType> = {
  Product: product,
  ProductCreator: productCreator,
  Category: category,
  Creator: creator,
  Recipe: recipe,
  Section: section,
  Selection: selection,
  Statistics: statistics,
  Funding: fundingAnswer,
  ShippingMethod: shippingMethod,
  Config: configAnswer,
  Coupon: couponAnswer,
  PayoutCode: payoutCodeAnswer,
  Basket: basketRequest,
  Pledge: pledgeRequest,
  CheckoutSession: checkoutAnswer,
  CheckoutQuote: checkoutQuote,
  MessageReference: messageAnswer,
  Error: errorAnswer,
};

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

/** Writes contracts as JSON Schema, and collects the named ones. */
export function schemaWriter() {
  const schemas: Record<string, JsonSchema> = {};
  const write = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
    const {
      $schema: _,
      $defs = {},
      ...written
    } = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        delete jsonSchema.id;
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, one] of Object.entries($defs)) schemas[name] = pointing(one);
    const name = names.get(schema)?.id;
    if (name === undefined) return pointing(written);
    schemas[name] ??= pointing(written);
    return { $ref: `#/components/schemas/${name}` };
  };
  return { schemas, write };
}

/** The same schema with references in OpenAPI's format. */
function pointing(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
