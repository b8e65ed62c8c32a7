/** The addresses of the desk and its API. */
export const DESK = '/desk';
export const DESK_API = '/api/desk';
/** The page that a mailed link to sign in opens. Its token is in the fragment, which browsers do not send. */
export const DESK_SIGN_IN = `${DESK}/sign-in`;
