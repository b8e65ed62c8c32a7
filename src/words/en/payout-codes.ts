/** The codes of creators, who then get a share. */

export const incorrect = 'Incorrect payout code: {code}';
