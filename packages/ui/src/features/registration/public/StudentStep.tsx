import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import type { Remote } from '#remote.ts'
import { RequestedCourse } from './CourseSelect.tsx'
import { StudentFields } from './StudentFields.tsx'
import { Step } from './registration.styles.ts'

type StudentStepProps = { courses: Remote<Course[]>; today: string }

/** First step: which course, and who learns. */
export function StudentStep({ courses, today }: StudentStepProps) {
  const { t } = useLingui()
  return (
    <Step>
      <RequestedCourse courses={courses} />
      <Fieldset legend={t`Who’s learning`} namesFields={false} isLegendHidden>
        <StudentFields today={today} />
      </Fieldset>
      <FormActions pendingLabel={t`Continue: choose times`} isFullWidth>
        <Trans>Continue: choose times</Trans>
      </FormActions>
    </Step>
  )
}
