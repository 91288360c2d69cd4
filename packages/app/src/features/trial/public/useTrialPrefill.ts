import type { RegistrationPrefill } from '@maktab/ui/features/registration/public/registration.schema'
import { useOptionalQuery } from '#api/optionalOperations.ts'

/** Length of a trial lesson until the school has arranged it. */
const TRIAL_MINUTES = 30

/** A trial lesson whose private link opened the registration. */
export type TrialPrefill = { token: string; known: RegistrationPrefill; courseId: number | undefined }

/**
 * What a trial lesson tells about the student who registers with its private link; undefined without one. `unknown`
 * while loading. Nothing is filled in if the link is wrong.
 */
export function useTrialPrefill(token: string | undefined): TrialPrefill | 'unknown' | undefined {
  const trial = useOptionalQuery('getTrial', { params: { token: token ?? '' }, enabled: token !== undefined })
  if (token === undefined || !trial || trial.state === 'failed') return undefined
  if (trial.state === 'loading') return 'unknown'
  const { name, phone, language, course, wishes, lesson } = trial.data.trial
  const minutes = lesson ? (Date.parse(lesson.ends.at) - Date.parse(lesson.starts.at)) / 60_000 : TRIAL_MINUTES
  return {
    token,
    known: {
      name,
      contact_number: phone,
      preferred_language: language,
      wishes: wishes.map(({ at }) => ({ at, minutes })),
    },
    courseId: course?.id,
  }
}
