import type { Call } from '../contract/Handler.ts'
import { quietAt } from '../notices/quietHours.ts'
import { readChoices } from '../notices/readChoices.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Payload } from './mailKinds.ts'
import { owe } from './owe.ts'

type Calling = Pick<Call<'saveReport'>, 'database' | 'services' | 'now'>
type Kind = 'teacherAllotted' | 'studentAllotted' | 'classJoined' | 'classHandedOver' | 'reportWritten'
type Told<Named extends Kind> = {
  of: 'students' | 'teachers'
  ids: readonly number[]
  payload: Omit<Payload<Named>, 'to' | 'language'>
  /** Of several mails about the same there is one. */
  key: string
}

/**
 * Owes students or teachers a mail about their allotment, class or report, but not those who chose to hear nothing of
 * changes. At night it waits for the morning.
 */
export async function tellOfTeaching<Named extends Kind>(
  { database, services, now }: Calling,
  kind: Named,
  { of, ids, payload, key }: Told<Named>,
): Promise<void> {
  if (ids.length === 0) return
  const people = await database
    .selectFrom('accounts')
    .select(['id', 'role', 'email', 'language'])
    .where('id', 'in', (query) =>
      query
        .selectFrom(of)
        .select('account_id')
        .where('id', 'in', [...ids]),
    )
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const { timeZone } = await readSettings(database, services)
  const choices = await readChoices(database, people)
  for (const { id, email: to, language } of people) {
    const chosen = choices.get(id)
    if (!chosen?.changes) continue
    const night = quietAt({ zone: chosen.timeZone ?? timeZone, from: chosen.quietFrom, to: chosen.quietTo }, now)
    const sent = { ...payload, to, language } as Payload<Named>
    await owe({ database, now, runAt: night?.to ?? now }, kind, sent, `${key} for ${id}`)
  }
}
