/** The lists of fundings. */

export const empty = 'No projects at the moment';
export const others = 'Other projects';
/** On the sharing picture of the section. */
export const kicker = 'Funding';
/** On a creator’s page. */
export const stillInMaking = 'Still in the making';

/** The list: its rules, its links to those of each status, and its text when it is empty. */
export const rules =
  'These projects are not made yet. You pay now. If a project reaches its goal in time, it gets made; if not, we refund you in full within 14 days.';
export const status = 'Status';
export const allStates = 'All';
/** `{rest}` is a link: one of the two after it. */
export const emptyText = 'There is more in {rest}.';
export const restOfSection = 'the rest of this section';
export const restOfShop = 'the rest of the shop';

/** The parts of the page of one. */
export const howFar = 'Progress';
export const howToBack = 'How to back it';
export const story = 'The story';
export const questions = 'Questions and answers';
/** `{contact}` is a link, and `{name}` the creator’s first name. */
export const somethingElse = 'Something else? {contact} and we will ask {name}.';

/** When it opens and ends. */
export const until = 'Until {day}';
export const openBetween = 'Open from {start} to {end}';

/** How far it has come. */
export const raisedOf = '{raised} of {goal}';
export const ofGoal = 'of {goal}';
/** In the currency of the page, for a goal in another. `{own}` and `{ownGoal}` are in the goal’s currency. */
export const about = 'about {sum}';
export const raisedOfAbout = 'about {raised} of {goal}';
export const ofAboutGoal = 'of about {goal} ({own} of {ownGoal})';
/** `{currency}` is a name such as “pounds”, and `{day}` the day on which it opened. */
export const rateNote = 'Sums in {currency} are rounded, at the rate of {day}.';
export const people = { one: '{count} person', other: '{count} people' };
export const progressOf = 'Progress of {title}';
export const countedOn = 'Counted on {day}: {people}.';
export const willOpen = 'It opens on {moment}.';
export const willEnd = 'It ends on {moment}.';
export const updates = 'Updates';

/** Over the budget: while it is open, funded, and failed. */
export const whereItGoes = 'Where it goes';
export const whereItWent = 'Where it went';
export const whereItWouldHaveGone = 'Where it would have gone';
export const wholeBudget = 'Total';

/** Over the rewards: while it is open, failed, and funded. */
export const backIt = 'Back it';
export const whatWasOffered = 'What was on offer';
export const whatBackersGot = 'What backers got';
export const fromUntil = 'From {start}, until {end}.';
export const refundRule =
  'You pay when you back it. If it misses its goal, we refund you in full within 14 days of the end, the same way you paid.';
/** `{inShop}` is a link. */
export const alsoInShop =
  '{title} is also {inShop}, at a price without delivery. Orders there count towards the goal too.';
export const inShop = 'in the shop';
/** `{tax}` is a sentence about prices and tax. */
export const currencyRule =
  '{tax} Pledges in other currencies count towards the goal at a rate that was fixed when this opened.';

/** A reward. */
export const notAvailable = 'Not available';
export const notAvailableHere = 'Not available in your region.';
export const delivered = 'Delivered in {month}, delivery included';
export const byEmail = 'By email in {month}';
export const inPerson = 'In person, in {month}';
/** How and when it is delivered. `{delivery}` is one of the three above. */
export const deliveryLine = '{delivery}.';
export const atMost = 'Up to {count} characters.';
export const pledge = 'Pledge {price}';
export const soldOut = 'Sold out';

/** A pledge of any amount. `{currency}` is its sign. */
export const withoutReward = 'Pledge without a reward';
export const anySum = 'Every amount helps.';
export const amount = 'Amount ({currency})';
export const pledgeAmount = 'Pledge this amount';
export const enterAmount = 'Enter an amount.';
export const amountBetween = 'From {minimum} to {maximum}.';

/** After the number of them, in the description of a list. */
export const toBack = 'to back';
/** The title of the page of one, for browsers and search engines, and a shorter one. */
export const titleBy = '{title}, a project by {creator}';
export const titleAlone = '{title}, a project';
