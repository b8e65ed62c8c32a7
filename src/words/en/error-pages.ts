/** The pages for an address without a page, and for an error of the server. */

export const notFoundTitle = 'This page could not be found';
/** `{search}` says what can be searched for. */
export const notFoundDescription = 'There is nothing at this address. {search}.';
export const notFoundHeading = 'Sorry we can not find the page you are looking for.';
export const notFoundReason =
  'It may have moved, or the address may have a typing error. Search for it, or start from a page below.';

export const serverErrorTitle = 'Internal Server Error';
export const serverErrorDescription = 'Something has gone wrong on our side.';
export const serverErrorCode = 'Error 500: Internal Server Error';
export const serverErrorHeading = 'Sorry, this is our fault';
/** `{contact}` is a link. */
export const serverErrorText =
  'Something has gone wrong. Please reload the page or {contact} if the problem persists.';
export const contact = 'contact us';
export const reload = 'Reload';
export const basketIsKept = 'Your basket is safe. Just paid? Look for our email before you pay again.';
/** `{number}` is the request’s number in the log. */
export const mentionNumber = 'If you write to us about it, mention {number}.';
