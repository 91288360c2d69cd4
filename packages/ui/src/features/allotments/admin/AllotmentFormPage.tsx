import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { Remote } from '#remote.ts'
import { type AllotmentFormProps, AllotmentForm } from './AllotmentForm.tsx'

type AllotmentFormPageProps = Omit<AllotmentFormProps, 'allotment' | 'onDone' | 'onCancel' | 'onCancelEdit'> & {
  /** The allotment to edit, possibly among others; the form for a new one doesn’t wait for it. */
  opened: Remote<Allotment[]>
  open: 'new' | number
  /** Leaves the edit for an empty form. */
  onCreateNew: () => void
  onClose: () => void
}

/** The form of 2§2 “Admin teacher allotment” with its heading. */
export function AllotmentFormPage({ opened, open, onCreateNew, onClose, ...form }: AllotmentFormPageProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Allot Teacher to Student` : t`Edit Allotment`}
      records={opened}
      open={open}
      getName={({ student, course }) => t`${student.name}, ${course.name}`}
      messages={{
        loading: t`Loading allotments`,
        notFound: t`This allotment no longer exists.`,
        backLabel: t`All allotments`,
      }}
      onClose={onClose}
    >
      {(allotment, cancel) => (
        <AllotmentForm
          allotment={allotment}
          {...form}
          onDone={onClose}
          onCancel={cancel}
          onCancelEdit={() => confirmLeave(onCreateNew)}
        />
      )}
    </RecordFormPage>
  )
}
