import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { publicPaths } from '#addresses/public.ts'

/**
 * The page on which visitors ask for a trial lesson of a course; undefined if the school offers none. The settings
 * contain the switch only if the backend has the operation.
 */
export function useTrialHref(course?: number): string | undefined {
  const { offersTrials = false } = useSchoolSettings()
  return offersTrials ? publicPaths.trial({ course }) : undefined
}
