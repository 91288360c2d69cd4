import type { Reminders } from '@maktab/contract/schema'
import { type Infer, boolean, object } from 'superstruct'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { requiredChoiceOf, optionalChoice } from '#forms/rules.ts'
import { optionalTimeRange } from '#forms/timeRules.ts'
import { allOf } from '#lib/allOf.ts'

/** What `onSaveReminders` gets. */
export type RemindersDraft = Reminders

/** The languages that mails are written in. */
export const mailLanguages = allOf<Reminders['language']>()('en', 'ur', 'ar')

export const remindersSchema = object({
  dayBefore: boolean(),
  hourBefore: boolean(),
  changes: boolean(),
  digest: boolean(),
  quiet: optionalTimeRange(),
  timeZone: optionalChoice(),
  language: requiredChoiceOf(mailLanguages),
})

export type RemindersValues = Infer<typeof remindersSchema>

export function toValues({ quietFrom, quietTo, digest = false, ...others }: Reminders): RemindersValues {
  return { ...others, digest, quiet: { from: quietFrom ?? '', to: quietTo ?? '' } }
}

/** What is sent; the mail of each day goes along only where it was offered. */
export function toRequest({ quiet, language, digest, ...others }: RemindersValues, opened: Reminders): RemindersDraft {
  return {
    ...others,
    ...(opened.digest !== undefined && { digest }),
    quietFrom: quiet.from || null,
    quietTo: quiet.to || null,
    language: language ?? opened.language,
  }
}

const places: Readonly<Record<string, string>> = { quietFrom: 'quiet.from', quietTo: 'quiet.to' }

/** What the school says of the fields, at those of the form. */
export function placeErrorsAtFields(outcome: SubmitResult): SubmitResult {
  return mapFieldErrors(outcome, (field) => places[field] ?? field)
}
