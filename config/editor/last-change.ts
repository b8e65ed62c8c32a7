/** Where the content is kept, as in the editor's configuration. */
export type Repository = { name: string; repo: string };

/** The page of a commit, and the address that tells its title. Undefined for another host than these. */
export function placesOf(
  { name, repo }: Repository,
  commit: string,
): { page: string; api: string } | undefined {
  if (name === 'github')
    return {
      page: `https://github.com/${repo}/commit/${commit}`,
      api: `https://api.github.com/repos/${repo}/commits/${commit}`,
    };
  if (name === 'gitlab')
    return {
      page: `https://gitlab.com/${repo}/-/commit/${commit}`,
      api: `https://gitlab.com/api/v4/projects/${encodeURIComponent(repo)}/repository/commits/${commit}`,
    };
  return undefined;
}

/**
 * The commit title from the git host's public API. The site itself does not have it, since it may name what
 * is not published yet. Undefined for a private repository.
 */
export async function titleOf(api: string): Promise<string | undefined> {
  try {
    const response = await fetch(api);
    if (!response.ok) return undefined;
    const { title, commit } = (await response.json()) as { title?: string; commit?: { message?: string } };
    return (title ?? commit?.message)?.split('\n')[0];
  } catch {
    return undefined;
  }
}
