import { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';

/** The part of JSON Schema that Zod writes for content. */
export type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  /** What the content check says of a text that does not match the pattern. */
  expected?: string;
  enum?: string[];
  const?: unknown;
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
    override: ({ zodSchema, jsonSchema }) => {
      const expected = expectedOf(zodSchema);
      if (expected) jsonSchema.expected = expected;
    },
  }) as JsonSchema;
}

/** The words of a pattern's own error. */
function expectedOf({ _zod }: z.core.$ZodType): string | undefined {
  const defs = _zod.def.checks?.map((check) => check._zod.def as z.core.$ZodCheckRegexDef) ?? [];
  const said = defs.find(({ format }) => format === 'regex')?.error?.({} as never);
  return typeof said === 'string' ? said : said?.message;
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

/** The schema of a record's values. */
export const objectOf = (value: JsonSchema | boolean | undefined) =>
  typeof value === 'object' ? value : undefined;
