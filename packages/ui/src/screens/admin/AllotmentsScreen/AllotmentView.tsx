import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Remote } from '../../../remote.ts'
import type { AllotmentFormProps } from './AllotmentForm.tsx'
import { AllotmentForm } from './AllotmentForm.tsx'
import { AllotmentsLoading } from './AllotmentsLoading.tsx'

type AllotmentViewProps = Omit<AllotmentFormProps, 'allotment' | 'onDone' | 'onCancel' | 'onCancelEdit'> & {
  /** Needed to edit; a new allotment doesn’t wait for them. */
  allotments: Remote<components['schemas']['Allotment'][]>
  open: 'new' | number
  /** Leaves an edit for an empty form. */
  onStartAnew: () => void
  onClose: () => void
}

/** The form of 2§2 “Admin teacher allotment”, under the title of what it does. */
export function AllotmentView({ allotments, open, onStartAnew, onClose, ...form }: AllotmentViewProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const ends = {
    onDone: onClose,
    onCancel: () => confirmLeave(onClose),
    onCancelEdit: () => confirmLeave(onStartAnew),
  }
  return (
    <Page>
      <PageHeader title={open === 'new' ? t`Allot Teacher to Student` : t`Edit Allotment`} />
      {open === 'new' ? (
        <AllotmentForm key="new" allotment={undefined} {...form} {...ends} />
      ) : (
        <RemoteView remote={allotments} loading={<AllotmentsLoading />}>
          {(ready) => {
            const allotment = ready.find(({ id }) => id === open)
            return allotment ? (
              <AllotmentForm key={open} allotment={allotment} {...form} {...ends} />
            ) : (
              <Notice
                tone="warning"
                action={
                  <Button size="sm" autoFocus onPress={onClose}>
                    <Trans>All allotments</Trans>
                  </Button>
                }
              >
                <Trans>This allotment is no longer there.</Trans>
              </Notice>
            )
          }}
        </RemoteView>
      )}
    </Page>
  )
}
