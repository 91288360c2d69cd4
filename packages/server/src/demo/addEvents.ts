import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import type { DemoPictures } from './createDemoPictures.ts'

/** The events, and who takes part in the second one, which has a price. */
export async function addEvents(database: Database, { receipt }: DemoPictures, now: number): Promise<void> {
  const events = examples.listEvents[200].typical.event
  await database
    .insertInto('events')
    .values(
      events.map(({ id, title, description, price, time, link }) => ({
        id,
        title: title ?? '',
        description: description ?? '',
        price: price || null,
        time,
        link: link ?? null,
        archived_at: null,
      })),
    )
    .execute()
  const paid = events.find(({ price }) => price)
  if (!paid) return
  await database
    .insertInto('event_members')
    .values(
      examples.listEventMembers[200].typical.event
        .filter(({ payment_status }) => payment_status !== 'not_required')
        .map(({ student, payment_status, is_member }) => ({
          event_id: paid.id,
          student_id: student.id,
          payment_status,
          is_member: is_member && payment_status === 'paid' ? 1 : 0,
          receipt,
          method: 'bank',
          toggled_at: null,
          price: paid.price,
          sent_at: now,
        })),
    )
    .execute()
}
