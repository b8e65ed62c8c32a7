/** The lists of fundings. */

export const empty = 'No fundings at the moment';
export const others = 'Other fundings';
/** On the sharing picture of the section. */
export const kicker = 'Funding';
/** On a creator’s page. */
export const stillInMaking = 'Still in the making';

/** The list: its rules, its links to those of each status, and what stands there when it is empty. */
export const rules =
  'Most of this does not exist yet. You pay now; if the goal is reached by the day it ends, it gets made, and if it is not, you are paid back in full within fourteen days.';
export const status = 'Status';
export const allStates = 'All';
/** `{rest}` is a link: one of the two after it. */
export const emptyText = 'There is more in {rest}.';
export const restOfSection = 'the rest of this section';
export const restOfShop = 'the rest of the shop';

/** The parts of the page of one. */
export const howFar = 'How far it has come';
export const howToBack = 'How to back it';
export const story = 'The story';
export const questions = 'Questions and answers';
/** `{contact}` is a link, and `{name}` the creator’s first name. */
export const somethingElse = 'Something else? {contact} and we will ask {name}.';

/** When it opens and ends. */
export const until = 'Until {day}';
export const openBetween = 'Open from {start} to {end}';
export const moment = '{day}, {time} UTC';

/** How far it has come. */
export const raisedOf = '{raised} of {goal}';
export const ofGoal = 'of {goal}';
export const people = { one: '{count} person', other: '{count} people' };
export const progressOf = 'How far {title} has come';
export const countedOn = 'Counted on {day}: {people}.';
export const willOpen = 'It opens on {moment}.';
export const willEnd = 'It ends on {moment}.';
export const updates = 'Since then';

/** Over the budget: while it is open, funded, and failed. */
export const whereItGoes = 'Where it goes';
export const whereItWent = 'Where it went';
export const whereItWouldHaveGone = 'Where it would have gone';
export const wholeBudget = 'All of it';

/** Over the rewards: while it is open, failed, and funded. */
export const backIt = 'Back it';
export const whatWasOffered = 'What was on offer';
export const whatBackersGot = 'What backers got';
export const fromUntil = 'From {start}, until {end}.';
export const refundRule =
  'You pay when you back it. If the goal is not reached, you get all of it back within fourteen days of the end, the way it came.';
/** `{inShop}` is a link. */
export const alsoInShop = '{title} is {inShop} as well: ordering it there counts towards this, too.';
export const inShop = 'in the shop';
/** `{tax}` is a sentence about prices and tax. */
export const currencyRule =
  '{tax} The goal is counted in one currency: each pledge in another counts at a rate that was fixed when this opened.';

/** A reward. */
export const notAvailable = 'Not available';
export const notAvailableHere = 'Not available in your region.';
export const delivered = 'Delivered in {month}, delivery included';
export const byEmail = 'By e-mail in {month}';
export const inPerson = 'In person, in {month}';
/** How and when it is delivered. `{delivery}` is one of the three above. */
export const deliveryLine = '{delivery}.';
export const atMost = 'Up to {count} characters.';
export const pledge = 'Pledge {price}';
export const soldOut = 'Sold out';

/** A pledge of any amount. `{currency}` is its sign. */
export const withoutReward = 'Pledge without a reward';
export const anySum = 'Any sum helps as much as any other of its size.';
export const amount = 'Amount ({currency})';
export const pledgeAmount = 'Pledge this amount';
export const enterAmount = 'Enter an amount.';
export const amountBetween = 'From {minimum} to {maximum}.';

/** After the number of them, in the description of a list. */
export const toBack = 'to back';
/** The title of the page of one, for browsers and search engines, and a shorter one. */
export const titleBy = '{title}, a funding by {creator}';
export const titleAlone = '{title}, a funding';
