/** The text beside the newsletter checkbox at checkout, and the id under which the consent is stored. */
export const NEWS_WORDING = {
  id: 'news-4',
  text: 'Yes, email me news. I can unsubscribe at any time.',
} as const;

/** The same for the newsletter form. */
export const NEWSLETTER_WORDING = {
  id: 'newsletter-4',
  text: 'Email me news. I can unsubscribe with one click, in every email.',
} as const;

/**
 * All texts ever shown, the latest last. A consent refers to one of them, so entries are never changed or
 * removed. A new text gets a new entry with a new id.
 */
export const NEWS_WORDINGS = [
  {
    id: 'news-1',
    text: 'Yes, write to me when there is something new to cook. I can take that back at any time.',
  },
  {
    id: 'newsletter-1',
    text: 'Write to me when there is something new to cook. I can end that with one click, in any of those mails.',
  },
  { id: 'news-2', text: 'Yes, send me news by e-mail. I can take that back at any time.' },
  {
    id: 'newsletter-2',
    text: 'Send me news by e-mail. I can end that with one click, in any of those mails.',
  },
  { id: 'news-3', text: 'Yes, send me news by email. I can take that back at any time.' },
  {
    id: 'newsletter-3',
    text: 'Send me news by email. I can end that with one click, in any of those mails.',
  },
  NEWS_WORDING,
  NEWSLETTER_WORDING,
] as const;

export type NewsWordingId = (typeof NEWS_WORDINGS)[number]['id'];
