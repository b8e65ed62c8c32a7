import type { Consent } from '#src/core/privacy/consent.ts';
import { queryOne } from '#src/ui/query-one.ts';
import { showToast } from '#src/ui/toast.ts';
import * as words from '#src/words/en/consent.ts';
import { agreedHere, isSame, keepChoice, runnableHere } from './consent-here.ts';
import { forgetServices } from './forget-services.ts';

/** The categories that run on this page, until the next page. */
export const running: Consent = runnableHere();

/**
 * Applies a choice. Reloads the page when it changes what may run: a running script cannot be stopped, and
 * the page's policy belongs to the previous choice.
 */
export function decide(choice: Consent): void {
  keepChoice(choice);
  forgetServices(choice);
  if (!isSame(agreedHere(), running)) {
    location.reload();
    return;
  }
  endAsking();
  showToast({ text: words.saved });
}

/** Removes the banner. When the focus was inside, it moves to the main content. */
export function endAsking(): void {
  const asking = document.querySelector('.asking');
  const hadFocus = asking?.contains(document.activeElement);
  asking?.remove();
  delete document.documentElement.dataset.asking;
  if (hadFocus) queryOne(document, '#main').focus({ preventScroll: true });
}
