/** The frame of the desk: menu, search, states of loading. */
export const desk = 'desk';
export const title = '{screen} · {shop} desk';
export const menu = 'Desk';
export const menuAtFoot = 'Desk menu';
export const more = 'More';
export const skip = 'Skip to content';
export const signOut = 'Sign out';
export const noAnswer = 'The shop did not answer. Reload the page to see whether your change was saved.';
export const offline = 'There is no connection. What you typed is still here; try again when you are online.';
export const loading = 'Loading …';
export const again = 'Try again';
export const close = 'Close';
export const nothing = 'There is nothing here.';
export const troubleTitle = 'Something went wrong';
export const missing = 'There is no such screen.';
export const toStart = 'Go to the start screen';
export const screens = {
  today: 'Today',
  orders: 'Orders',
  packing: 'Packing',
  production: 'Production',
  stock: 'Stock',
  messages: 'Messages',
  reviews: 'Reviews',
  people: 'People',
  creators: 'Creators',
  fundings: 'Projects',
  books: 'Books',
  members: 'Members',
  log: 'Log',
  account: 'Account',
  mySales: 'My sales',
  statements: 'Statements',
};
export const roles = {
  owner: 'Owner',
  packer: 'Packer',
  editor: 'Editor',
  accountant: 'Accountant',
  creator: 'Creator',
};
export const keysTitle = 'Keys';
export const keys = {
  help: 'Show this list',
  search: 'Orders: go to the search',
  next: 'Orders: next order',
  previous: 'Orders: previous order',
  open: 'Open the selection',
  close: 'Close a panel',
  scan: 'Packing: an order’s number opens it, a SKU adds a piece',
};
export const keyNames = { enter: 'Enter', escape: 'Esc', scanner: 'Scanner' };
