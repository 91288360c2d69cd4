import { type SeriesWithChanges, findSeriesConflict, findSeriesConflicts } from '@maktab/calendar/findSeriesConflict'
import type { WallDay } from '@maktab/calendar/WallDay'
import { type Engagement, readStudentEngagements, readTeacherEngagements } from './readEngagements.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { invalidField } from '#lib/HttpError.ts'
import type { Services, OperationRequest } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'
import { readToday, readSettings } from '../settings/schoolSettings.ts'
import { readClassPeople } from '../classes/classQueries.ts'
import { readTrialEngagements } from '../trial/trialSeries.ts'

/** Times to be saved, and what they belong to. */
export type ProposedTimes = {
  kind: 'class' | 'allotment' | 'trial'
  teacherId: number
  /** The allotted course; undefined for a class. */
  courseId?: number | undefined
  studentIds: readonly number[]
  /**
   * The record being edited, which doesn't conflict with itself: an allotment, a trial lesson, a class or one timing of
   * it; `left` are its lessons that stay unchanged.
   */
  editing?: { id: number; timingId?: number | undefined; left?: SeriesWithChanges } | undefined
  times: readonly SeriesWithChanges[]
  /** The times of an existing class that students join; only the students are checked. */
  isExistingClass?: boolean
}

/**
 * A conflict: the index of the time in the form, the day, and the existing engagement, or undefined if two times of the
 * form overlap.
 */
export type ScheduleConflict = { index: number; day: WallDay; engagement: Engagement | undefined }

/**
 * The first conflict of each time and person from a day on, and overlaps within the form. An allotment doesn't conflict
 * with a class of the same teacher, because classes fulfil it. Two students allotted to a teacher for one course at the
 * same time can share a class.
 */
function detectConflicts(
  proposed: ProposedTimes,
  engagements: readonly Engagement[],
  since: WallDay,
): ScheduleConflict[] {
  const others = engagements.flatMap((one) => {
    if (isPromise(proposed, one)) return []
    if (!isOwn(proposed, one)) return [one]
    return proposed.editing?.left ? [{ ...one, series: proposed.editing.left }] : []
  })
  const found = proposed.times.flatMap((time, index) => {
    const clashes = others.flatMap((engagement) => {
      const day = findSeriesConflict(time, engagement.series, since)
      return day === undefined ? [] : [{ index, day, engagement }]
    })
    const byPerson = Map.groupBy(clashes, ({ engagement: { person } }) => `${person.who} ${person.id}`)
    return [...byPerson.values()].map((some) => some.reduce((first, one) => (one.day < first.day ? one : first)))
  })
  const within = (proposed.isExistingClass ? [] : findSeriesConflicts(proposed.times, since)).map(
    ({ b: index, day }) => ({
      index,
      day,
      engagement: undefined,
    }),
  )
  return [...found, ...within].toSorted((a, b) => a.index - b.index || (a.day < b.day ? -1 : 1))
}

function isOwn({ kind, editing }: ProposedTimes, one: Engagement): boolean {
  if (!editing || one.kind !== kind || one.id !== editing.id) return false
  return editing.timingId === undefined || one.timingId === editing.timingId
}

function isPromise({ kind, teacherId, courseId }: ProposedTimes, one: Engagement): boolean {
  if (kind === 'trial' || one.kind === 'trial') return false
  if (one.teacherId !== teacherId) return false
  if (one.kind !== kind) return true
  return kind === 'allotment' && one.person.who === 'teacher' && one.courseId === courseId
}

type Context = { database: Database; services: Pick<Services, 'timeZone'>; now: number }

type Check = {
  /** The user has seen the conflicts and confirmed them. */
  goOn?: boolean | undefined
  /** Teachers aren't shown what their students have with other teachers. */
  isAdmin: boolean
  /** The field of one of the times, for the error. */
  fieldOf: (index: number) => string
}

/** The conflicts of these times from today on, in the school's time zone. */
export async function findScheduleConflicts(
  { database, services, now }: Context,
  proposed: ProposedTimes,
): Promise<ScheduleConflict[]> {
  const today = (await readToday({ database, services, now })) as WallDay
  const engagements = [
    ...(proposed.isExistingClass ? [] : await readTeacherEngagements(database, [proposed.teacherId])),
    ...(proposed.isExistingClass ? [] : await readTrialEngagements({ database, services }, [proposed.teacherId])),
    ...(await readStudentEngagements(database, proposed.studentIds)),
  ]
  return detectConflicts(proposed, engagements, today)
}

