/** The minimum work for a checkout request: reads the posted JSON, and answers JSON of the same form. */
import { listen, serveChild } from '../child.ts';

serveChild(
  await listen(async (request, response) => {
    const chunks = await request.toArray();
    JSON.parse(Buffer.concat(chunks).toString());
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"redirectUrl":"","checkoutSessionId":""}');
  }),
);
