import { useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type StepTexts = { title: string; text: string }

/** Default texts of the steps, in the order that the school offers; a school can override each. */
export function useDefaultGettingStartedSteps(): readonly [StepTexts, StepTexts, StepTexts] {
  const { t } = useLingui()
  const { offersTrials = false, keepsRequests = false } = useSchoolSettings()
  const trial = { title: t`Try a free lesson`, text: t`Meet a teacher first. You don’t need an account.` }
  const course = { title: t`Choose a course`, text: t`Tell us who’s learning and when. It takes a few minutes.` }
  if (keepsRequests) {
    return [
      offersTrials ? trial : course,
      {
        title: t`Agree on a teacher and a time`,
        text: offersTrials
          ? t`Choose a course and times that suit you. The school suggests a teacher and a time.`
          : t`The school suggests a teacher and a time that suits you.`,
      },
      { title: t`Pay and start`, text: t`You pay when you agree. Your lessons appear in your timetable.` },
    ]
  }
  return [
    course,
    { title: t`Pay the school`, text: t`Send your receipt. Free courses don’t need one.` },
    {
      title: t`Meet your teacher`,
      text: t`We’ll match you with a teacher. Your lessons appear in your timetable.`,
    },
  ]
}
