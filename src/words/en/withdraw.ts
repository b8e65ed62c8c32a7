/** The page to withdraw from an order. */
export const withdraw = {
  heading: 'Return or cancel an order',
};
