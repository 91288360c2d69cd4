import { parseWallDay } from '@maktab/calendar/WallDay'
import { getTimeInZone, toInstant } from '@maktab/calendar/zonedTime'
import type { Handler, HandlersFor, OperationRequest } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { HttpError, invalidField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { parseLink } from '#validation/parseLink.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { readTeacherId } from '../classes/classQueries.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { assertTeacherActive } from '../teachers/teacherQueries.ts'
import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import { createSingleLessonSeries } from '../timetable/weeklySeries.ts'
import { getTrial, requestTrial } from './requestTrial.ts'
import { suggestTrialTeachers } from './suggestTrialTeachers.ts'
import { enqueueTrialCalledOffMail, enqueueTrialMail } from './trialMails.ts'
import { selectTrials, toTrial } from './trialRecords.ts'

const MINUTE = 60_000
const MAX_LISTED = 500

/** Trial lessons, newest first; those of a teacher only if they teach. */
const listTrials: Handler<'listTrials'> = async ({ database, services, account }) => {
  const { timeZone } = await readSettings(database, services)
  const isOffice = account.role === 'admin'
  const rows = await selectTrials(database)
    .$if(!isOffice, (own) => own.where('teachers.account_id', '=', account.id).where('trials.status', '!=', 'declined'))
    .orderBy('trials.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return { trials: rows.map((row) => toTrial(row, { timeZone, isOffice })), timeZone }
}

type Call = OperationRequest<'arrangeTrial' | 'declineTrial' | 'noteTrialOutcome'>

/** The trial lesson of a request, with a new version. It stays locked until the transaction ends. */
async function lockTrial(
  { database, now }: Pick<Call, 'database' | 'now'>,
  body: { id: number; version?: number | undefined },
) {
  await bumpVersion(database, 'trials', body.id, body.version)
  await database.updateTable('trials').set({ changed_at: now }).where('id', '=', body.id).execute()
  return selectTrials(database).where('trials.id', '=', body.id).executeTakeFirstOrThrow(notFound)
}

type LockedTrial = Awaited<ReturnType<typeof lockTrial>>

/** The record and the course of a decision about a trial lesson. */
const toDecisionSubject = ({ id, courseName }: LockedTrial) => ({
  record: ['trial', id] as const,
  ...(courseName !== null && { what: courseName }),
})

function assertOpen({ status }: LockedTrial): void {
  if (status === 'requested' || status === 'arranged') return
  throw new HttpError(422, message('This trial lesson was already held or rejected.'))
}

/** Sets teacher, time and link. The teacher gets a mail, and so does the teacher who had it before. */
const arrangeTrial: Handler<'arrangeTrial'> = async (call) => {
  const { body, database, services, now } = call
  const { teacherId } = body
  const trial = await lockTrial(call, body)
  assertOpen(trial)
  const day = parseWallDay(body.day)
  if (!day) throw invalidField('day', message('That date doesn’t exist.'))
  const { timeZone } = await readSettings(database, services)
  const starts = toInstant(timeZone, day, body.from)
  if (starts <= now) throw invalidField('from', message('This time has passed. Choose a later one.'))
  const ends = starts + body.minutes * MINUTE
  await assertTeacherActive(database, teacherId, 'teacherId')
  const slot = { day, from: body.from, to: getTimeInZone(timeZone, ends) }
  await checkScheduleConflicts(
    call,
    {
      kind: 'trial',
      teacherId,
      studentIds: [],
      editing: { id: trial.id },
      times: [createSingleLessonSeries(slot)],
    },
    { goOn: body.goOn, isAdmin: true, fieldOf: () => 'from' },
  )
  await database
    .updateTable('trials')
    .set({
      status: 'arranged',
      teacher_id: teacherId,
      starts_at: starts,
      ends_at: ends,
      link: body.link ? parseLink(body.link) : null,
    })
    .where('id', '=', trial.id)
    .execute()
  await recordDecision(call, { kind: 'arrangeTrial', ...toDecisionSubject(trial), day, teacherId })
  if (trial.teacher_id !== teacherId) await enqueueTrialCalledOffMail(call, trial)
  await enqueueTrialMail(call, { trialId: trial.id, teacherId, version: trial.version })
  return { message: message('Trial lesson arranged') }
}

/** Declines a request or calls off an arranged lesson. Its teacher gets a mail. */
const declineTrial: Handler<'declineTrial'> = async (call) => {
  const { body, database } = call
  const trial = await lockTrial(call, body)
  assertOpen(trial)
  await database
    .updateTable('trials')
    .set({ status: 'declined', reason: body.reason })
    .where('id', '=', trial.id)
    .execute()
  await recordDecision(call, { kind: 'declineTrial', ...toDecisionSubject(trial), reason: body.reason })
  await enqueueTrialCalledOffMail(call, trial)
  return { message: message('Trial lesson rejected') }
}

/** Records whether the lesson took place, from its start on. It can be corrected later. */
const noteTrialOutcome: Handler<'noteTrialOutcome'> = async (call) => {
  const { body, database, account, now } = call
  const trial = await lockTrial(call, body)
  const isOwn = account.role === 'admin' || trial.teacher_id === (await readTeacherId({ database, account }))
  if (!isOwn) throw notFound()
  const isPlanned = trial.status !== 'requested' && trial.status !== 'declined' && trial.starts_at !== null
  if (!isPlanned || (trial.starts_at ?? 0) > now) {
    throw new HttpError(422, message('You can record the outcome once the lesson has started.'))
  }
  const note = body.note || null
  await database
    .updateTable('trials')
    .set({ status: body.isHeld ? 'held' : 'notHeld', note })
    .where('id', '=', trial.id)
    .execute()
  const about = { teacherId: trial.teacher_id, reason: note ?? undefined }
  await recordDecision(call, { kind: 'noteTrialOutcome', ...toDecisionSubject(trial), ...about })
  return { message: message('Outcome saved') }
}

type Calls =
  | 'requestTrial'
  | 'getTrial'
  | 'listTrials'
  | 'suggestTrialTeachers'
  | 'arrangeTrial'
  | 'declineTrial'
  | 'noteTrialOutcome'

/** Trial lessons for visitors (decision 305). */
export const trialHandlers: HandlersFor<Calls> = {
  requestTrial,
  getTrial,
  listTrials,
  suggestTrialTeachers,
  arrangeTrial,
  declineTrial,
  noteTrialOutcome,
}
