import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { outFolder } from '#src/lib/out-folder.ts';
import type { JsonSchema, OpenApi, OperationObject, Parameter } from './openapi.ts';

/**
 * The path of the generated API description, relative to the build's output folder. It is written before the
 * pages are rendered.
 */
export const DESCRIPTION_FILE = '.snapshot/openapi.json';

/** Reads the API description that the build wrote. */
export async function description(): Promise<OpenApi> {
  return JSON.parse(await readFile(path.join(outFolder(), DESCRIPTION_FILE), 'utf8')) as OpenApi;
}

export type TextRun = { text: string; isCode: boolean };

/** Splits a Markdown text into paragraphs of plain text and inline code. */
export function paragraphsOf(text: string): TextRun[][] {
  return text
    .replaceAll('**', '')
    .split('\n\n')
    .map((paragraph) => paragraph.split('`').map((run, index) => ({ text: run, isCode: index % 2 === 1 })));
}

type ShownParameter = { name: string; words: string };
type ShownOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: ShownParameter[];
  body: string | undefined;
  answers: { status: string; words: TextRun[][] }[];
};
export type ShownGroup = { name: string; description: string; operations: ShownOperation[] };

/** The operations with their parameters and responses, by group, for the documentation page. */
export function shownGroups({ tags, paths }: OpenApi): ShownGroup[] {
  const all = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      shown: shownOperation(method.toUpperCase(), address, operation),
    })),
  );
  return tags.map((tag) => ({
    ...tag,
    operations: all.flatMap((one) => (one.tag === tag.name ? [one.shown] : [])),
  }));
}

function shownOperation(
  method: string,
  address: string,
  { operationId, summary, parameters = [], requestBody, responses }: OperationObject,
): ShownOperation {
  return {
    id: operationId,
    method,
    path: address,
    summary,
    parameters: parameters
      .filter((one) => one.in !== 'path')
      .map((one) => ({ name: one.name, words: parameterWords(one) })),
    body: requestBody?.description,
    answers: Object.entries(responses).map(([status, response]) => ({
      status,
      words: paragraphsOf(response.description),
    })),
  };
}

function parameterWords({ schema, description: about, style }: Parameter): string {
  const { default: usual } = schema;
  const words = [
    about ?? schemaWords(schema, style !== undefined),
    usual === undefined || Array.isArray(usual) ? undefined : `default ${usual}`,
  ];
  return words.filter(Boolean).join('; ');
}

function schemaWords(
  { type, enum: choices, minimum, maximum, maxLength, items }: JsonSchema,
  isList: boolean,
): string {
  if (isList) return `some of ${list((items as JsonSchema).enum)}, separated by commas`;
  if (choices) return `one of ${list(choices)}`;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  return maxLength === undefined ? 'text' : `text of at most ${maxLength} characters`;
}

const list = (choices: unknown) => (choices as string[]).join(', ');
