import { type JsonSchema, jsonSchemaOf } from '#src/catalogue/schemas/json-schema.ts';
import type { ContentKind } from '#src/content.schemas.ts';

/**
 * The schema of a kind as its form shows it: where a value is one of several objects, the form has the
 * fields of all of them, and the content check says which go together.
 */
export const formSchemaOf = (kind: ContentKind): JsonSchema => merged(jsonSchemaOf(kind));

function merged(schema: JsonSchema): JsonSchema {
  const { anyOf = [], properties, items, additionalProperties, ...others } = schema;
  if (anyOf.length > 0 && anyOf.every((one) => one.properties))
    return merged({
      ...others,
      type: 'object',
      properties: Object.assign({}, ...anyOf.map((one) => one.properties)),
    });
  return {
    ...others,
    ...(anyOf.length > 0 && { anyOf: anyOf.map(merged) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, merged(property)]),
      ),
    }),
    ...(items && { items: merged(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? merged(additionalProperties) : additionalProperties,
    }),
  };
}
