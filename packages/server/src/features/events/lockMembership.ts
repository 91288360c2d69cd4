import type { Database } from '#database/openDatabase.ts'

/**
 * The one row of a student and an event, made if there is none. Writing it, though nothing changes, keeps it from all
 * others until the transaction ends, so that what is read here still holds when it is changed.
 */
export async function lockMembership(database: Database, event_id: number, student_id: number, price: number | null) {
  return database
    .insertInto('event_members')
    .values({
      event_id,
      student_id,
      is_member: 0,
      payment_status: price === null ? 'not_required' : 'pending',
      receipt: null,
      method: null,
      toggled_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'student_id'])
        .doUpdateSet(({ ref }) => ({ student_id: ref('excluded.student_id') })),
    )
    .returning(['id', 'is_member', 'payment_status', 'receipt'])
    .executeTakeFirstOrThrow()
}
