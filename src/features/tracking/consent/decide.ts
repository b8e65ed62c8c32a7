import type { Consent } from '../../../core/privacy/consent.ts';
import { queryOne } from '../../../ui/query-one.ts';
import { showToast } from '../../../ui/toast.ts';
import { agreedHere, isSame, keepChoice, runnableHere } from './consent-here.ts';
import { forgetServices } from './forget-services.ts';

/** What runs in this page, and nothing else until the next one. */
export const running: Consent = runnableHere();

/**
 * Carries out a choice. Where it changes what may run, the page is loaded anew: a script that runs cannot be stopped, and the policy of
 * the page was made for the choice before.
 */
export function decide(choice: Consent): void {
  keepChoice(choice);
  forgetServices(choice);
  if (!isSame(agreedHere(), running)) {
    location.reload();
    return;
  }
  endAsking();
  showToast({ text: 'Saved. You can change this at the bottom of every page.' });
}

/** Takes the question away; focus that was in it goes on where the page begins. */
export function endAsking(): void {
  const asking = document.querySelector('.asking');
  const hadFocus = asking?.contains(document.activeElement);
  asking?.remove();
  delete document.documentElement.dataset.asking;
  if (hadFocus) queryOne(document, '#main').focus({ preventScroll: true });
}
