import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/review-invitation.ts';
import { fill } from '#src/words/fill.ts';
import { list, type MailDocument, type Shop, text } from '../layout/document.ts';

type Thing = { name: string; url: string };

/** To the buyer, some time after shipping: a review link for each product. Once per order. */
export function reviewInvitationMail(
  { id, region }: { id: string; region: RegionCode },
  things: readonly Thing[],
  shop: Shop,
): MailDocument {
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    region,
    reason: fill(words.reason, { site: shop.url, id }),
    blocks: [
      text(words.text),
      list(...things.map(({ name, url }) => [{ label: name, href: url }])),
      text(words.terms),
    ],
  };
}
