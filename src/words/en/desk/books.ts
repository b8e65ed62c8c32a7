export const noPayout = 'There is no payout with this id.';
