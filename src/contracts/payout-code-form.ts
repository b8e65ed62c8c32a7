/** A payout code as stored by the catalogue and the browser. */
export const PAYOUT_CODE = /^[a-z0-9-]{3,40}$/;
/** Maximum length of the name that a payout code credits, in characters. */
export const PAYOUT_SOURCE_LENGTH = 60;
