import { createHash } from 'node:crypto';
import { xmlText } from '../lib/xml.ts';
import type { Chapter, Manuscript, Part } from './manuscript.ts';
import { zip } from './zip.ts';

/** Builds a book as EPUB 3: its cover, a table of contents and a file per chapter. `cover` is a JPEG. */
export function epub(book: Manuscript, cover: Buffer): Buffer {
  const chapters = book.chapters.map((chapter, index) => ({
    ...chapter,
    file: `chapter-${index + 1}.xhtml`,
  }));
  const text = (content: string) => Buffer.from(content, 'utf8');
  return zip([
    // First and uncompressed, so that reading systems recognise the file type by its first bytes.
    { name: 'mimetype', content: text('application/epub+zip'), isStored: true },
    { name: 'META-INF/container.xml', content: text(CONTAINER) },
    { name: 'EPUB/package.opf', content: text(packageOf(book, chapters)) },
    { name: 'EPUB/nav.xhtml', content: text(contents(book, chapters)) },
    { name: 'EPUB/style.css', content: text(STYLE) },
    { name: 'EPUB/cover.jpg', content: cover, isStored: true },
    { name: 'EPUB/cover.xhtml', content: text(coverPage(book)) },
    ...chapters.map(({ file, ...chapter }) => ({
      name: `EPUB/${file}`,
      content: text(chapterPage(chapter)),
    })),
  ]);
}

type Filed = Chapter & { file: string };

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const STYLE = `body { font-family: serif; line-height: 1.5; margin: 5%; }
h1 { font-size: 1.6em; line-height: 1.15; margin: 2em 0 1em; }
h2 { font-size: 1.1em; margin: 1.6em 0 .4em; }
li { margin: .35em 0; }
.note { font-style: italic; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100%; }
`;

function packageOf(book: Manuscript, chapters: readonly Filed[]): string {
  const modified = book.date.toISOString().replace(/\.\d+Z$/, 'Z');
  const item = (id: string, href: string, type: string, properties = '') =>
    `    <item id="${id}" href="${href}" media-type="${type}"${properties && ` properties="${properties}"`}/>`;
  const page = 'application/xhtml+xml';
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">urn:uuid:${uuidOf(book.id)}</dc:identifier>
    <dc:title>${xmlText(book.title)}</dc:title>
    <dc:creator>${xmlText(book.author)}</dc:creator>
    <dc:publisher>${xmlText(book.publisher)}</dc:publisher>
    <dc:description>${xmlText(book.summary)}</dc:description>
    <dc:language>en</dc:language>
    <meta property="dcterms:modified">${modified}</meta>
    <meta property="schema:accessMode">textual</meta>
    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityFeature">tableOfContents</meta>
    <meta property="schema:accessibilityHazard">none</meta>
  </metadata>
  <manifest>
${[
  item('nav', 'nav.xhtml', page, 'nav'),
  item('style', 'style.css', 'text/css'),
  item('cover-image', 'cover.jpg', 'image/jpeg', 'cover-image'),
  item('cover', 'cover.xhtml', page),
  ...chapters.map(({ file }) => item(idOf(file), file, page)),
].join('\n')}
  </manifest>
  <spine>
${['cover', 'nav', ...chapters.map(({ file }) => idOf(file))].map((id) => `    <itemref idref="${id}"/>`).join('\n')}
  </spine>
</package>
`;
}

const idOf = (file: string) => file.replace('.xhtml', '');

function contents(book: Manuscript, chapters: readonly Filed[]): string {
  const lines = chapters.map(({ file, title }) => `<li><a href="${file}">${xmlText(title)}</a></li>`);
  return page(
    book.title,
    `<h1>${xmlText(book.title)}</h1><p class="note">by ${xmlText(book.author)}</p>
<nav epub:type="toc" id="toc"><h2>Contents</h2><ol>${lines.join('')}</ol></nav>`,
  );
}

function coverPage(book: Manuscript): string {
  const words = xmlText(`Cover: ${book.title} by ${book.author}`);
  return page(book.title, `<p class="cover" epub:type="cover"><img src="cover.jpg" alt="${words}"/></p>`);
}

function chapterPage({ title, parts }: Chapter): string {
  return page(
    title,
    `<section epub:type="chapter"><h1>${xmlText(title)}</h1>${parts.map(partText).join('\n')}</section>`,
  );
}

function partText(part: Part): string {
  if ('items' in part) {
    const tag = part.kind === 'steps' ? 'ol' : 'ul';
    return `<${tag}>${part.items.map((item) => `<li>${xmlText(item)}</li>`).join('')}</${tag}>`;
  }
  if (part.kind === 'heading') return `<h2>${xmlText(part.text)}</h2>`;
  return `<p${part.kind === 'note' ? ' class="note"' : ''}>${xmlText(part.text)}</p>`;
}

function page(title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${xmlText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

/** A deterministic UUID made from a name (RFC 9562, version 8). */
function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
