import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import type { ConflictCheck } from '#forms/ConflictCheck.ts'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import { useLingui } from '@lingui/react/macro'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { ClassDraft } from './class.schema.ts'
import { ClassForm } from './ClassForm.tsx'

type ClassViewProps = {
  classes: Remote<ScheduledClass[]>
  /** Who can get the class. */
  teachers: Remote<Teacher[]>
  open: number
  clashes: ConflictCheck
  onEditClass: (draft: ClassDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The view with the form of one class. */
export function ClassView({ classes, teachers, open, clashes, onEditClass, onClose }: ClassViewProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={t`Edit Class`}
      records={classes}
      open={open}
      nameOf={({ title }) => title}
      words={{ loading: t`Loading classes`, notFound: t`This class is no longer there.`, backLabel: t`All classes` }}
      onClose={onClose}
    >
      {(scheduled, cancel) => (
        <ClassForm
          scheduled={scheduled}
          teachers={teachers}
          clashes={clashes}
          onEditClass={onEditClass}
          onCancel={cancel}
          onDone={onClose}
        />
      )}
    </RecordFormPage>
  )
}
