/** The parts that the sandbox's pages are made of, for other stand-ins that look the same. */
export { sendAsset } from './assets.ts';
export { readBody } from './body.ts';
export { ApiError } from './errors.ts';
export { decodeForm } from './form.ts';
export { guard } from './guard.ts';
export { type Html, html } from './html.ts';
export { listen } from './listen.ts';
export { type Page, seeOther, sendPage } from './pages.ts';
