import type { Consent, ConsentCategory } from '#src/core/privacy/consent.ts';
import type { TrackedEvent } from '#src/core/tracking/tracked-event.ts';
import type { Provider } from './providers/provider.ts';

const TRACKING_FAILED = 'Error while executing the logic to track the event';

/**
 * Sends each event to every service whose category has consent. Failures go only to `report` and affect
 * neither the page nor other services.
 */
export function createTracker(
  providers: Partial<Record<ConsentCategory, Provider>>,
  { agreed, report }: { agreed: () => Consent; report: (error: Error) => void },
): (event: TrackedEvent) => void {
  const tell = async (category: ConsentCategory, provider: Provider, event: TrackedEvent) => {
    try {
      if (agreed()[category]) await provider.send(event);
    } catch (cause) {
      report(new Error(TRACKING_FAILED, { cause }));
    }
  };
  return (event) => {
    for (const [category, provider] of Object.entries(providers))
      void tell(category as ConsentCategory, provider, event);
  };
}
