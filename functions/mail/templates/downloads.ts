import { dayIn } from '../../../src/core/regions/format.ts';
import { paths } from '../../../src/lib/paths.ts';
import { type Block, button, heading, list, type MailDocument, type Shop, text } from '../layout/document.ts';
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
    subject: `Your files: order ${order.id}`,
    preview: files.map(({ name }) => name).join(', '),
    title: 'Your files are ready.',
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(
        'They belong to your order ',
        { strong: order.id },
        '. The links are yours alone: please do not pass them on.',
      ),
      ...filesOf(files, ''),
      ...(expiresAt
        ? [
            text(
              `The links open until ${dayIn(order.region, expiresAt)}. After that, `,
              {
                label: 'ask for new ones',
                href: `${shop.url}${paths.downloads}`,
              },
              ' with your order number.',
            ),
          ]
        : []),
      text(...helpOf(order, shop)),
      button('See your order', order.url),
    ],
  };
}

/** The files with their links, as a part of a mail about an order. */
export function filesOf(files: readonly MailFile[], title = 'Your files'): Block[] {
  if (files.length === 0) return [];
  return [
    ...(title ? [heading(title)] : []),
    list(...files.map(({ name, detail, url }) => [{ label: name, href: url }, `, ${detail}`])),
  ];
}
