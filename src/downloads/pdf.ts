import PDFDocument from 'pdfkit';
import type { Chapter, Manuscript, Part } from './manuscript.ts';
import { type PdfFaces, type PdfFont, pdfFaces, runsOf } from './pdf-fonts.ts';

type Options = {
  /** A JPEG for the first page. */
  cover?: Buffer | undefined;
  /** `cards`: one chapter per page, in card size, to print and cut. */
  layout?: 'book' | 'cards';
};

/** Page sizes in points: A5, and cards of 148 by 105 mm. */
const SIZES = { book: [420, 595], cards: [420, 298] } as const;
const MARGIN = 48;

/**
 * Builds a manuscript as PDF: cover, title page and chapters, with bookmarks, page numbers, and tags for
 * screen readers. The output is deterministic.
 */
export async function pdf(book: Manuscript, { cover, layout = 'book' }: Options = {}): Promise<Buffer> {
  const faces = await pdfFaces();
  const document = new PDFDocument({
    size: [...SIZES[layout]],
    margin: layout === 'book' ? MARGIN : 28,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: book.title,
      Author: book.author,
      Subject: book.summary,
      Creator: book.publisher,
      Producer: book.publisher,
      CreationDate: book.date,
      ModDate: book.date,
    },
  });
  const finished = collect(document);
  for (const { name, bytes } of [...faces.text, ...faces.display]) document.registerFont(name, bytes);
  if (cover) {
    document.addPage({ margin: 0 });
    const figure = document.struct('Figure', { alt: `Cover: ${book.title} by ${book.author}` }, [
      () => document.image(cover, 0, 0, { cover: [...SIZES[layout]], align: 'center', valign: 'center' }),
    ]);
    document.addStructure(figure);
    figure.end();
  }
  const write = writer(document, faces, layout === 'book' ? 1 : 0.82);
  if (layout === 'book') titlePage(document, write, book);
  for (const chapter of book.chapters) chapterPages(document, write, chapter);
  numberPages(document, faces, cover ? 2 : 1);
  document.end();
  return finished;
}

type Write = (
  tag: 'H1' | 'H2' | 'P' | 'LI',
  text: string,
  style: { size: number; isDisplay?: boolean; indent?: number; above?: number; colour?: string },
) => void;

/** Returns a function that writes a paragraph below the previous one, with a font for each of its runs. */
function writer(document: PDFKit.PDFDocument, faces: PdfFaces, scale: number): Write {
  return (tag, text, { size, isDisplay = false, indent = 0, above = 0.5, colour = INK }) => {
    const points = size * scale;
    const face: readonly PdfFont[] = isDisplay ? faces.display : faces.text;
    const { left, right, bottom } = document.page.margins;
    const width = document.page.width - left - right - indent;
    document.y += above * points;
    // Keeps a heading with its text, and avoids a single line at the bottom.
    const room = points * (tag === 'P' || tag === 'LI' ? 2.6 : 6);
    if (document.y + room > document.page.height - bottom) document.addPage();
    const runs = runsOf(text, face);
    const element = document.struct(tag, {}, () => {
      for (const [index, run] of runs.entries()) {
        document.font(run.font).fontSize(points).fillColor(colour);
        const options = { width, continued: index < runs.length - 1, lineGap: points * 0.28 };
        if (index === 0) document.text(run.text, left + indent, document.y, options);
        else document.text(run.text, options);
      }
    });
    document.addStructure(element);
    element.end();
  };
}

const INK = '#231a14';
const QUIET = '#6b5d52';

function titlePage(document: PDFKit.PDFDocument, write: Write, book: Manuscript): void {
  document.addPage();
  document.y = 150;
  write('H1', book.title, { size: 30, isDisplay: true });
  write('P', `by ${book.author}`, { size: 13 });
  write('P', book.summary, { size: 11, above: 1.6 });
  write('P', book.publisher, { size: 11, above: 4, colour: QUIET });
}

function chapterPages(document: PDFKit.PDFDocument, write: Write, { title, parts }: Chapter): void {
  document.addPage();
  document.outline.addItem(title);
  write('H1', title, { size: 22, isDisplay: true, above: 0 });
  for (const part of parts) writePart(write, part);
}

function writePart(write: Write, part: Part): void {
  if ('items' in part)
    for (const [index, item] of part.items.entries())
      write('LI', part.kind === 'steps' ? `${index + 1}. ${item}` : `• ${item}`, {
        size: 11,
        indent: 6,
        above: part.kind === 'steps' ? 0.5 : 0.2,
      });
  else if (part.kind === 'heading') write('H2', part.text, { size: 13, isDisplay: true, above: 1 });
  else write('P', part.text, { size: 11, above: 0.8, ...(part.kind === 'note' && { colour: QUIET }) });
}

/** Adds page numbers as artifacts, outside the tagged content. */
function numberPages(document: PDFKit.PDFDocument, faces: PdfFaces, first: number): void {
  const { start, count } = document.bufferedPageRange();
  const [font] = faces.text;
  for (let page = start + first; page < start + count; page += 1) {
    document.switchToPage(page);
    document.markContent('Artifact', { type: 'Pagination' });
    // Below the margin, where text would otherwise start a new page.
    document.page.margins.bottom = 0;
    document
      .font(font?.name ?? '')
      .fontSize(8)
      .fillColor(QUIET);
    document.text(String(page + 1), 0, document.page.height - 30, {
      width: document.page.width,
      align: 'center',
      lineBreak: false,
    });
    document.endMarkedContent();
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
