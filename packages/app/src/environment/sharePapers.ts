import { late } from '@maktab/ui/late/late'
import type { SharedPapers, ShareOutcome } from '@maktab/ui/environment/SharePapers'

// It comes with the first touch: a browser lets nobody share who pressed too long ago.
const sharing = late(async () => (await import('./share.ts')).share)

async function share(papers: SharedPapers): Promise<ShareOutcome> {
  await sharing.load()
  return sharing.part()?.(papers) ?? 'failed'
}

/** Undefined where the browser shares nothing. */
export function sharePapers() {
  return 'share' in navigator ? share : undefined
}
