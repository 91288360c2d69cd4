import { execFileSync } from 'node:child_process'

/** The tag of a version, where somebody has set it. */
export function getReleaseTag(version: string): string {
  return `contract-v${version}`
}

/** What was released as a version, where the clone in a folder knows its tag; a shallow one needn't. */
export function readTaggedContract(version: string, folder: string): string | undefined {
  const place = `${getReleaseTag(version)}:openapi/released.json`
  try {
    return execFileSync('git', ['show', place], { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 })
  } catch {
    return undefined
  }
}
