import { useLingui } from '@lingui/react/macro'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { RecordView } from '#layouts/RecordView/RecordView.tsx'
import { type AllotmentFormProps, AllotmentForm } from './AllotmentForm.tsx'

type AllotmentViewProps = Omit<AllotmentFormProps, 'allotment' | 'onDone' | 'onCancel' | 'onCancelEdit'> & {
  open: 'new' | number
  /** Leaves an edit for an empty form. */
  onStartAnew: () => void
  onClose: () => void
}

/** The form of 2§2 “Admin teacher allotment”, under the title of what it does. */
export function AllotmentView({ allotments, open, onStartAnew, onClose, ...form }: AllotmentViewProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  return (
    <RecordView
      title={open === 'new' ? t`Allot Teacher to Student` : t`Edit Allotment`}
      records={allotments}
      open={open}
      nameOf={({ student, course }) => t`${student.name}, ${course.name}`}
      words={{ loading: t`Loading allotments`, gone: t`This allotment is no longer there.`, all: t`All allotments` }}
      onClose={onClose}
    >
      {(allotment, cancel) => (
        <AllotmentForm
          allotment={allotment}
          {...form}
          allotments={allotments}
          onDone={onClose}
          onCancel={cancel}
          onCancelEdit={() => confirmLeave(onStartAnew)}
        />
      )}
    </RecordView>
  )
}
