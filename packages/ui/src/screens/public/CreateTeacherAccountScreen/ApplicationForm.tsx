import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToday } from '#environment/Clock.tsx'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import {
  type Application,
  type ApplicationValues,
  applicationSchema,
  blankApplication,
  toRequest,
} from './application.schema.ts'
import { CourseBlocks } from './CourseBlocks.tsx'
import { Parts } from './CreateTeacherAccountScreen.styles.ts'
import { FollowToday } from '#forms/FollowToday.tsx'
import { ExperienceFields, PersonFields } from './PersonFields.tsx'

export type ApplicationFormProps = {
  courses: Remote<readonly Course[]>
  onApply: (application: Application) => Promise<Outcome>
  /** What was kept of an earlier try, in whatever shape. */
  draft: unknown
  onKeepDraft: (values: ApplicationValues) => void
  onEmptyDraft: () => void
}

export function ApplicationForm({ courses, onApply, draft, onKeepDraft, onEmptyDraft }: ApplicationFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const [initialValues] = useState(() => restoreDraft(blankApplication(today), draft))
  const onOffer = courses.state === 'ready' ? courses.data : []
  return (
    <ScreenForm
      initialValues={initialValues}
      schema={applicationSchema({ today, courses: onOffer })}
      onSubmit={(values) => onApply(toRequest(values, onOffer))}
      // What was typed is kept, and is there again when one comes back.
      isGuarded={false}
    >
      <KeepDraft onChange={onKeepDraft} />
      <KeptDraftNotice blank={blankApplication(initialValues.application_date)} onEmpty={onEmptyDraft}>
        <Trans>It stays in this tab until it is sent, for an hour at most.</Trans>
      </KeptDraftNotice>
      <FollowToday<ApplicationValues> name="application_date" today={today} />
      <Parts>
        <PersonFields today={today} />
        <ExperienceFields today={today} />
        <CourseBlocks courses={courses} />
      </Parts>
      <SubmitButton pendingLabel={t`Submitting...`} isFullWidth>
        <Trans>Submit Application</Trans>
      </SubmitButton>
    </ScreenForm>
  )
}
