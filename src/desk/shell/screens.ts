import type { ComponentType } from 'react';
import { DESK_ROLES, type DeskRole } from '#src/contracts/desk/contract.ts';
import { type FeatureName, hasFeature } from '#src/core/shop/features.ts';
import * as words from '#src/words/en/desk/shell.ts';

/** A screen of the desk. Its code is loaded when it is opened. */
export type Screen = {
  /** Under /desk, with parameters as `/orders/:id`. */
  path: string;
  title: string;
  roles: readonly DeskRole[];
  /** A shop without this feature has no such screen. */
  feature?: FeatureName;
  load: () => Promise<{ default: ComponentType<{ params: Record<string, string> }> }>;
  /** In the menu, in this group of it. A screen without one is reached from another. */
  group?: 'work' | 'money' | 'shop';
};

const { screens } = words;

/** All screens, in the order of the menu. The first that a member's role may open is their start. */
const SCREENS: readonly Screen[] = [
  {
    path: '/today',
    title: screens.today,
    roles: ['owner', 'accountant'],
    group: 'work',
    load: () => import('../today/TodayScreen.tsx'),
  },
  {
    path: '/orders',
    title: screens.orders,
    roles: ['owner', 'packer', 'accountant'],
    group: 'work',
    load: () => import('../orders/OrdersScreen.tsx'),
  },
  {
    path: '/orders/:id',
    title: screens.orders,
    roles: ['owner', 'packer', 'accountant'],
    load: () => import('../orders/OrderScreen.tsx'),
  },
  {
    path: '/packing',
    title: screens.packing,
    roles: ['owner', 'packer'],
    group: 'work',
    load: () => import('../packing/PackingScreen.tsx'),
  },
  {
    path: '/packing/:id',
    title: screens.packing,
    roles: ['owner', 'packer'],
    load: () => import('../packing/PackScreen.tsx'),
  },
  {
    path: '/production',
    title: screens.production,
    roles: ['owner', 'packer'],
    group: 'work',
    load: () => import('../production/ProductionScreen.tsx'),
  },
  {
    path: '/stock',
    title: screens.stock,
    roles: ['owner', 'packer', 'editor', 'accountant'],
    group: 'work',
    load: () => import('../stock/StockScreen.tsx'),
  },
  {
    path: '/stock/:product/:format',
    title: screens.stock,
    roles: ['owner', 'packer', 'editor', 'accountant'],
    load: () => import('../stock/HistoryScreen.tsx'),
  },
  {
    path: '/messages',
    title: screens.messages,
    roles: ['owner', 'editor'],
    group: 'work',
    load: () => import('../messages/MessagesScreen.tsx'),
  },
  {
    path: '/messages/:id',
    title: screens.messages,
    roles: ['owner', 'editor'],
    load: () => import('../messages/MessageScreen.tsx'),
  },
  {
    path: '/reviews',
    title: screens.reviews,
    roles: ['owner', 'editor'],
    feature: 'reviews',
    group: 'work',
    load: () => import('../reviews/ReviewsScreen.tsx'),
  },
  {
    path: '/my-sales',
    title: screens.mySales,
    roles: ['creator'],
    feature: 'creators',
    group: 'work',
    load: () => import('../creators/HomeScreen.tsx'),
  },
  {
    path: '/statements',
    title: screens.statements,
    roles: ['creator'],
    feature: 'creators',
    group: 'work',
    load: () => import('../creators/StatementScreen.tsx'),
  },
  {
    path: '/fundings',
    title: screens.fundings,
    roles: DESK_ROLES,
    feature: 'fundings',
    group: 'work',
    load: () => import('../fundings/FundingsScreen.tsx'),
  },
  {
    path: '/fundings/:id',
    title: screens.fundings,
    roles: DESK_ROLES,
    feature: 'fundings',
    load: () => import('../fundings/FundingScreen.tsx'),
  },
  {
    path: '/creators',
    title: screens.creators,
    roles: ['owner', 'accountant'],
    feature: 'creators',
    group: 'money',
    load: () => import('../creators/CreatorsScreen.tsx'),
  },
  {
    path: '/creators/:party',
    title: screens.creators,
    roles: ['owner', 'accountant'],
    feature: 'creators',
    load: () => import('../creators/StatementScreen.tsx'),
  },
  {
    path: '/books',
    title: screens.books,
    roles: ['owner', 'accountant'],
    group: 'money',
    load: () => import('../books/BooksScreen.tsx'),
  },
  {
    path: '/people',
    title: screens.people,
    roles: ['owner'],
    group: 'shop',
    load: () => import('../people/PersonScreen.tsx'),
  },
  {
    path: '/members',
    title: screens.members,
    roles: ['owner'],
    group: 'shop',
    load: () => import('../account/MembersScreen.tsx'),
  },
  {
    path: '/log',
    title: screens.log,
    roles: ['owner'],
    group: 'shop',
    load: () => import('../account/LogScreen.tsx'),
  },
  {
    path: '/account',
    title: screens.account,
    roles: DESK_ROLES,
    group: 'shop',
    load: () => import('../account/AccountScreen.tsx'),
  },
];

/** The screens of a role, without those of features that the shop does not have. */
export function screensOf(role: DeskRole, has: (name: FeatureName) => boolean = hasFeature): Screen[] {
  return SCREENS.filter(({ roles, feature }) => roles.includes(role) && (!feature || has(feature)));
}
