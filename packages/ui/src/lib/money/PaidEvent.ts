import type { EventBilling } from '@maktab/contract/schema'

/** What a student paid for an event, whose number and title it is. */
export type PaidEvent = { id: number; title: string; billing: EventBilling }
