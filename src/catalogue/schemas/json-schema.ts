import { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';

/** The part of JSON Schema that Zod writes for content. */
export type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: string[];
  default?: unknown;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/** The schema of a kind of content as JSON Schema. Days are texts in a file. */
export function jsonSchemaOf(kind: ContentKind): JsonSchema {
  return z.toJSONSchema(CONTENT_KINDS[kind].schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
}

/** The names of the fields at a path, as far as the schema says them. */
export function fieldNamesAt(kind: ContentKind, path: readonly PropertyKey[]): string[] {
  let at: JsonSchema | undefined = jsonSchemaOf(kind);
  for (const name of path)
    at =
      typeof name === 'number'
        ? at?.items
        : (at?.properties?.[String(name)] ?? objectOf(at?.additionalProperties));
  return Object.keys(at?.properties ?? {}).concat(at?.propertyNames?.enum ?? []);
}

const objectOf = (value: JsonSchema | boolean | undefined) => (typeof value === 'object' ? value : undefined);
