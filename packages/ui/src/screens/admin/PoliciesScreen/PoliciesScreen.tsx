import type { Policy } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { RecordView } from '#layouts/RecordView/RecordView.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { DeletePolicyDialog } from './DeletePolicyDialog.tsx'
import { PoliciesTable } from './PoliciesTable.tsx'
import type { PolicyDraft } from './policy.schema.ts'

const PolicyForm = lateForm(async () => (await import('./PolicyForm.tsx')).PolicyForm)

type PoliciesScreenProps = {
  policies: Remote<Policy[]>
  /** What the form is open for: a new policy, or the one of an id. */
  open: 'new' | number | undefined
  /** What was open last: the focus comes back to where it was opened. */
  last: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  table?: KeptTable
  onSavePolicy: (draft: PolicyDraft) => Promise<Outcome>
  onDeletePolicy: (id: number) => Promise<Outcome>
}

/** 1§2 “Admin Policies”: a table, and one form that creates and edits. */
export function PoliciesScreen({ policies, open, last, onOpen, ...props }: PoliciesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Policy>()
  const close = () => onOpen(undefined)
  if (open !== undefined) {
    return (
      <RecordView
        title={open === 'new' ? t`Create Policy` : t`Edit Policy`}
        records={policies}
        open={open}
        nameOf={({ title }) => title}
        words={{ loading: t`Loading policies`, gone: t`This policy is no longer there.`, all: t`All policies` }}
        cancelLabel={t`Cancel`}
        onClose={close}
      >
        {(policy) => <PolicyForm policy={policy} onSavePolicy={props.onSavePolicy} onDone={close} />}
      </RecordView>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Policies`}
        actions={
          <Button variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={policies} loading={<PoliciesLoading />}>
        {(ready) => (
          <PoliciesTable
            policies={ready}
            table={props.table}
            lastId={last === 'new' ? undefined : last}
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
