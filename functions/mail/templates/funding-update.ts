import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/funding-update.ts';
import { fill } from '#src/words/fill.ts';
import { button, type MailDocument, text } from '../layout/document.ts';

/** News as it was written: plain text, in which an empty line separates paragraphs. */
type News = { title: string; text: string };
type About = { title: string; url: string; creator: string };

/** To a backer, with what the creator or the shop wrote about the funding. */
export function fundingUpdateMail(
  { id, region }: { id: string; region: RegionCode },
  news: News,
  funding: About,
): MailDocument {
  return {
    subject: fill(words.subject, { funding: funding.title }),
    preview: fill(words.preview, { title: news.title, creator: funding.creator }),
    title: news.title,
    region,
    reason: fill(words.reason, { funding: funding.title, id }),
    blocks: [
      ...news.text.split(/\n{2,}/).map((paragraph) => text(paragraph.trim())),
      button(words.see, `${funding.url}#diary`),
    ],
  };
}
