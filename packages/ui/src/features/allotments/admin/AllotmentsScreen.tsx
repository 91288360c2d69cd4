import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { AllotmentsTable } from './AllotmentsTable.tsx'
import { DeleteAllotmentDialog } from './DeleteAllotmentDialog.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

type AllotmentsScreenProps = {
  allotments: Remote<Allotment[]>
  /** Which form was open last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  /** Opens the form: a new allotment’s, or the one of an id. */
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  onDeleteAllotment: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Admin teacher allotment”: who teaches whom what, and when. Its form is `AllotmentView`. */
export function AllotmentsScreen({
  allotments,
  restoreFocusTo,
  onOpen,
  table,
  onDeleteAllotment,
}: AllotmentsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Allotment>()
  return (
    <Page>
      <PageHeader
        title={t`Allotted Teachers`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Allot Teacher</Trans>
          </Button>
        }
      />
      <RemoteView remote={allotments} loading={<AllotmentsLoading />}>
        {(ready) => (
          <AllotmentsTable
            allotments={ready}
            table={table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeleteAllotmentDialog
        allotment={doomed}
        onDeleteAllotment={onDeleteAllotment}
        onClose={() => setDoomed(undefined)}
      />
    </Page>
  )
}

function AllotmentsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading allotments`}>
      <SkeletonTable rows={6} columns={5} />
    </LoadingRegion>
  )
}
