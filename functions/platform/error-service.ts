import { type Event, parseEnvelope } from '@sentry/core';
import { defaultStackParser, LightNodeClient, makeNodeTransport } from '@sentry/node-core/light';

export type ErrorService = {
  client: LightNodeClient;
  /** Parses the lines of a stack that begin with `at `. */
  parse: (stack: string[]) => ReturnType<typeof defaultStackParser>;
};

/**
 * Opens the error-reporting client. It is loaded on the first failure and has no integrations,
 * so it patches nothing.
 */
export function openErrorService(settings: {
  dsn: string | undefined;
  release: string;
  environment: string;
}): ErrorService {
  const client = new LightNodeClient({
    ...settings,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeNodeTransport,
    includeServerName: false,
    sendDefaultPii: false,
    sendClientReports: false,
  });
  client.init();
  return { client, parse: (stack) => defaultStackParser(`Error\n${stack.join('\n')}`) };
}

/** The event in a Sentry envelope, unvalidated; undefined when there is none. */
export function eventIn(envelope: string): unknown {
  try {
    const [, items] = parseEnvelope(envelope);
    return items.find(([{ type }]) => type === 'event')?.[1] as Event | undefined;
  } catch {
    return undefined;
  }
}
