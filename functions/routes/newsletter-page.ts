import { createElement, type ReactElement } from 'react';
import { NewsletterPage } from '../../src/features/subscriptions/NewsletterPage.tsx';
import { fill } from '../../src/words/fill.ts';
import { storeSettings, storeWords } from '../catalogue/snapshot.ts';

export type NewsletterState = Omit<Parameters<typeof NewsletterPage>[0], 'lead'>;

/** The newsletter's page in a state, in the shop's words. */
export function newsletterPage(shown: NewsletterState): ReactElement {
  const lead = fill(storeWords().newsletter.lead, { brand: storeSettings().brand.name });
  return createElement(NewsletterPage, { ...shown, lead });
}
