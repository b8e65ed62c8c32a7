import { dayIn } from '#src/core/regions/format.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/mails/downloads.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import { fill } from '#src/words/fill.ts';
import {
  type Block,
  button,
  heading,
  list,
  type MailDocument,
  type Shop,
  sentence,
  text,
} from '../layout/document.ts';
import { helpOf, type MailFile, type MailOrder, orderReason } from './order.ts';

/**
 * To the buyer: the download links.
 * @param expiresAt the day on which they expire, as an ISO date
 */
export function downloadLinks(
  order: MailOrder,
  shop: Shop,
  { files, expiresAt }: { files: readonly MailFile[]; expiresAt?: string | undefined },
): MailDocument {
  return {
    subject: fill(words.subject, { id: order.id }),
    preview: files.map(({ name }) => name).join(', '),
    title: words.title,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(...sentence(words.opening, { id: { strong: order.id } })),
      ...filesOf(files, ''),
      ...(expiresAt
        ? [
            text(
              ...sentence(words.until, {
                day: dayIn(order.region, expiresAt),
                again: { label: words.again, href: `${shop.url}${paths.downloads}` },
              }),
            ),
          ]
        : []),
      text(...helpOf(order, shop)),
      button(orderWords.see.order, order.url),
    ],
  };
}

/** The files with their links, as a part of a mail about an order. */
export function filesOf(files: readonly MailFile[], title = words.files): Block[] {
  if (files.length === 0) return [];
  return [
    ...(title ? [heading(title)] : []),
    list(
      ...files.map(({ name, detail, url }) =>
        sentence(words.file, { file: { label: name, href: url }, detail }),
      ),
    ),
  ];
}
