import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '../src/database/migrate.ts'
import { type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'
import { addLessons } from '../src/testing/addLessons.ts'
import { setTimeZone } from '../src/testing/changeSettings.ts'
import {
  killProcess,
  startServerProcess,
  countPendingMails,
  createPeople,
  openMailServer,
} from './serverProcessHelpers.ts'

const PEOPLE = 150
const MINUTE = 60_000
const LONGEST_LIFE = 600
const LONGEST_REST = 120_000

type Options = { dataFolder: string; place: DatabaseLocation; kills: number; processes: number }

/**
 * Kills schools while they schedule and send reminders for a lesson in forty minutes; each new school checks again
 * immediately. Counts who was reminded, and how often.
 */
export async function killDuringReminders({ dataFolder, place, kills, processes }: Options) {
  await addLesson(place)
  const { mailServer, settings } = await openMailServer(dataFolder, place)
  await mailServer.setBehavior('slow')
  let pendingAtKills = 0
  for (let round = 0; round < kills; round += 1) {
    await resetReminderJob(place)
    const children = await Promise.all(Array.from({ length: processes }, () => startServerProcess(settings)))
    // The first schools are killed while mails are pending, the others at random times.
    if (round === 0) await waitForPendingMails(place)
    await wait(Math.random() * LONGEST_LIFE)
    await Promise.all(children.map(({ child }) => killProcess(child)))
    pendingAtKills += await countPendingMails(place)
  }
  await mailServer.setBehavior('good')
  await resetReminderJob(place)
  const last = await startServerProcess(settings)
  // Ignores the daily mail to the administrator.
  const arrived = () => mailServer.acceptedMails.flatMap((mail) => /^To: (student\d+@\S+)/m.exec(mail)?.[1] ?? [])
  const isOver = async () => new Set(arrived()).size === PEOPLE && (await countPendingMails(place)) === 0
  for (const limit = Date.now() + LONGEST_REST; Date.now() < limit && !(await isOver());) await wait(200)
  await killProcess(last.child)
  await mailServer.stop()
  const reminded = new Set(arrived()).size
  const duplicates = arrived().length - reminded
  return { people: PEOPLE, reminded, duplicates, pendingAtKills, killed: kills * processes }
}

async function waitForPendingMails(place: DatabaseLocation): Promise<void> {
  const limit = Date.now() + LONGEST_REST
  while ((await countPendingMails(place)) === 0 && Date.now() < limit) await wait(20)
}

/** Makes the next school check for reminders immediately instead of after five minutes. */
async function resetReminderJob(place: DatabaseLocation): Promise<void> {
  const database = openDatabase(place)
  await database.updateTable('jobs').set({ run_at: 0, claimed_until: 0 }).where('kind', '=', 'layReminders').execute()
  await database.destroy()
}

/** Adds a lesson in forty minutes, of a teacher without reminders and many students with them. */
async function addLesson(place: DatabaseLocation): Promise<void> {
  const database = openDatabase(place)
  await migrate(database)
  await setTimeZone(database, 'UTC')
  const people = createPeople(database)
  const teacher = await people.teacher()
  const off = { dayBefore: false, hourBefore: false, quietFrom: null, quietTo: null, timeZone: null, language: 'en' }
  await database
    .insertInto('reminder_choices')
    .values({ account_id: teacher.accountId, value: JSON.stringify(off) })
    .execute()
  const studentIds: number[] = []
  for (let count = 0; count < PEOPLE; count += 1) studentIds.push((await people.student()).id)
  const timeIn = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString().slice(11, 16)
  await addLessons(database, { teacherId: teacher.id, studentIds }, [
    { days: '1,2,3,4,5,6,7', from: timeIn(40), to: timeIn(70) },
  ])
  await database.destroy()
}
