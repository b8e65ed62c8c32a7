import { type Event, parseEnvelope } from '@sentry/core';
import { defaultStackParser, LightNodeClient, makeNodeTransport } from '@sentry/node-core/light';

export type ErrorService = {
  client: LightNodeClient;
  /** Frames of a stack's lines that begin with `at `. */
  parse: (stack: string[]) => ReturnType<typeof defaultStackParser>;
};

/** Opens the error-reporting service. Loaded at the first failure; without integrations, so it hooks into nothing and adds nothing. */
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

/** The event in an envelope, unchecked; undefined where it holds none or is no envelope. */
export function eventIn(envelope: string): unknown {
  try {
    const [, items] = parseEnvelope(envelope);
    return items.find(([{ type }]) => type === 'event')?.[1] as Event | undefined;
  } catch {
    return undefined;
  }
}
