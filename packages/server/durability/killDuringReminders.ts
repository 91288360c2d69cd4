import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '../src/database/migrate.ts'
import { type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'
import { emptyStudentProfile, emptyTeacherProfile } from '../src/features/erasure/eraseAccount.ts'
import { addLessons } from '../src/testing/addLessons.ts'
import { findFreePort } from '../src/testing/findFreePort.ts'
import { openFakeMailServer } from '../src/testing/openFakeMailServer.ts'
import { setTimeZone } from '../src/testing/changeSettings.ts'
import { kill, startSchool, countPendingMails } from './childSchool.ts'

const PEOPLE = 150
const MINUTE = 60_000
const LONGEST_LIFE = 600
const LONGEST_REST = 120_000

type Options = { dataFolder: string; place: DatabaseLocation; kills: number; processes: number }
export type ReminderCounts = {
  people: number
  reminded: number
  duplicates: number
  pendingAtKills: number
  killed: number
}

/**
 * Kills schools while they schedule and send reminders for a lesson in forty minutes; each new school checks again
 * immediately. Counts who was reminded, and how often.
 */
export async function killDuringReminders({ dataFolder, place, kills, processes }: Options): Promise<ReminderCounts> {
  await addLesson(place)
  const port = await findFreePort()
  const mailServer = await openFakeMailServer(port)
  const environment = {
    ...process.env,
    DATA_FOLDER: dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    ...('url' in place && { DATABASE_URL: place.url }),
  }
  await mailServer.setBehavior('slow')
  let pendingAtKills = 0
  for (let round = 0; round < kills; round += 1) {
    await resetReminderJob(place)
    const children = await Promise.all(Array.from({ length: processes }, () => startSchool(environment)))
    // The first schools are killed while mails are pending, the others at random times.
    if (round === 0) await untilOwed(place)
    await wait(Math.random() * LONGEST_LIFE)
    await Promise.all(children.map(({ child }) => kill(child)))
    pendingAtKills += await countPendingMails(place)
  }
  await mailServer.setBehavior('good')
  await resetReminderJob(place)
  const last = await startSchool(environment)
  // Ignores the daily mail to the administrator.
  const arrived = () => mailServer.acceptedMails.flatMap((mail) => /^To: (student\d+@\S+)/m.exec(mail)?.[1] ?? [])
  const isOver = async () => new Set(arrived()).size === PEOPLE && (await countPendingMails(place)) === 0
  for (const limit = Date.now() + LONGEST_REST; Date.now() < limit && !(await isOver());) await wait(200)
  await kill(last.child)
  await mailServer.stop()
  const told = new Set(arrived()).size
  return {
    people: PEOPLE,
    reminded: told,
    duplicates: arrived().length - told,
    pendingAtKills,
    killed: kills * processes,
  }
}

async function untilOwed(place: DatabaseLocation): Promise<void> {
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
  const addAccount = async (role: 'teacher' | 'student', name: string) => {
    const row = {
      email: `${name}@school.test`,
      password_hash: null,
      role,
      status: 'active',
      name,
      avatar: null,
    } as const
    const inserted = database.insertInto('accounts').values({ ...row, created_at: 0 })
    return (await inserted.returning('id').executeTakeFirstOrThrow()).id
  }
  const teacherAccount = await addAccount('teacher', 'teacher')
  const off = { dayBefore: false, hourBefore: false, quietFrom: null, quietTo: null, timeZone: null, language: 'en' }
  await database
    .insertInto('reminder_choices')
    .values({ account_id: teacherAccount, value: JSON.stringify(off) })
    .execute()
  const { id: teacherId } = await database
    .insertInto('teachers')
    .values({ account_id: teacherAccount, teach_id: null, application_date: null, ...emptyTeacherProfile })
    .returning('id')
    .executeTakeFirstOrThrow()
  const studentIds: number[] = []
  for (let number = 0; number < PEOPLE; number += 1) {
    const account_id = await addAccount('student', `student${number}`)
    const { id } = await database
      .insertInto('students')
      .values({ account_id, std_id: null, registration_date: null, ...emptyStudentProfile })
      .returning('id')
      .executeTakeFirstOrThrow()
    studentIds.push(id)
  }
  const timeIn = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString().slice(11, 16)
  await addLessons(database, { teacherId, studentIds }, [{ days: '1,2,3,4,5,6,7', from: timeIn(40), to: timeIn(70) }])
  await database.destroy()
}
