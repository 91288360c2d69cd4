import type * as storedSession from './storedSession.ts'

type Vault = typeof storedSession

let opened: Vault | undefined

/** What reads and writes the stored session. Its cipher is not for the first load of those who have none. */
export async function openVault(): Promise<Vault> {
  opened ??= await import('./storedSession.ts')
  return opened
}
