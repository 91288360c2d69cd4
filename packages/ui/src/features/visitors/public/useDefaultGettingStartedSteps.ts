import { useLingui } from '@lingui/react/macro'

type StepTexts = { title: string; text: string }

/** Default texts of the steps; a school can override each. */
export function useDefaultGettingStartedSteps(): readonly [StepTexts, StepTexts, StepTexts] {
  const { t } = useLingui()
  return [
    { title: t`Choose a course`, text: t`Say who will learn, and at which hours. It takes a few minutes.` },
    { title: t`Pay as the school says`, text: t`Send a picture of the receipt. Free courses ask for nothing.` },
    {
      title: t`Meet your teacher`,
      text: t`The school finds one for your hours. Your lessons then stand in your timetable.`,
    },
  ]
}
