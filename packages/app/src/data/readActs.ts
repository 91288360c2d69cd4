import type { Answer } from '@maktab/client/createAsk'
import { ask } from '../calls/ask.ts'

/** Whose acts are wanted, and how many are asked for at once. */
type Wanted = { recordKind: Answer<'listActs'>['acts'][number]['record']['kind']; recordId: number } | { of: 'inbox' }

/** So many pages of acts, one after the other, each of what was done before the last of those that are here. */
export async function readActs(
  wanted: Wanted & { limit: number },
  pages: number,
  signal: AbortSignal,
): Promise<Answer<'listActs'> & { hasMore: boolean }> {
  const told: Answer<'listActs'> & { hasMore: boolean } = { acts: [], hasMore: true }
  for (let page = 0; page < pages && told.hasMore; page += 1) {
    const last = told.acts.at(-1)
    const { acts } = await ask('listActs', { query: { ...wanted, ...(last && { before: last.id }) } }, { signal })
    told.acts.push(...acts)
    told.hasMore = acts.length === wanted.limit
  }
  return told
}
