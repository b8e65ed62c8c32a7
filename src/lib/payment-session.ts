/** As the payment provider's return link names it. */
const PARAMETER = 'session_id';
const KEPT = 'paymentSession';

/**
 * The payment that a success page is about, taken out of the address bar, so that it is in no screenshot, bookmark or link that somebody
 * passes on. The entry in the tab's history keeps it: a reload, which asks for the bare address, goes on to the page that shows it.
 */
export function takePaymentSession(): string | undefined {
  const { pathname, search } = location;
  const session = new URLSearchParams(search).get(PARAMETER);
  const state = history.state as Record<string, unknown> | null;
  if (session) {
    history.replaceState({ ...state, [KEPT]: session }, '', pathname);
    return session;
  }
  if (typeof state?.[KEPT] === 'string')
    location.replace(`${pathname}?${new URLSearchParams({ [PARAMETER]: state[KEPT] })}`);
  return undefined;
}
