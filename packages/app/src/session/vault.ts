import type { removeExpiredMarks } from './forgetOldMarks.ts'
import type * as storedSession from './storedSession.ts'

type Vault = typeof storedSession & { forgetOldMarks: typeof removeExpiredMarks }

let opened: Vault | undefined

/** What reads and writes what is stored. Its cipher is not for the first load of those who have nothing. */
export async function loadSessionStore(): Promise<Vault> {
  if (opened) return opened
  const [stored, { removeExpiredMarks }] = await Promise.all([
    import('./storedSession.ts'),
    import('./forgetOldMarks.ts'),
  ])
  opened = { ...stored, forgetOldMarks: removeExpiredMarks }
  return opened
}
