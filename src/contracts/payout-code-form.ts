/** A payout code as the catalogue and the browser keep it. */
export const PAYOUT_CODE = /^[a-z0-9-]{3,40}$/;
/** Whom a payout code credits, in characters. */
export const PAYOUT_SOURCE_LENGTH = 60;
