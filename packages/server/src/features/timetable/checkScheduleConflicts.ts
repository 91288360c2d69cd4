import { type SeriesWithChanges, findConflict, findConflictsAmong } from '@maktab/calendar/findConflict'
import type { WallDay } from '@maktab/calendar/WallDay'
import { type Engagement, readStudentEngagements, readTeacherEngagements } from './readEngagements.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { invalidField } from '#lib/HttpError.ts'
import type { Services, OperationRequest } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'
import { readToday, readSettings } from '../settings/schoolSettings.ts'
import { readClassPeople } from '../classes/classQueries.ts'

/** The times that somebody would like to keep, and of what. */
export type ProposedTimes = {
  kind: 'class' | 'allotment'
  teacherId: number
  /** What is allotted; nothing of a class. */
  courseId?: number | undefined
  studentIds: readonly number[]
  /**
   * What is changed, which doesn’t clash with itself: an allotment, or a class, as a whole or one timing of it; `left` are
   * those lessons of it that stay as they are.
   */
  own?: { id: number; timingId?: number | undefined; left?: SeriesWithChanges } | undefined
  times: readonly SeriesWithChanges[]
  /** They are those of a class that is there already, which students join: nobody else is looked at. */
  isHeld?: boolean
}

/** Two things at once: the time of the form (its place in it), the day, and what is there already; nothing in the form itself. */
export type ScheduleConflict = { index: number; day: WallDay; engagement: Engagement | undefined }

/**
 * Of each wanted time and each person the first clash, from a day on; and which times of the form overlap.
 *
 * An allotment is the promise that classes keep: with a class of the same teacher it doesn’t clash. Two students who are
 * allotted to a teacher for one course at once can be taught in one class.
 */
function detectConflicts(
  wanted: ProposedTimes,
  engagements: readonly Engagement[],
  since: WallDay,
): ScheduleConflict[] {
  const others = engagements.flatMap((one) => {
    if (isPromise(wanted, one)) return []
    if (!isOwn(wanted, one)) return [one]
    return wanted.own?.left ? [{ ...one, series: wanted.own.left }] : []
  })
  const found = wanted.times.flatMap((time, index) => {
    const clashes = others.flatMap((engagement) => {
      const day = findConflict(time, engagement.series, since)
      return day === undefined ? [] : [{ index, day, engagement }]
    })
    const byPerson = Map.groupBy(clashes, ({ engagement: { whom } }) => `${whom.who} ${whom.id}`)
    return [...byPerson.values()].map((some) => some.reduce((first, one) => (one.day < first.day ? one : first)))
  })
  const within = (wanted.isHeld ? [] : findConflictsAmong(wanted.times, since)).map(({ b: index, day }) => ({
    index,
    day,
    engagement: undefined,
  }))
  return [...found, ...within].toSorted((a, b) => a.index - b.index || (a.day < b.day ? -1 : 1))
}

function isOwn({ kind, own }: ProposedTimes, one: Engagement): boolean {
  if (!own || one.kind !== kind || one.id !== own.id) return false
  return own.timingId === undefined || one.timingId === own.timingId
}

function isPromise({ kind, teacherId, courseId }: ProposedTimes, one: Engagement): boolean {
  if (one.teacherId !== teacherId) return false
  if (one.kind !== kind) return true
  return kind === 'allotment' && one.whom.who === 'teacher' && one.courseId === courseId
}

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

type ClassTimingSlot = { classId: number; timingId: number; series: SeriesWithChanges; left?: SeriesWithChanges }

/** That lessons of a class are held at a time, for its teacher and its students; `left` of their timing stay as they are. */
export async function readProposedClassTimes(
  database: Database,
  { classId, timingId, series, left }: ClassTimingSlot,
): Promise<ProposedTimes & { teacherId: number }> {
  const people = await readClassPeople(database, classId)
  const own = { id: classId, timingId, ...(left && { left }) }
  return { kind: 'class', ...people, own, times: [series] }
}

type MoveContext = Pick<OperationRequest<'changeLessons'>, 'database' | 'services' | 'now' | 'account' | 'body'>

/**
 * Refuses to hold lessons where the teacher of the class or a student has something else, be it one of those lessons of
 * the same timing that stay as they are (`left`).
 */
export async function checkMoveConflicts(
  call: MoveContext,
  series: SeriesWithChanges,
  left: SeriesWithChanges,
): Promise<void> {
  const { database, account, body } = call
  const { classId, timingId, goOn } = body
  const wanted = await readProposedClassTimes(database, { classId, timingId, series, left })
  await checkScheduleConflicts(call, wanted, { goOn, isAdmin: account.role === 'admin', fieldOf: () => 'to' })
}
