import type { WaitingItem } from '@maktab/contract/schema'
import type { PendingItems } from './inboxTypes.ts'

/** The key of the group of all teachers with missing attendance. */
export const ATTENDANCE_GROUP_KEY = 'attendance'

/** All teachers with missing attendance as one line of the list. */
export type AttendanceGroup = {
  kind: 'attendanceGroup'
  key: typeof ATTENDANCE_GROUP_KEY
  teachers: number
  /** Undefined if the backend doesn’t count them. */
  lessons: number | undefined
  since: string | null
}

/** A line of the inbox. */
export type InboxEntry = WaitingItem | AttendanceGroup

/**
 * The lines of the inbox: several teachers with missing attendance become one, at the place of the first of them, or at
 * the end while none of them is loaded.
 */
export function toInboxEntries({ items, counts, oldest, missedLessons }: PendingItems): readonly InboxEntry[] {
  const teachers = counts.owedRegister ?? 0
  if (teachers < 2) return items
  const first = items.findIndex(({ kind }) => kind === 'owedRegister')
  const group: AttendanceGroup = {
    kind: 'attendanceGroup',
    key: ATTENDANCE_GROUP_KEY,
    teachers,
    lessons: missedLessons,
    since: oldest?.owedRegister ?? null,
  }
  const isOther = ({ kind }: WaitingItem) => kind !== 'owedRegister'
  const before = (first === -1 ? items : items.slice(0, first)).filter(isOther)
  const after = first === -1 ? [] : items.slice(first).filter(isOther)
  return [...before, group, ...after]
}
