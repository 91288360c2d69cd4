import type { WallDay } from '@maktab/calendar/WallDay'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { invalidField } from '#lib/HttpError.ts'
import type { Services } from '#contract/Services.ts'
import { message } from '#i18n/message.ts'
import { readToday } from '../settings/schoolDays.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { type ScheduleConflict, detectConflicts } from './detectConflicts.ts'
import { readStudentEngagements, readTeacherEngagements } from './readEngagements.ts'
import type { ProposedTimes } from './ProposedTimes.ts'

type Context = { database: Database; services: Pick<Services, 'timeZone'>; now: number }

type Check = {
  /** Whoever sends it has seen what clashes. */
  goOn?: boolean | undefined
  /** Who asks: teachers aren’t told what their students have with others. */
  isAdmin: boolean
  /** The field of one of the times, which the refusal names. */
  fieldOf: (index: number) => string
}

/** What the wanted times clash with, from today on in the school’s zone. */
export async function findScheduleConflicts(
  { database, services, now }: Context,
  wanted: ProposedTimes,
): Promise<ScheduleConflict[]> {
  const today = (await readToday({ database, services, now })) as WallDay
  const engagements = [
    ...(wanted.isHeld ? [] : await readTeacherEngagements(database, [wanted.teacherId])),
    ...(await readStudentEngagements(database, wanted.studentIds)),
  ]
  return detectConflicts(wanted, engagements, today)
}

/** Whether the school lets people save what clashes, when they were asked. */
export async function canIgnoreConflicts(place: Omit<Context, 'now'>): Promise<boolean> {
  return (await readSettings(place.database, place.services)).clashes !== 'refuse'
}

/**
 * The first of what the wanted times clash with. Holds the teacher and the students until the end of the transaction, so
 * that of two at once the second sees the first.
 */
export async function findFirstConflict(place: Context, wanted: ProposedTimes): Promise<ScheduleConflict | undefined> {
  if (wanted.times.every(({ days }) => days.length === 0)) return undefined
  await holdAll(place.database, wanted)
  return (await findScheduleConflicts(place, wanted))[0]
}

/** Refuses times at which somebody has something else, unless whoever sends them goes on and the school allows it. */
export async function checkScheduleConflicts(
  place: Context,
  wanted: ProposedTimes,
  { goOn = false, isAdmin, fieldOf }: Check,
): Promise<void> {
  if (goOn && (await canIgnoreConflicts(place))) return
  const first = await findFirstConflict(place, wanted)
  if (first)
    throw invalidField(
      fieldOf(first.index),
      wordsOf(first, isAdmin || first.engagement?.teacherId === wanted.teacherId),
    )
}

/** The teacher first, then the students in the order of their numbers: nobody waits for each other. */
async function holdAll(database: Database, { teacherId, studentIds }: ProposedTimes): Promise<void> {
  // SQLite lets one transaction write at a time.
  if (!isPostgres(database)) return
  await database.selectFrom('teachers').select('id').where('id', '=', teacherId).forNoKeyUpdate().execute()
  if (studentIds.length === 0) return
  await database
    .selectFrom('students')
    .select('id')
    .where('id', 'in', [...studentIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

function wordsOf({ day, engagement }: ScheduleConflict, isTold: boolean) {
  if (!engagement) return message('Two of these times overlap, on {day} for the first time.', { day })
  const { whom, title, series } = engagement
  if (!isTold) {
    return message('{name} has something else at that time, on {day} for the first time.', { name: whom.name, day })
  }
  return message('{name} has “{title}” at that time, on {day} for the first time ({from} to {to}).', {
    name: whom.name,
    title,
    day,
    from: series.from,
    to: series.to,
  })
}
