import { parseWallDay } from '@maktab/calendar/WallDay'
import { readTeacherId, readClassStudentIds } from '../classes/classQueries.ts'
import {
  findScheduleConflicts,
  canIgnoreConflicts,
  type ScheduleConflict,
  type ProposedTimes,
} from './checkScheduleConflicts.ts'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { parseWeekdays } from '#validation/weekdays.ts'
import { HttpError, invalidField, missingField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

type Question = OperationRequest<'findClashes'>

/**
 * Checks for conflicts before a form is sent; saving checks again. A teacher can check their own classes, an
 * administrator a named class or an allotment.
 */
export const findClashes: Handler<'findClashes'> = async (call) => {
  const { body, account } = call
  const isAdmin = account.role === 'admin'
  const ofClass = body.classId === undefined ? undefined : await readClass(call, body.classId)
  const teacherId = ofClass?.teacher_id ?? (isAdmin ? body.teacherId : await ownId(call))
  if (teacherId === undefined) throw missingField('teacherId', 'Teacher ID')
  const runOf = (name: 'starts' | 'ends') =>
    parseWallDay((body[name] === undefined ? ofClass?.[name] : body[name]) ?? '') ?? null
  const run = { starts: runOf('starts'), ends: runOf('ends') }
  const isClass = ofClass !== undefined || !isAdmin
  const proposed: ProposedTimes = {
    kind: isClass ? 'class' : 'allotment',
    teacherId,
    courseId: body.courseId,
    studentIds: [...new Set([...(await filterAllottedStudents(call, teacherId)), ...(ofClass?.students ?? [])])],
    // Without an id the timing is new and conflicts with others of its class.
    editing: ofClass ? { id: ofClass.id, timingId: body.timingId ?? 0 } : ownAllotment(body),
    times: body.times.map(({ from, to, days = [] }) => ({ from, to, days: parseWeekdays(days.join(',')), ...run })),
  }
  const found = await findScheduleConflicts(call, proposed)
  return {
    mayGoOn: await canIgnoreConflicts(call),
    clashes: found.map((one) => toResponse(one, isAdmin || one.engagement?.teacherId === teacherId, proposed)),
  }
}

const ownAllotment = ({ allotmentId }: Question['body']) =>
  allotmentId === undefined ? undefined : { id: allotmentId }

async function ownId({ body, database, account }: Question): Promise<number> {
  const own = await readTeacherId({ database, account })
  if ((body.teacherId ?? own) !== own) throw new HttpError(403, message('You don’t have permission to do this.'))
  return own
}

/** Limits a teacher to students who are allotted to them. */
async function filterAllottedStudents({ body: { studentIds = [] }, database, account }: Question, teacherId: number) {
  if (account.role === 'admin' || studentIds.length === 0) return studentIds
  const allotted = await database
    .selectFrom('allotments')
    .select('student_id')
    .where('teacher_id', '=', teacherId)
    .where('student_id', 'in', studentIds)
    .execute()
  return allotted.map((row) => row.student_id)
}

async function readClass({ database, account }: Question, id: number) {
  const found = await database
    .selectFrom('classes')
    .select(['id', 'teacher_id', 'starts', 'ends'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  const mayAsk = account.role === 'admin' || found?.teacher_id === (await readTeacherId({ database, account }))
  if (!found || !mayAsk) throw invalidField('classId', message('This class no longer exists.'))
  return { ...found, students: await readClassStudentIds(database, id) }
}

function toResponse({ index, day, engagement }: ScheduleConflict, isDetailed: boolean, { times }: ProposedTimes) {
  if (!engagement) {
    const { from = '', to = '' } = times[index] ?? {}
    return { who: 'form' as const, person: null, with: 'form' as const, title: null, day, from, to, index }
  }
  const { person: whom, kind, title, series } = engagement
  const { from, to } = series
  const person = { id: whom.id, name: whom.name }
  return { who: whom.who, person, with: kind, title: isDetailed ? title : null, day, from, to, index }
}
