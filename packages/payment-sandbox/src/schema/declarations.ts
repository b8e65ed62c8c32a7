import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The part of JSON Schema (2020-12) that the SDK's types need. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: (string | number | boolean | null)[];
  /** `''` unsets the parameter. */
  'x-emptyable'?: true;
  [key: string]: unknown;
};

type Side = 'request' | 'response';

/**
 * Reads types of the installed `stripe` package with the TypeScript compiler (1 to 4 s). Request schemas
 * are closed: no other keys, no other enum values. In responses, every key that is not optional is
 * required. Another API object is only "a string or an object", since it may be expanded or not.
 */
export function readDeclarations(names: readonly string[], side: Side): Map<string, Schema> {
  const { checker, source } = compile(names);
  const schemas = new Map<string, Schema>();
  source.forEachChild((node) => {
    if (!ts.isTypeAliasDeclaration(node)) return;
    const name = names[Number(node.name.text.slice(1))];
    if (name) schemas.set(name, walk(checker, checker.getTypeAtLocation(node.name), side, 0));
  });
  return schemas;
}

/** The version of the installed SDK, and of the API that it pins. */
export function installedStripe(): { sdk: string; api: string } {
  const root = dirname(dirname(sdkEntry()));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const api = /ApiVersion = "([^"]+)"/.exec(readFileSync(join(root, 'esm/apiVersion.d.ts'), 'utf8'))?.[1];
  return { sdk: version, api: api ?? 'unknown' };
}

function sdkEntry(): string {
  return fileURLToPath(import.meta.resolve('stripe')).replace(/\.js$/, '.d.ts');
}

function compile(names: readonly string[]) {
  const entry = sdkEntry();
  const file = join(dirname(entry), '__parameters.ts');
  const text = [
    `import Stripe from './stripe.esm.node.js';`,
    ...names.map((name, index) => `export type T${index} = Stripe.${name};`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? text : readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
      : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  if (!source) throw new Error('The declarations of the stripe package could not be read.');
  return { checker: program.getTypeChecker(), source };
}

function walk(checker: ts.TypeChecker, type: ts.Type, side: Side, depth: number): Schema {
  const members = (type.isUnion() ? type.types : [type]).filter((t) => !(t.flags & UNSET));
  const isNullable = type.isUnion() && type.types.some((t) => t.flags & ts.TypeFlags.Null);
  const literals = members.filter((t) => t.isStringLiteral() || t.isNumberLiteral()) as ts.LiteralType[];
  const values = literals.map((t) => t.value as string | number).filter((v) => v !== '');
  const kinds = new Set<string>();
  const schema: Schema = {};
  for (const member of members) {
    if (member.flags & ts.TypeFlags.BooleanLike) kinds.add('boolean');
    else if (member.flags & ts.TypeFlags.NumberLike) kinds.add('integer');
    else if (isText(member)) kinds.add('string');
    else if (checker.isArrayType(member)) {
      kinds.add('array');
      schema.items = walk(
        checker,
        checker.getTypeArguments(member as ts.TypeReference)[0] as ts.Type,
        side,
        depth + 1,
      );
    } else if (member.flags & ts.TypeFlags.Object) {
      kinds.add('object');
      Object.assign(schema, walkObject(checker, member, side, depth));
    }
    if (isDecimal(member)) schema.format = 'decimal';
  }
  // Enums are open in the types (`'a' | OtherString`). Our requests may use only the listed values.
  if (values.length > 0 && kinds.size === 1 && (side === 'request' || values.length === literals.length)) {
    if (side === 'request' || !members.some(isOtherString)) schema.enum = [...values].sort();
  }
  if (side === 'request' && literals.some((t) => t.value === '')) schema['x-emptyable'] = true;
  if (side === 'response' && isNullable) {
    kinds.add('null');
    if (schema.enum) schema.enum.push(null);
  }
  const list = [...kinds].sort();
  if (list.length > 0) schema.type = list.length === 1 ? list[0] : list;
  return schema;
}

function walkObject(checker: ts.TypeChecker, type: ts.Type, side: Side, depth: number): Schema {
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (index && type.getProperties().length === 0) {
    // The types allow numbers as metadata values, but the API stores and returns them as text.
    const isMetadata = type.symbol?.name === 'MetadataParam';
    return {
      additionalProperties: isMetadata ? { type: 'string' } : walk(checker, index.type, side, depth + 1),
    };
  }
  const properties = type.getProperties();
  if (side === 'response' && depth > 0 && properties.some((p) => p.name === 'object')) return {};
  const required = properties.filter((p) => !(p.flags & ts.SymbolFlags.Optional)).map((p) => p.name);
  return {
    properties: Object.fromEntries(
      properties
        .map((p): [string, Schema] => [p.name, walk(checker, checker.getTypeOfSymbol(p), side, depth + 1)])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    ...(required.length > 0 && { required: required.sort() }),
    ...(side === 'request' && { additionalProperties: false }),
  };
}

const UNSET = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;

/** Ignores `''`, which only marks an `Emptyable<T>`. */
function isText(type: ts.Type): boolean {
  if (type.isStringLiteral()) return type.value !== '';
  return Boolean(type.flags & ts.TypeFlags.StringLike) || isOtherString(type) || isDecimal(type);
}

function isOtherString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((t) => Boolean(t.flags & ts.TypeFlags.String));
}

function isDecimal(type: ts.Type): boolean {
  return type.symbol?.name === 'Decimal' || type.aliasSymbol?.name === 'Decimal';
}
