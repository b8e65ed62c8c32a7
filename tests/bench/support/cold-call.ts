/** Imports a function's bundle, calls it once and prints how long each took, in ms; to be run in a process of its own. */
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
