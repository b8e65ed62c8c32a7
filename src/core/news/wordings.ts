/** The text beside the newsletter checkbox at checkout, and the id under which the consent is stored. */
export const NEWS_WORDING = {
  id: 'news-1',
  text: 'Yes, write to me when there is something new to cook. I can take that back at any time.',
} as const;

/** The same for the newsletter form. */
export const NEWSLETTER_WORDING = {
  id: 'newsletter-1',
  text: 'Write to me when there is something new to cook. I can end that with one click, in any of those mails.',
} as const;

/**
 * All texts ever shown. A consent refers to one of them, so entries are never changed or removed. A new text
 * gets a new entry with a new id.
 */
export const NEWS_WORDINGS = [NEWS_WORDING, NEWSLETTER_WORDING] as const;

export type NewsWordingId = (typeof NEWS_WORDINGS)[number]['id'];
