import type { CreatorEntry } from '#src/catalogue/schemas/creator.ts';
import { dayAndMonth, longDay } from '#src/core/dates.ts';

export type Post = CreatorEntry['posts'][number];

/** A creator’s posts, newest first. */
export function newestPosts({ posts }: Pick<CreatorEntry, 'posts'>): Post[] {
  return posts.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
}

/** The date of a post in a locale: `17 October`, or with its year. */
export function postDay({ postedAt }: Pick<Post, 'postedAt'>, locale: string, hasYear = false): string {
  return (hasYear ? longDay : dayAndMonth)(locale, postedAt);
}
