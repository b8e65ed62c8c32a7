/** To the buyer: the links to files. */

export const subject = 'Your files: order {id}';
export const title = 'Your files are ready.';
/** `{id}` is in bold. */
export const opening = 'They belong to your order {id}. Please do not share the links.';
/** `{again}` is a link. */
export const until = 'The links work until {day}. After that, {again} with your order number.';
export const again = 'ask for new ones';
/** Over the files in other mails. */
export const files = 'Your files';
/** `{file}` is a link, `{detail}` its kind and size. */
export const file = '{file}, {detail}';
