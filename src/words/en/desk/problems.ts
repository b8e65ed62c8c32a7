/** What the desk says when it refuses a call. */
export const notAllowed = 'Your role does not allow this.';
