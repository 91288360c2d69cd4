import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormCard } from '#layouts/FormPage/FormCard.tsx'
import { FormColumn } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import {
  type CredentialsDraft,
  type CredentialsValues,
  assignCredentialsSchema,
  editCredentialsSchema,
  hasCredentials,
  toRequest,
  toValues,
} from './credentials.schema.ts'
import { type PasswordTools, PasswordGeneratorField, CopyablePassword } from './PasswordGeneratorField.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useUnsavedChanges } from '#forms/UnsavedChangesProvider.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

type LoginCredentialsFormProps = PasswordTools & {
  teacher: Teacher
  /** Next free code, suggested if the teacher has none. */
  suggestedCode: string
  onAssignCredentials: (draft: CredentialsDraft) => Promise<SubmitResult>
  onCancel: () => void
  onDone: () => void
}

/** 1§2 “Login Credentials”: the first credentials activate a pending teacher. */
export function LoginCredentialsForm({
  teacher,
  suggestedCode,
  generatePassword,
  copyText,
  onAssignCredentials,
  onCancel,
  onDone,
}: LoginCredentialsFormProps) {
  const { t } = useLingui()
  // Saving activates a pending teacher, but the form must not turn into an edit form.
  const [opened, loadLatest] = useRecordSnapshot(teacher)
  const [initialValues] = useState(() => toValues(teacher, suggestedCode))
  const [generated, setGenerated] = useState<string>()
  const [copied, setCopied] = useState<string>()
  const [uncopiedPassword, setUncopiedPassword] = useState<string>()
  const isEdit = hasCredentials(opened)

  if (uncopiedPassword !== undefined) {
    return <PasswordHandover name={teacher.name} password={uncopiedPassword} copyText={copyText} onDone={onDone} />
  }
  const handOver = ({ password }: CredentialsValues) => {
    if (generated !== undefined && password === generated && copied !== generated) setUncopiedPassword(generated)
    else onDone()
  }
  return (
    <FormCard>
      <ValidatedForm
        initialValues={initialValues}
        schema={isEdit ? editCredentialsSchema : assignCredentialsSchema}
        onSubmit={(values) => onAssignCredentials(toRequest(values, opened))}
        onUseLatest={loadLatest}
        onDone={handOver}
      >
        <FormTextField<CredentialsValues>
          name="id"
          label={t`Teacher ID`}
          {...(!opened.teach_id?.trim() && { description: t`Next available ID. You can change it.` })}
          autoComplete="off"
          isRequired
        />
        <FormTextField<CredentialsValues> name="name" label={t`Name`} autoComplete="off" isRequired />
        <FormTextField<CredentialsValues> name="email" label={t`Email`} type="email" autoComplete="off" isRequired />
        <PasswordGeneratorField
          isEdit={isEdit}
          generatePassword={generatePassword}
          copyText={copyText}
          onApply={setGenerated}
          onCopied={setCopied}
        />
        <FormActions pendingLabel={t`Saving…`} onCancel={onCancel}>
          {isEdit ? <Trans>Update</Trans> : <Trans context="credentials">Assign</Trans>}
        </FormActions>
      </ValidatedForm>
    </FormCard>
  )
}

type PasswordHandoverProps = {
  name: string
  password: string
  copyText: (text: string) => Promise<boolean>
  onDone: () => void
}

/** A saved generated password that hasn’t been copied yet; it is shown only once. */
function PasswordHandover({ name, password, copyText, onDone }: PasswordHandoverProps) {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  useUnsavedChanges(!isCopied, {
    message: {
      title: t`Leave without copying the password?`,
      text: t`You won’t see it again. If it’s lost, set a new one.`,
    },
  })
  return (
    <FormColumn>
      <Stack>
        <Notice tone="success">
          <Trans>
            Login credentials saved for <Bdi>{name}</Bdi>.
          </Trans>
        </Notice>
        <CopyablePassword
          password={password}
          copyText={copyText}
          onCopied={() => setIsCopied(true)}
          actions={
            <Button size="sm" variant="primary" autoFocus onPress={onDone}>
              <Trans>Done</Trans>
            </Button>
          }
        >
          <Trans>Share this password with the teacher. You won’t see it again.</Trans>
        </CopyablePassword>
      </Stack>
    </FormColumn>
  )
}
