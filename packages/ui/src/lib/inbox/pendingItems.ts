import type { Student, Teacher, WaitingItem, WaitingKind } from '@maktab/contract/schema'
import { parseTeacherStatus } from '../people/personAgeAndStatus.ts'
import type { PendingItems } from './inboxTypes.ts'

const emptyItem = {
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

type Person = { id: number; name: string; code: string | null; version?: number | undefined }

function toPendingItem(kind: WaitingKind, { id, name, code, version }: Person): WaitingItem {
  return { ...emptyItem, kind, key: `${kind}-${id}`, id, version: version ?? null, person: { id, name, code } }
}

/** The pending items of a backend without a queue: applications and students without an ID, or only those of a kind. */
export function toPendingItems(
  teachers: readonly Teacher[],
  students: readonly Student[],
  kind: WaitingKind | undefined,
): PendingItems {
  const applications = teachers.filter(({ status }) => parseTeacherStatus(status).state === 'pending')
  const withoutId = students.filter(({ std_id: code }) => !code?.trim())
  const items = [
    ...applications.map((teacher) => toPendingItem('application', { ...teacher, code: teacher.teach_id })),
    ...withoutId.map((student) => toPendingItem('studentWithoutId', { ...student, code: student.std_id })),
  ]
  return {
    items: items.filter((one) => kind === undefined || one.kind === kind),
    counts: { application: applications.length, studentWithoutId: withoutId.length },
  }
}

/** The pending items that were sent with the same receipt as an item, as far as they are still to decide. */
export function getItemsTogether({ together = [], ...item }: WaitingItem): WaitingItem[] {
  return together.flatMap(({ id, person, what, amount, version, paymentStatus }) =>
    paymentStatus === 'pending'
      ? {
          ...item,
          id,
          key: `${item.kind}-${id}`,
          person: { id: person.id ?? 0, name: person.name, code: null },
          what,
          version,
          amount,
          price: amount,
        }
      : [],
  )
}

/** The pending items and counts without those that were just decided. */
export function excludeDecided({ items, counts, ...rest }: PendingItems, hidden: ReadonlySet<string>): PendingItems {
  const remaining = { ...counts }
  for (const { key, kind } of items) {
    const count = remaining[kind]
    if (hidden.has(key) && count !== undefined) remaining[kind] = count - 1
  }
  return { ...rest, items: items.filter(({ key }) => !hidden.has(key)), counts: remaining }
}
