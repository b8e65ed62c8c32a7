/** To the sender of a message: the shop’s answer. */

export const subject = 'Your message {number} to {shop}';
export const title = 'Our answer to your message.';
export const reply = 'If you have another question, reply to this email.';
export const reason = 'You get this email because you wrote to {shop} with this address.';
