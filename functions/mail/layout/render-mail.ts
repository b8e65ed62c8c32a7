import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailDocument, Shop } from './document.ts';
import { MailPage } from './MailPage.tsx';
import { plainText } from './plain-text.ts';

export type RenderedMail = { subject: string; html: string; text: string };

/** As react-email's own `render` does, which would bring a second renderer, a formatter and a parser of HTML into the function. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Lays a mail out: an HTML part and a plain one that says the same. */
export function renderMail(document: MailDocument, shop: Shop): RenderedMail {
  return {
    subject: document.subject,
    html: `${DOCTYPE}${renderToStaticMarkup(createElement(MailPage, { document, shop }))}`,
    text: plainText(document, shop),
  };
}
