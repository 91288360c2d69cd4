import type { Policy } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { type PolicyDraft, type PolicyValues, policySchema, toRequest, toValues } from './policy.schema.ts'
import { Card } from '#components/Surface/Surface.tsx'
import { PolicyPreview } from '#components/PolicyPreview/PolicyPreview.tsx'
import { TextLanguageProvider, useTextLanguage } from '#forms/TextLanguageProvider.tsx'
import { TextLanguageSwitch } from '#forms/TextLanguageSwitch.tsx'
import { TranslatedTextArea, TranslatedTextField } from '#forms/TranslatedFields.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormPreview, FormWithPreview } from '#layouts/FormPage/FormWithPreview.tsx'

type PolicyFormPageProps = {
  /** Only editing waits for the policies to load. */
  policies: Remote<Policy[]>
  open: 'new' | number
  onSavePolicy: (draft: PolicyDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** 1§2 “Admin Policies”: form that creates or edits a policy. */
export function PolicyFormPage({ policies, open, onSavePolicy, onClose }: PolicyFormPageProps) {
  const { t } = useLingui()
  const { translations } = useSchoolSettings()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create Policy` : t`Edit policy`}
      records={policies}
      open={open}
      getName={({ title }) => title}
      messages={{
        loading: t`Loading policies`,
        notFound: t`This policy no longer exists.`,
        backLabel: t`All policies`,
      }}
      cancelLabel={t`Cancel`}
      onClose={onClose}
    >
      {(policy) => (
        <TextLanguageProvider isOffered={(policy?.translations ?? translations) !== undefined}>
          <PolicyForm policy={policy} onSavePolicy={onSavePolicy} onDone={onClose} />
        </TextLanguageProvider>
      )}
    </RecordFormPage>
  )
}

type PolicyFormProps = {
  /** The policy to edit; undefined creates one. */
  policy: Policy | undefined
  onSavePolicy: (draft: PolicyDraft) => Promise<SubmitResult>
  onDone: () => void
}

function PolicyForm({ policy: latest, onSavePolicy, onDone }: PolicyFormProps) {
  const { t } = useLingui()
  const [policy, loadLatest] = useRecordSnapshot(latest)
  const textLanguage = useTextLanguage()
  return (
    <FormWithPreview>
      <Card>
        <ValidatedForm
          initialValues={toValues(policy)}
          schema={policySchema}
          onSubmit={(values) => onSavePolicy(toRequest(values, policy))}
          onUseLatest={loadLatest}
          onDone={onDone}
        >
          <TextLanguageSwitch />
          <TranslatedTextField<PolicyValues>
            nameIn={(language) => (language === 'default' ? 'title' : `translations.${language}.title`)}
            label={t`Title`}
            isRequired
            autoFocus
          />
          <TranslatedTextArea<PolicyValues>
            nameIn={(language) => (language === 'default' ? 'description' : `translations.${language}.description`)}
            label={t`Description`}
            isRequired
          />
          <FormActions pendingLabel={t`Saving…`}>
            {policy ? <Trans>Update Policy</Trans> : <Trans>Create Policy</Trans>}
          </FormActions>
          <FormPreview<PolicyValues>>
            {(values) => (
              <PolicyPreview
                policy={{ ...values, title: values.title.trim() || t`Untitled` }}
                reader={textLanguage?.language ?? 'default'}
              />
            )}
          </FormPreview>
        </ValidatedForm>
      </Card>
    </FormWithPreview>
  )
}
