/** Fundings at the desk: their progress, updates to backers, and the list for sending rewards. */
export const title = { one: 'One project', other: '{count} projects' };
export const none = 'There are no projects.';
export const noFunding = 'There is no such project.';
export const notYours = 'You see only your own projects.';
export const states = {
  upcoming: 'Upcoming',
  running: 'Open',
  ending: 'Ends soon',
  funded: 'Goal reached',
  counting: 'Counting',
  successful: 'Succeeded',
  failed: 'Failed',
};
export const funding = 'Funding';
export const state = 'State';
export const raised = 'Raised';
export const ofGoal = '{raised} of {goal}';
export const backers = 'Backers';
export const backersCount = { one: 'One backer', other: '{count} backers' };
export const ends = 'Ends';
export const drafts = 'Drafts';
export const draftsCount = { one: 'One draft', other: '{count} drafts' };
export const back = 'All projects';
export const page = 'Its page';
export const rewards = 'Rewards';
export const reward = 'Reward';
export const taken = 'Taken';
export const limit = 'Places';
export const unlimited = 'any number';
export const backersCsv = 'Backers as CSV';
export const updates = 'Updates';
export const noUpdates = 'No updates yet.';
export const updateStates = { draft: 'Draft', published: 'On the page', withdrawn: 'Withdrawn' };
export const mailed = 'mailed {day}';
export const notMailed = 'not mailed';
export const write = 'Write an update';
export const edit = 'Edit';
export const editTitle = 'Edit the update';
export const titleField = 'Title';
export const textField = 'Text';
export const textHint = 'Plain text. An empty line starts a paragraph. Backers get this text by mail.';
export const editHint = 'Changes the page. Nobody gets a second mail.';
export const save = 'Save';
export const saved = 'The update is saved.';
export const publish = 'Publish and mail to backers';
export const publishOnly = 'Publish on the page only';
export const publishSure = 'Publish “{title}” and mail it to the backers? A sent mail cannot be recalled.';
export const published = {
  one: 'It is on the page, and one mail is on its way.',
  other: 'It is on the page, and {count} mails are on their way.',
};
export const withdraw = 'Take off the page';
export const remove = 'Delete the draft';
export const withdrawSure = 'Take “{title}” off the page? Mails that were not sent yet are not sent.';
export const waitsForShop = 'The shop reads it and publishes it.';
export const by = 'by {name}';
export const noUpdate = 'There is no such update.';
export const wasChanged = 'Somebody else changed this update. Look at it again.';
export const isPublished = 'This update is published.';
export const onlyDrafts = 'It is published. Ask the shop to change it.';
export const columns = {
  order: 'Order',
  day: 'Day',
  state: 'State',
  reward: 'Reward',
  pieces: 'Pieces',
  words: 'Words on it',
  answers: 'Answers',
  name: 'Name',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  county: 'County or state',
  postcode: 'Postcode',
  country: 'Country code',
  email: 'Email',
  phone: 'Phone',
};
