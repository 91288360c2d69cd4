import { useLingui } from '@lingui/react/macro'

type StepTexts = { title: string; text: string }

/** Default texts of the steps; a school can override each. */
export function useDefaultGettingStartedSteps(): readonly [StepTexts, StepTexts, StepTexts] {
  const { t } = useLingui()
  return [
    { title: t`Choose a course`, text: t`Tell us who’s learning and when. It takes a few minutes.` },
    { title: t`Pay the school`, text: t`Send your receipt. Free courses don’t need one.` },
    {
      title: t`Meet your teacher`,
      text: t`We’ll match you with a teacher. Your lessons appear in your timetable.`,
    },
  ]
}
