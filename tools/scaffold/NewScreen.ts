import type { Role } from '@maktab/contract/calls'
import type { ScaffoldedList } from './describeList.ts'

/** A page that is to be laid out, as it was asked for and found right. */
export type NewScreen = {
  area: Role
  /** As it is written in names: `EventFees`. */
  name: string
  /** As it is said: “Event fees”. */
  title: string
  /** By which the app and the props call it: `eventFees`. */
  key: string
  /** Its last part of the address: `event-fees`. */
  slug: string
  list: ScaffoldedList
}
