import type { Database } from '#database/openDatabase.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

type Slot = { id?: number; from: string; to: string; days?: number[] }

/** Makes these the slots of an allotment: what carries an id keeps it, so that classes still know it; others go. */
export async function saveAllotmentSlots(
  database: Database,
  allotmentId: number,
  slots: readonly Slot[],
): Promise<void> {
  const before = await database
    .selectFrom('allotment_timings')
    .select('id')
    .where('allotment_id', '=', allotmentId)
    .execute()
  const left = new Set(before.map(({ id }) => id))
  const added: Slot[] = []
  for (const [index, slot] of slots.entries()) {
    if (slot.id === undefined) {
      added.push(slot)
      continue
    }
    // A slot that is named twice is no longer left the second time.
    if (!left.delete(slot.id)) {
      throw invalidField(
        `classTimes[${index}].id`,
        message('This time is no longer part of the allotment. Open it again.'),
      )
    }
    await database
      .updateTable('allotment_timings')
      .set({ time_from: slot.from, time_to: slot.to, ...(slot.days && { days: serializeWeekdays(slot.days) }) })
      .where('id', '=', slot.id)
      .execute()
  }
  if (left.size > 0) {
    await database
      .deleteFrom('allotment_timings')
      .where('id', 'in', [...left])
      .execute()
  }
  if (added.length > 0) {
    const rows = added.map(({ from, to, days }) => ({
      allotment_id: allotmentId,
      time_from: from,
      time_to: to,
      days: serializeWeekdays(days),
    }))
    await database.insertInto('allotment_timings').values(rows).execute()
  }
}
