import type { Policy } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { PolicyDraft } from './policy.schema.ts'
import { PolicyForm } from './PolicyForm.tsx'

type PolicyViewProps = {
  /** Needed to edit; a new policy doesn’t wait for them. */
  policies: Remote<Policy[]>
  open: 'new' | number
  onSavePolicy: (draft: PolicyDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The form of 1§2 “Admin Policies”, which creates and edits. */
export function PolicyView({ policies, open, onSavePolicy, onClose }: PolicyViewProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create Policy` : t`Edit Policy`}
      records={policies}
      open={open}
      nameOf={({ title }) => title}
      words={{ loading: t`Loading policies`, notFound: t`This policy is no longer there.`, backLabel: t`All policies` }}
      cancelLabel={t`Cancel`}
      onClose={onClose}
    >
      {(policy) => <PolicyForm policy={policy} onSavePolicy={onSavePolicy} onDone={onClose} />}
    </RecordFormPage>
  )
}
