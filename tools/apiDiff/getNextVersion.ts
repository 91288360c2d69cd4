import type { Change } from './compareContracts.ts'
import { UNRELEASED } from './changelog.ts'

/** The version after this one; below 1.0.0 the middle number says what breaks. */
export function getNextVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const isBreaking = changes.some((change) => change.isBreaking)
  if (major === 0) return isBreaking ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** The changelog with what was unreleased under the heading of a version. */
export function addReleaseHeading(changelog: string, version: string, day: string): string {
  return changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${day})\n`)
}
