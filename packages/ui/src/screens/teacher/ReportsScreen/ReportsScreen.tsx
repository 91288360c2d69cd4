import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import type { KeptTable } from '../../../components/DataTable/Column.ts'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '../../../components/Skeleton/Skeleton.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import { DeleteReportDialog } from './DeleteReportDialog.tsx'
import type { ReportDraft } from './report.schema.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportsTable } from './ReportsTable.tsx'
import type { RemoteTeaching } from './teachingOf.ts'
import { teachingOf } from './teachingOf.ts'

type Schemas = components['schemas']

/** The form that is open: of a new report, or of the report with this id. */
export type OpenForm = 'new' | number | undefined

type ReportsScreenProps = {
  reports: Remote<Schemas['Report'][]>
  /** Who learns what in which class. */
  teaching: RemoteTeaching
  /** The register of the class that `onClassChange` told of last. */
  attendance: Remote<Schemas['Attendance'][]>
  form: OpenForm
  now: Date
  table?: KeptTable
  /** Where students are assigned to classes. */
  assignHref: string
  onFormChange: (form: OpenForm) => void
  /** Another class stands in the form, or none. */
  onClassChange: (classId: number | undefined) => void
  onSaveReport: (draft: ReportDraft) => Outcome
  onDeleteReport: (id: number) => Outcome
}

/** 2§2 “Teacher performance”: the reports, and one form that is closed, creates or edits (2§4). */
export function ReportsScreen({
  reports,
  form,
  now,
  table,
  onFormChange,
  onDeleteReport,
  ...props
}: ReportsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Schemas['Report']>()
  const confirmLeave = useConfirmLeave()
  const close = () => onFormChange(undefined)
  const written = reports.state === 'ready' ? reports.data : []
  const fields = { ...props, written, teaching: teachingOf(props.teaching), onDone: close }
  const title = form === undefined ? t`Performance Report` : form === 'new' ? t`Create Report` : t`Edit Report`
  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          form === undefined ? (
            <Button key="create" variant="primary" onPress={() => onFormChange('new')}>
              <Trans>Create</Trans>
            </Button>
          ) : (
            <Button key="cancel" onPress={() => confirmLeave(close)}>
              {form === 'new' ? <Trans>Cancel</Trans> : <Trans>Cancel Edit</Trans>}
            </Button>
          )
        }
      />
      {form === 'new' ? (
        <ReportForm key="new" {...fields} report={undefined} />
      ) : (
        <RemoteView remote={reports} loading={<ReportsLoading />}>
          {(all) => {
            if (form === undefined) {
              return <ReportsTable reports={all} table={table} now={now} onEdit={onFormChange} onDelete={setDoomed} />
            }
            const edited = all.find(({ id }) => id === form)
            return edited ? (
              <ReportForm key={edited.id} {...fields} report={edited} />
            ) : (
              <EmptyState title={<Trans>This report is not here any more</Trans>} />
            )
          }}
        </RemoteView>
      )}
      <DeleteReportDialog report={doomed} onDeleteReport={onDeleteReport} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}

function ReportsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading reports`}>
      <SkeletonTable rows={5} columns={6} />
    </LoadingRegion>
  )
}
