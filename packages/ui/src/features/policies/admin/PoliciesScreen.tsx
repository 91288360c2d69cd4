import type { Policy } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { DeletePolicyDialog } from './DeletePolicyDialog.tsx'
import { PoliciesTable } from './PoliciesTable.tsx'

type PoliciesScreenProps = {
  policies: Remote<Policy[]>
  /** What the form was open for last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  onDeletePolicy: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Admin Policies”: the table. */
export function PoliciesScreen({ policies, restoreFocusTo, onOpen, ...props }: PoliciesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Policy>()
  return (
    <Page>
      <PageHeader
        title={t`Policies`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={policies} loading={<PoliciesLoading />}>
        {(ready) => (
          <PoliciesTable
            policies={ready}
            table={props.table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            onCreate={() => onOpen('new')}
            onEdit={({ id }) => onOpen(id)}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeletePolicyDialog policy={doomed} onDeletePolicy={props.onDeletePolicy} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}

function PoliciesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading policies`}>
      <SkeletonTable rows={5} columns={3} />
    </LoadingRegion>
  )
}
