import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Remote } from '../../../remote.ts'
import type { ReportFormProps } from './ReportForm.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportsLoading } from './ReportsLoading.tsx'

type ReportViewProps = Omit<ReportFormProps, 'report' | 'onDone' | 'onCancel'> & {
  reports: Remote<components['schemas']['Report'][]>
  id: number
  onClose: () => void
}

/** The form of one report (2§2, 2§5). */
export function ReportView({ reports, id, onClose, ...form }: ReportViewProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  return (
    <Page>
      <PageHeader title={t`Edit performance report`} />
      <RemoteView remote={reports} loading={<ReportsLoading />}>
        {(ready) => {
          const report = ready.find((one) => one.id === id)
          return report ? (
            <ReportForm key={id} report={report} {...form} onDone={onClose} onCancel={() => confirmLeave(onClose)} />
          ) : (
            <Notice
              tone="warning"
              action={
                <Button size="sm" autoFocus onPress={onClose}>
                  <Trans>All reports</Trans>
                </Button>
              }
            >
              <Trans>This report is no longer there.</Trans>
            </Notice>
          )
        }}
      </RemoteView>
    </Page>
  )
}
