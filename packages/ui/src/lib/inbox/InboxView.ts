import { pendingKinds } from './pendingKinds.ts'

/** What the inbox shows instead of all that waits: one kind of it, or what was decided. */
export const inboxViews = [...pendingKinds, 'decided'] as const

export type InboxView = (typeof inboxViews)[number]
