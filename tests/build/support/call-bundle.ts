/**
 * Imports one function's bundle, calls it once as the platform would,
 * and prints the answer as a line of JSON.
 */
import { pathToFileURL } from 'node:url';

const [entry = '', text = ''] = process.argv.slice(2);
const call = JSON.parse(text) as {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
  country?: string;
};
const { default: handler, config } = await import(pathToFileURL(entry).href);
const paths: string[] = [config.path ?? []].flat();
if (paths.length > 0 && !paths.some((pathname) => new URLPattern({ pathname }).test(call.url)))
  throw new Error(`${call.url} is not an address of this function (${config.path})`);

const { method = 'GET', headers, body, country } = call;
const request = new Request(call.url, {
  method,
  ...(headers && { headers }),
  ...(body !== undefined && { body }),
});
const context = {
  geo: country ? { country: { code: country } } : {},
  requestId: 'test',
};
const response: Response = await handler(request, context);
const answer = {
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
};
console.log(`ANSWER ${JSON.stringify(answer)}`);
// Everything is done; an open pool must not keep the process alive.
process.exit(0);
