/** Runs Git and returns what it prints; throws if it fails. */
export type Git = (...args: string[]) => string

export type Base = {
  commit: string
  /** For people: short hash and title. */
  description: string
}

/** The commit to compare with: the given one, the branch point from main, or on main the commit before. */
export function chooseBase(asked: string | undefined, git: Git): Base {
  const name = asked ?? defaultBase(git)
  const commit = resolve(name, git)
  if (commit === undefined) throw new Error(`There is no commit “${name}”.`)
  return { commit, description: git('show', '--no-patch', '--format=%h %s', commit) }
}

function defaultBase(git: Git): string {
  const main = ['main', 'origin/main'].find((name) => resolve(name, git) !== undefined)
  if (main === undefined) throw new Error('There is no branch main. Name a commit with --base.')
  const branchPoint = git('merge-base', 'HEAD', main)
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  // CI checks out a commit without its branch.
  const isMain = branch === 'main' || (branch === 'HEAD' && branchPoint === git('rev-parse', 'HEAD'))
  return isMain ? 'HEAD~1' : branchPoint
}

function resolve(name: string, git: Git): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  } catch {
    return undefined
  }
}
