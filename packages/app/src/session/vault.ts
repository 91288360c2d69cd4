import type { forgetOldMarks } from '../attendance/forgetOldMarks.ts'
import type * as storedSession from './storedSession.ts'

type Vault = typeof storedSession & { forgetOldMarks: typeof forgetOldMarks }

let opened: Vault | undefined

/** What reads and writes what is stored. Its cipher is not for the first load of those who have nothing. */
export async function openVault(): Promise<Vault> {
  if (opened) return opened
  const [stored, { forgetOldMarks }] = await Promise.all([
    import('./storedSession.ts'),
    import('../attendance/forgetOldMarks.ts'),
  ])
  opened = { ...stored, forgetOldMarks }
  return opened
}
