import type { Student, Teacher, WaitingItem } from '@maktab/contract/schema'

const nothing = {
  since: null,
  what: null,
  courseId: null,
  eventId: null,
  price: null,
  priceNow: null,
  receipt: null,
  paymentMethod: null,
  reference: null,
  lessons: null,
} satisfies Partial<WaitingItem>

/** An application as the queue would tell of it. */
export function teacherToPendingItem({ id, name, teach_id: code, version }: Teacher): WaitingItem {
  return {
    ...nothing,
    kind: 'application',
    key: `application-${id}`,
    id,
    version: version ?? null,
    person: { id, name, code },
  }
}

/** A student without an ID as the queue would tell of them. */
export function studentToPendingItem({ id, name, std_id: code, version }: Student): WaitingItem {
  return {
    ...nothing,
    kind: 'studentWithoutId',
    key: `studentWithoutId-${id}`,
    id,
    version: version ?? null,
    person: { id, name, code },
  }
}
