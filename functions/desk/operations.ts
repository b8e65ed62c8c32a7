import { hasFeature } from '#src/core/shop/features.ts';
import { booksOperations } from './books/operations.ts';
import { creatorOperations } from './creators/operations.ts';
import { fundingOperations } from './fundings/operations.ts';
import { memberOperations } from './members/operations.ts';
import type { DeskOperation } from './operation.ts';
import { orderOperations } from './orders/operations.ts';
import { packingOperations } from './packing/operations.ts';
import { peopleOperations } from './people/operations.ts';
import { productionOperations } from './production/operations.ts';
import { reviewOperations } from './reviews/operations.ts';
import { stockOperations } from './stock/operations.ts';
import { todayOperations } from './today/operations.ts';

/** All operations of the desk, without those of features that the shop does not have. */
export const DESK_OPERATIONS: readonly DeskOperation[] = [
  ...orderOperations,
  ...packingOperations,
  ...productionOperations,
  ...stockOperations,
  ...peopleOperations,
  ...(hasFeature('reviews') ? reviewOperations : []),
  ...(hasFeature('creators') ? creatorOperations : []),
  ...(hasFeature('fundings') ? fundingOperations : []),
  ...booksOperations,
  ...todayOperations,
  ...memberOperations,
];
