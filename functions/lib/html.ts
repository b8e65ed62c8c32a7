export { html, type SafeHtml } from '../../src/lib/html.ts';
