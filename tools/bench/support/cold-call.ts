/**
 * Imports a function's bundle, calls it once and prints the duration of each in ms;
 * runs in a separate process.
 */
import { pathToFileURL } from 'node:url';

const [entry = '', url = '', method = 'GET', body, headers = '{}'] = process.argv.slice(2);
const started = performance.now();
const { default: handler } = await import(pathToFileURL(entry).href);
const imported = performance.now();
const request = new Request(url, { method, headers: JSON.parse(headers), ...(body && { body }) });
const response: Response = await handler(request, {
  geo: {},
  requestId: 'bench',
});
await response.text();
const answered = performance.now();
console.log(
  JSON.stringify({
    status: response.status,
    load: imported - started,
    answer: answered - imported,
    all: answered,
  }),
);
process.exit(0);
