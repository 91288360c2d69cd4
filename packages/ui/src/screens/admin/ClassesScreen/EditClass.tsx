import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import type { ClashCheck } from '#forms/ClashCheck.ts'
import { RecordView } from '#layouts/RecordView/RecordView.tsx'
import { useLingui } from '@lingui/react/macro'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import type { ClassDraft } from './class.schema.ts'
import { ClassForm } from './ClassForm.tsx'

type EditClassProps = {
  classes: Remote<ScheduledClass[]>
  /** Who can get the class. */
  teachers: Remote<Teacher[]>
  open: number
  clashes: ClashCheck
  onEditClass: (draft: ClassDraft) => Promise<Outcome>
  onClose: () => void
}

/** The view with the form of one class. */
export function EditClass({ classes, teachers, open, clashes, onEditClass, onClose }: EditClassProps) {
  const { t } = useLingui()
  return (
    <RecordView
      title={t`Edit Class`}
      records={classes}
      open={open}
      nameOf={({ title }) => title}
      words={{ loading: t`Loading classes`, gone: t`This class is no longer there.`, all: t`All classes` }}
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
    </RecordView>
  )
}