/** The first conflict of each of many proposals, whose engagements are read together. */
export async function findFirstConflicts(
  { database, services, now }: Context,
  proposals: readonly ProposedTimes[],
): Promise<(ScheduleConflict | undefined)[]> {
  const today = (await readToday({ database, services, now })) as WallDay
  const teacherIds = [...new Set(proposals.map(({ teacherId }) => teacherId))]
  const studentIds = [...new Set(proposals.flatMap((proposed) => proposed.studentIds))]
  const engagements = [
    ...(await readTeacherEngagements(database, teacherIds)),
    ...(await readTrialEngagements({ database, services }, teacherIds)),
    ...(await readStudentEngagements(database, studentIds)),
  ]
  const byPerson = Map.groupBy(engagements, ({ person }) => `${person.who} ${person.id}`)
  return proposals.map((proposed) => {
    const people = [`teacher ${proposed.teacherId}`, ...proposed.studentIds.map((id) => `student ${id}`)]
    return detectConflicts(
      proposed,
      people.flatMap((person) => byPerson.get(person) ?? []),
      today,
    )[0]
  })
}

/** Whether the school allows saving conflicts after a confirmation. */
export async function canIgnoreConflicts(place: Omit<Context, 'now'>): Promise<boolean> {
  return (await readSettings(place.database, place.services)).clashes !== 'refuse'
}

/**
 * The first conflict of these times. Locks the teacher and the students until the transaction ends, so that concurrent
 * requests see each other.
 */
export async function findFirstConflict(
  place: Context,
  proposed: ProposedTimes,
): Promise<ScheduleConflict | undefined> {
  if (proposed.times.every(({ days }) => days.length === 0)) return undefined
  await lockSchedules(place.database, { teacherIds: [proposed.teacherId], studentIds: proposed.studentIds })
  return (await findScheduleConflicts(place, proposed))[0]
}

/** Rejects conflicting times, unless the request confirms them and the school allows it. */
export async function checkScheduleConflicts(
  place: Context,
  proposed: ProposedTimes,
  { goOn = false, isAdmin, fieldOf }: Check,
): Promise<void> {
  if (goOn && (await canIgnoreConflicts(place))) return
  const first = await findFirstConflict(place, proposed)
  if (first)
    throw invalidField(
      fieldOf(first.index),
      describeConflict(first, isAdmin || first.engagement?.teacherId === proposed.teacherId),
    )
}

type ScheduledPeople = { teacherIds: readonly number[]; studentIds: readonly number[] }

/**
 * Locks people until the transaction ends, so that concurrent requests see each other's times. The teachers first, then
 * the students, each by id, to prevent deadlocks.
 */
export async function lockSchedules(database: Database, people: ScheduledPeople): Promise<void> {
  // SQLite allows only one writing transaction.
  if (!isPostgres(database)) return
  for (const [table, ids] of [
    ['teachers', people.teacherIds],
    ['students', people.studentIds],
  ] as const) {
    if (ids.length === 0) continue
    await database
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  }
}

export function describeConflict({ day, engagement }: ScheduleConflict, isDetailed: boolean) {
  if (!engagement) return message('Two of these times overlap, starting {day}.', { day: { day } })
  const { person, series } = engagement
  const title =
    engagement.kind === 'trial' ? message('Trial lesson: {name}', { name: engagement.title }) : engagement.title
  if (!isDetailed) {
    return message('{name} has a conflict at that time, starting {day}.', { name: person.name, day: { day } })
  }
  return message('{name} has “{title}” at that time, starting {day} ({from}–{to}).', {
    name: person.name,
    title,
    day: { day },
    from: series.from,
    to: series.to,
  })
}

type ClassTimingSlot = { classId: number; timingId: number; series: SeriesWithChanges; left?: SeriesWithChanges }

/**
 * The times of a class's lessons for its teacher and students; `left` are lessons of the timing that stay unchanged.
 */
export async function readProposedClassTimes(
  database: Database,
  { classId, timingId, series, left }: ClassTimingSlot,
): Promise<ProposedTimes & { teacherId: number }> {
  const people = await readClassPeople(database, classId)
  const own = { id: classId, timingId, ...(left && { left }) }
  return { kind: 'class', ...people, editing: own, times: [series] }
}

type MoveContext = Pick<OperationRequest<'changeLessons'>, 'database' | 'services' | 'now' | 'account' | 'body'>

/**
 * Rejects moving lessons to a time at which the teacher or a student is busy, including by lessons of the same timing
 * that stay unchanged (`left`).
 */
export async function checkMoveConflicts(
  call: MoveContext,
  series: SeriesWithChanges,
  left: SeriesWithChanges,
): Promise<void> {
  const { database, account, body } = call
  const { classId, timingId, goOn } = body
  const proposed = await readProposedClassTimes(database, { classId, timingId, series, left })
  await checkScheduleConflicts(call, proposed, { goOn, isAdmin: account.role === 'admin', fieldOf: () => 'to' })
}
