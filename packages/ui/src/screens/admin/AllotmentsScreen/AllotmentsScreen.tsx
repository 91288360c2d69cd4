import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { AllotmentsLoading } from './AllotmentsLoading.tsx'
import { AllotmentsTable } from './AllotmentsTable.tsx'
import { DeleteAllotmentDialog } from './DeleteAllotmentDialog.tsx'

type AllotmentsScreenProps = {
  allotments: Remote<Allotment[]>
  /** Which form was open last: the focus comes back to where it was opened. */
  last: 'new' | number | undefined
  /** Opens the form: a new allotment’s, or the one of an id. */
  onOpen: (open: 'new' | number) => void
  table?: KeptTable
  onDeleteAllotment: (id: number) => Promise<Outcome>
}

/** 2§2 “Admin teacher allotment”: who teaches whom what, and when. Its form is `AllotmentView`. */
export function AllotmentsScreen({ allotments, last, onOpen, table, onDeleteAllotment }: AllotmentsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Allotment>()
  return (
    <Page>
      <PageHeader
        title={t`Allotted Teachers`}
        actions={
          <Button variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
            <Trans>Allot Teacher</Trans>
          </Button>
        }
      />
      <RemoteView remote={allotments} loading={<AllotmentsLoading />}>
        {(ready) => (
          <AllotmentsTable
            allotments={ready}
            table={table}
            lastId={last === 'new' ? undefined : last}
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
