import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';

/** A text for people that a file has itself, and its line. */
export type WrittenWord = { line: number; text: string };

/** Attributes that no person reads. */
const UNREAD =
  /^(class|className|style|sizes|href|src|id|name|d|viewBox|type|rel|media|content|autoComplete|srcset|key|role|data-.*|aria-(describedby|labelledby|controls|live|current|hidden|haspopup))$/;
/** Calls whose texts go to logs, programmers or the database. */
const FOR_PROGRAMMERS =
  /(?:^|\.)(?:\w*Error|log|logThrottled|describe|console\.\w+|warn|error|query|querySelector(?:All)?|closest|matches|prepare|exec|memoizeByObject)$/;

/**
 * The texts for people in a source file: text between tags, and literals of two or more words or, in an
 * attribute that is read, of one. Imports, types, tagged templates, errors, logs and comments are not for
 * people.
 *
 * @param file decides how the text is read: `.astro`, `.tsx` or `.ts`
 */
export function writtenWords(file: string, source: string): WrittenWord[] {
  const text = file.endsWith('.astro') ? convertToTsx(source, { filename: file }).code : source;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: WrittenWord[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    const written = textOf(node);
    if (written && isForPeople(written, node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ line, text: written.trim().replace(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isJsxAttribute(node)) return UNREAD.test(node.name.getText());
  if (ts.isPropertyAssignment(node)) return UNREAD.test(node.name.getText().replace(/^'|'$/g, ''));
  if (ts.isNewExpression(node) || ts.isCallExpression(node))
    return FOR_PROGRAMMERS.test(node.expression.getText().replace(/\s/g, ''));
  return ts.isJsxElement(node) && /^(style|script)$/.test(node.openingElement.tagName.getText());
}

/** The text of a literal, with `{}` for what is put in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, ' ');
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return undefined;
}

function isForPeople(text: string, node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(text);
  const isRead = node.parent && ts.isJsxAttribute(node.parent);
  if (isRead && /^\p{Lu}\p{Ll}+$/u.test(text)) return true;
  if (ts.isTemplateExpression(node))
    return /\p{L}{2}[,.:;’]? \p{L}*|[\p{L}]{2}[,.]? \{\}|\{\},? \p{L}{2}/u.test(text);
  return /^[\p{L}“’-]+[,.:;]? [\p{L}“]/u.test(text);
}
