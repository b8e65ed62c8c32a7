/** What a browser says when the shop does not answer. */

export const timeout = 'That took too long.';
export const offline = 'We could not reach the shop. Are you online?';
export const broken = 'Something has gone wrong on our side.';
