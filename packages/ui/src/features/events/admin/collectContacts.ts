import type { EventMember, Student } from '@maktab/contract/schema'
import { getMemberKind } from './memberKinds.ts'

export type ContactKind = 'email' | 'phone'

/** Numbers or addresses of those whom an event is about, each once, and of how many people they are. */
export type Contacts = { text: string; count: number; all: number }

/** Those who are in the event or pay for it; whoever has none of what is asked for is only counted. */
export function collectContacts(
  members: readonly EventMember[],
  students: readonly Student[],
  kind: ContactKind,
): Contacts {
  const byId = new Map(students.map((student) => [student.id, student]))
  const meant = members.filter((member) => !['rejected', 'out'].includes(getMemberKind(member)))
  const found = meant.flatMap((member) => {
    const known = byId.get(member.student.id)
    return (kind === 'email' ? known?.email : known?.contact_number)?.trim() || []
  })
  return { text: [...new Set(found)].join(kind === 'email' ? ', ' : '\n'), count: found.length, all: meant.length }
}
