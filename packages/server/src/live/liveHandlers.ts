import type { Some } from '../contract/Handler.ts'

/** Whoever accepts a stream gets one (`http/plugins/eventsPlugin.ts`), which begins with this. */
export const liveHandlers: Some<'watchChanges'> = {
  watchChanges: async () => ({ changed: [] }),
}
