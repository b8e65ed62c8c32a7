import {
  MutationCache,
  QueryCache,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { DeskContract } from '#src/contracts/desk/contract.ts';
import { CallError, call } from './call.ts';

/** The name of the event that shows the form to sign in over the screen, so that nothing typed is lost. */
export const SIGNED_OUT = 'desk:signed-out';

const onError = (error: unknown) => {
  if (error instanceof CallError && error.code === 'not_signed_in') dispatchEvent(new Event(SIGNED_OUT));
};

/** The cache of reads, kept while the tab is open. Reads without an answer are retried; writes never are. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && error instanceof CallError && error.code === 'offline',
    },
  },
});

/**
 * Reads an operation. It is read again when the window gets the focus, and after every write.
 * @param refetchMs reads again at this interval, in ms
 */
export function useRead<Input, Answer>(
  contract: DeskContract<Input, Answer>,
  input: Input,
  { isOn = true, refetchMs }: { isOn?: boolean; refetchMs?: number } = {},
): UseQueryResult<Answer, CallError> {
  return useQuery({
    queryKey: [contract.name, input],
    queryFn: () => call(contract, input),
    enabled: isOn,
    placeholderData: (before) => before,
    ...(refetchMs && { refetchInterval: refetchMs }),
  });
}

/** Writes by an operation. The screen's reads are repeated after it, also after a refusal. */
export function useWrite<Input, Answer>(
  contract: DeskContract<Input, Answer>,
): UseMutationResult<Answer, CallError, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(contract, input),
    onSettled: () => client.invalidateQueries(),
  });
}
