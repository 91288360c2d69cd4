import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import type { ClassDraft } from './class.schema.ts'
import { ClassesLoading } from './ClassesLoading.tsx'
import { ClassForm } from './ClassForm.tsx'

type EditClassProps = {
  classes: Remote<components['schemas']['ScheduledClass'][]>
  id: number
  onEditClass: (draft: ClassDraft) => Outcome
  onClose: () => void
}

/** The view with the form of one class. */
export function EditClass({ classes, id, onEditClass, onClose }: EditClassProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  return (
    <Page>
      <PageHeader title={t`Edit Class`} />
      <RemoteView remote={classes} loading={<ClassesLoading />}>
        {(ready) => {
          const scheduled = ready.find((one) => one.id === id)
          return scheduled ? (
            <ClassForm
              key={id}
              scheduled={scheduled}
              onEditClass={onEditClass}
              onCancel={() => confirmLeave(onClose)}
              onDone={onClose}
            />
          ) : (
            <Notice
              tone="warning"
              action={
                <Button size="sm" onPress={onClose}>
                  <Trans>All classes</Trans>
                </Button>
              }
            >
              <Trans>This class is no longer there.</Trans>
            </Notice>
          )
        }}
      </RemoteView>
    </Page>
  )
}
