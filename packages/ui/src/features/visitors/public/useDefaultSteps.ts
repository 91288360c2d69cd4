import { useLingui } from '@lingui/react/macro'

type StepWords = { title: string; text: string }

/** How one begins in the product’s words, of which a school may say each otherwise. */
export function useDefaultSteps(): readonly [StepWords, StepWords, StepWords] {
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
