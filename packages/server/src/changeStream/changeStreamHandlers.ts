import type { HandlersFor } from '../contract/Handler.ts'

/** Whoever accepts a stream gets one (`http/plugins/changeStreamPlugin.ts`), which begins with this. */
export const changeStreamHandlers: HandlersFor<'watchChanges'> = {
  watchChanges: async () => ({ changed: [] }),
}
