/** What an operator did wrong, in words for them. */
export class OrderCommandError extends Error {
  override name = 'OrderCommandError';
}
