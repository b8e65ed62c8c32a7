/** The remark of a preview on unpublished pages. `{moment}` is a day and a time. */

export const draft = 'Preview: this page is a draft. The site does not have it.';
export const from = 'Preview: the site has this page from {moment} on.';
/** A time in UTC, not that of the reader's clock. */
export const moment = '{moment} UTC';
export const until = 'Preview: the site had this page until {moment}.';
