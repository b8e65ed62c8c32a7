/** The parameter of Stripe's return URL. */
const PARAMETER = 'session_id';
const KEPT = 'paymentSession';

/**
 * Takes the checkout session id of a success page out of the address, so that it is not in screenshots,
 * bookmarks or shared links. The history entry keeps it: when the page is reloaded without the id, this
 * redirects to the address with it. Returns undefined when there is none.
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
