/** The days before a buyer is asked for a review: after the parcel was sent, or after files were paid for. */
export const DAYS_BEFORE_REVIEW = { posted: 14, files: 7 };

/** How long the link to write a review works, in days. */
export const REVIEW_LINK_DAYS = 90;
