import { createElement, type ReactElement } from 'react';
import { NewsletterPage } from '#src/features/subscriptions/NewsletterPage.tsx';
import * as words from '#src/words/en/newsletter.ts';
import { fill } from '#src/words/fill.ts';
import { storeSettings } from '../catalogue/snapshot.ts';

export type NewsletterState = Omit<Parameters<typeof NewsletterPage>[0], 'lead'>;

/** The newsletter's page in a state, in the shop's words. */
export function newsletterPage(shown: NewsletterState): ReactElement {
  const lead = fill(words.lead, { brand: storeSettings().brand.name });
  return createElement(NewsletterPage, { ...shown, lead });
}
