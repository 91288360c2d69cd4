import { parseWallDay } from '@maktab/calendar/WallDay'
import { toInstant } from '@maktab/calendar/zonedTime'
import type { Handler, OperationRequest } from '#contract/Handler.ts'
import { DAY_MILLISECONDS } from '#database/quotas.ts'
import { isTimeZone } from '#lib/currency.ts'
import { type FieldErrors, HttpError, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { assertNoFieldErrors } from '#validation/validateDates.ts'
import { buildSecretPath } from '../auth/resetLinks.ts'
import { createToken } from '../auth/sessions.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectTrials, toOwnTrial } from './trialRecords.ts'

type Body = OperationRequest<'requestTrial'>['body']

/** Times later than this are refused: nobody plans a first lesson so far ahead. */
const MAX_AHEAD = 60 * DAY_MILLISECONDS
/** The shortest phone number with a country code. */
const MIN_DIGITS = 7

/** Stores the request of a visitor, which the office finds in its inbox (decision 305). */
export const requestTrial: Handler<'requestTrial'> = async (call) => {
  const { body, database, services, now, language = 'en' } = call
  const { offersTrials = false } = await readSettings(database, services)
  if (!offersTrials) throw new HttpError(422, message('We don’t offer trial lessons at the moment.'))
  const { name, age, zone, phone } = body
  const wishes = readWishes(body, now)
  const token = createToken()
  const answer = {
    message: message('Thank you. We received your request.'),
    path: buildSecretPath('try-a-lesson', token),
  }
  // Only programs fill the hidden field; they shouldn't notice.
  if (body.website) return answer
  const course = await database
    .selectFrom('courses')
    .select('id')
    .where('id', '=', body.courseId ?? 0)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  await database
    .insertInto('trials')
    .values({
      token,
      status: 'requested',
      name,
      age,
      language: body.language,
      page_language: language,
      phone,
      zone,
      course_id: course?.id ?? null,
      wishes: JSON.stringify(wishes),
      created_at: now,
      changed_at: now,
    })
    .execute()
  return answer
}

/** The requested times as instants, each once. */
function readWishes({ wishes, zone, phone }: Body, now: number): number[] {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0
  const errors: FieldErrors = {
    ...(digits < MIN_DIGITS && { phone: [message('Enter the full number, with the country code.')] }),
    ...(!isTimeZone(zone) && { zone: [message('We don’t recognize this time zone.')] }),
  }
  const instants: number[] = []
  for (const [index, { day: text, time }] of wishes.entries()) {
    const day = parseWallDay(text)
    const instant = day && isTimeZone(zone) ? toInstant(zone, day, time) : now
    if (!day) errors[`wishes[${index}].day`] = [message('That date doesn’t exist.')]
    else if (instant < now) errors[`wishes[${index}].time`] = [message('This time has passed. Choose a later one.')]
    else if (instant > now + MAX_AHEAD) {
      errors[`wishes[${index}].day`] = [message('Choose a day within the next 60 days.')]
    }
    instants.push(instant)
  }
  assertNoFieldErrors(errors)
  return [...new Set(instants)]
}

/** The state of a trial lesson, for anyone with its private link. */
export const getTrial: Handler<'getTrial'> = async ({ params, database, services }) => {
  const { timeZone } = await readSettings(database, services)
  const row = await selectTrials(database).where('trials.token', '=', params.token).executeTakeFirstOrThrow(notFound)
  return { timeZone, trial: toOwnTrial(row, timeZone) }
}
