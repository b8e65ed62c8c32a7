import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailDocument, Shop } from './document.ts';
import { MailPage } from './MailPage.tsx';
import { mailAsText } from './mail-as-text.ts';

export type RenderedMail = { subject: string; html: string; text: string };

/**
 * The same doctype as react-email's `render`, which would add another renderer, a formatter and an HTML
 * parser to the function.
 */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders a mail to an HTML part and a plain-text part with the same content. */
export function renderMail(document: MailDocument, shop: Shop): RenderedMail {
  return {
    subject: document.subject,
    html: `${DOCTYPE}${renderToStaticMarkup(createElement(MailPage, { document, shop }))}`,
    text: mailAsText(document, shop),
  };
}
