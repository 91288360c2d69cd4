import type { PrerenderedPage } from './PrerenderedPage.ts'

/** A page, or that it couldn’t be made, and when that began. */
type CachedPage = { at: number; page: PrerenderedPage | undefined }

type PageCacheOptions = { now: () => number; oldestMilliseconds: number; mostBytes: number }

/** Many pages that can’t be made have no bytes. */
const MAX_PAGES = 500

/** Keeps pages by their keys; the oldest go when they are too old, or together too large. */
export function createPageCache({ now, oldestMilliseconds, mostBytes }: PageCacheOptions) {
  const kept = new Map<string, CachedPage>()
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const remove = (key: string) => {
    bytes -= sizeOf(kept.get(key))
    kept.delete(key)
  }
  const removeOld = () => {
    const oldest = now() - oldestMilliseconds
    for (const [key, { at }] of kept) {
      if (at > oldest && bytes <= mostBytes && kept.size <= MAX_PAGES) break
      remove(key)
    }
  }
  /** Also when nobody asks any more. */
  const removeLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      removeOld()
      if (kept.size > 0) removeLater()
    }, oldestMilliseconds).unref()
  }
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, page: CachedPage) => {
      remove(key)
      kept.set(key, page)
      bytes += sizeOf(page)
      removeOld()
      removeLater()
    },
    clear: () => {
      kept.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}

function sizeOf({ page }: Partial<CachedPage> = {}): number {
  return page ? Object.values(page.bodies).reduce((sum, { length }) => sum + length, 0) : 0
}
