/** What a preview says of pages that the site does not have. `{moment}` is a day and a time. */

export const draft = 'Preview: this page is a draft. The site does not have it.';
export const from = 'Preview: the site has this page from {moment} on.';
/** A moment, whose time is not that of the reader's clock. */
export const moment = '{moment} UTC';
export const until = 'Preview: the site had this page until {moment}.';
