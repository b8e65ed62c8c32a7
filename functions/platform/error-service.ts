// By name and not as a whole, so that a package carries what is used here and no more of the SDK.
import { createStackParser, createTransport, nodeStackLineParser, ServerRuntimeClient } from '@sentry/core';

export type ErrorService = {
  client: ServerRuntimeClient;
  /** Frames of a stack's lines that begin with `at `. */
  parse: (stack: string[]) => ReturnType<ReturnType<typeof createStackParser>>;
};

/** Opens the error-reporting service. Loaded at the first failure. */
export function openErrorService(settings: {
  dsn: string | undefined;
  release: string;
  environment: string;
}): ErrorService {
  const parser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    ...settings,
    platform: 'node',
    integrations: [],
    sendDefaultPii: false,
    sendClientReports: false,
    stackParser: parser,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit,
          headers: options.headers,
          signal: AbortSignal.timeout(5_000),
        });
        return {
          statusCode: answer.status,
          headers: {
            'retry-after': answer.headers.get('retry-after'),
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
          },
        };
      }),
  });
  client.init();
  return { client, parse: (stack) => parser(`Error\n${stack.join('\n')}`) };
}
