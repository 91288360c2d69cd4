import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import type { KeptTable } from '../../../components/DataTable/Column.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '../../../components/Skeleton/Skeleton.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import { DeletePolicyDialog } from './DeletePolicyDialog.tsx'
import { PoliciesTable } from './PoliciesTable.tsx'
import type { PolicyDraft } from './policy.schema.ts'
import { PolicyForm } from './PolicyForm.tsx'

type Policy = components['schemas']['Policy']

type PoliciesScreenProps = {
  policies: Remote<Policy[]>
  /** What the form is open for: a new policy, or the one of an id. */
  open: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  table?: KeptTable
  onSavePolicy: (draft: PolicyDraft) => Outcome
  onDeletePolicy: (id: number) => Outcome
}

/** 1§2 “Admin Policies”: a table, and one form that creates and edits. */
export function PoliciesScreen({ policies, open, onOpen, table, onSavePolicy, onDeletePolicy }: PoliciesScreenProps) {
  const { t } = useLingui()
  const [last, setLast] = useState(open)
  const [doomed, setDoomed] = useState<Policy>()
  const confirmLeave = useConfirmLeave()
  if (open !== undefined && open !== last) setLast(open)
  const close = () => onOpen(undefined)

  return (
    <Page>
      <PageHeader
        title={open === undefined ? t`Policies` : open === 'new' ? t`Create Policy` : t`Edit Policy`}
        actions={
          open === undefined ? (
            <Button key="create" variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
              <Trans>Create</Trans>
            </Button>
          ) : (
            <Button key="cancel" onPress={() => confirmLeave(close)}>
              <Trans>Cancel</Trans>
            </Button>
          )
        }
      />
      {open === 'new' ? (
        <PolicyForm policy={undefined} onSavePolicy={onSavePolicy} onDone={close} />
      ) : (
        <RemoteView remote={policies} loading={<PoliciesLoading />}>
          {(ready) => {
            if (open === undefined) {
              return (
                <PoliciesTable
                  policies={ready}
                  table={table}
                  lastId={last === 'new' ? undefined : last}
                  onEdit={({ id }) => onOpen(id)}
                  onDelete={setDoomed}
                />
              )
            }
            const policy = ready.find(({ id }) => id === open)
            if (!policy) return <PolicyGone onBack={close} />
            return <PolicyForm key={open} policy={policy} onSavePolicy={onSavePolicy} onDone={close} />
          }}
        </RemoteView>
      )}
      <DeletePolicyDialog policy={doomed} onDeletePolicy={onDeletePolicy} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}

function PolicyGone({ onBack }: { onBack: () => void }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onPress={onBack}>
          <Trans>All policies</Trans>
        </Button>
      }
    >
      <Trans>This policy is no longer there.</Trans>
    </Notice>
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
