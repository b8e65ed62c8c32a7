/** What stands beside the box for news in the checkout, and the id by which the store keeps that it was this. */
export const NEWS_WORDING = {
  id: 'news-1',
  text: 'Yes, write to me when there is something new to cook. I can take that back at any time.',
} as const;

/** The same of the newsletter's own form. */
export const NEWSLETTER_WORDING = {
  id: 'newsletter-1',
  text: 'Write to me when there is something new to cook. I can end that with one click, in any of those mails.',
} as const;

/**
 * Everything that has ever stood there. Whoever ticks the box says yes to these words, so an entry never changes and never goes: other
 * words are a new entry with a new id.
 */
export const NEWS_WORDINGS = [NEWS_WORDING, NEWSLETTER_WORDING] as const;

export type NewsWordingId = (typeof NEWS_WORDINGS)[number]['id'];
