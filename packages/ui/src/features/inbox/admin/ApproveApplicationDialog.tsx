import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import {
  type CredentialsValues,
  assignCredentialsSchema,
  toRequest,
  toValues,
} from '#features/teachers/admin/credentials.schema.ts'
import { PasswordCode } from '#features/teachers/admin/PasswordGeneratorField.styles.ts'
import { TeacherApprovedMessage } from './TeacherApprovedMessage.tsx'
import type { ApproveTeacherProps } from './InboxScreenProps.ts'

type ApproveApplicationDialogProps = ApproveTeacherProps & {
  /** The applicant as loaded when the dialog opened; undefined while it is closed. */
  teacher: Teacher | undefined
  suggestedCode: string
  onClose: () => void
}

/**
 * Approves an application in one step: ID and password are prefilled, and the login details are copied for the teacher.
 */
export function ApproveApplicationDialog({ teacher, onClose, ...form }: ApproveApplicationDialogProps) {
  const { t } = useLingui()
  // Id of the teacher whose approval is pending. A request for a previously opened teacher doesn’t lock this dialog.
  const [pendingId, setPendingId] = useState<number>()
  const isLocked = teacher !== undefined && pendingId === teacher.id
  return (
    <Dialog
      title={t`Approve teacher`}
      isOpen={teacher !== undefined}
      isLocked={isLocked}
      onOpenChange={(open) => !open && onClose()}
    >
      {teacher && (
        <ApproveForm
          key={teacher.id}
          {...form}
          teacher={teacher}
          isLocked={isLocked}
          onLock={() => setPendingId(teacher.id)}
          onUnlock={() => setPendingId((id) => (id === teacher.id ? undefined : id))}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type ApproveFormProps = ApproveApplicationDialogProps & {
  teacher: Teacher
  /** Set while the request is pending: leaving would lose the password, which is shown only once. */
  isLocked: boolean
  onLock: () => void
  onUnlock: () => void
}

function ApproveForm({
  teacher,
  suggestedCode,
  generatePassword,
  copyText,
  signInAddress,
  hrefs,
  onAssignCredentials,
  isLocked,
  onLock,
  onUnlock,
  onClose,
}: ApproveFormProps) {
  const { t } = useLingui()
  const { name: school } = useSchoolSettings()
  const [opened, takeNewest] = useRecordSnapshot(teacher)
  const hasExtensions = useHasApiExtensions()
  const [initialValues] = useState(() => ({ ...toValues(teacher, suggestedCode), password: generatePassword() }))
  const [approved, setApproved] = useState<{ loginText: string; isCopied: boolean }>()
  const { name, email, password } = initialValues
  if (approved) {
    return (
      <TeacherApprovedMessage
        name={name}
        {...approved}
        copyText={copyText}
        coursesHref={hrefs.courses(teacher.id)}
        onDone={onClose}
      />
    )
  }
  const approve = async (values: CredentialsValues) => {
    onLock()
    const outcome = await onAssignCredentials(toRequest(values, opened))
    onUnlock()
    return outcome
  }
  const showLogin = async ({ id: code }: CredentialsValues) => {
    const loginText = t`Welcome to ${school}, ${name}. Sign in at ${signInAddress} with ${email} and the password ${password}. Your ID is ${code}.`
    setApproved({ loginText, isCopied: await copyText(loginText) })
  }
  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={assignCredentialsSchema}
      onSubmit={approve}
      onUseLatest={takeNewest}
      onDone={(values) => void showLogin(values)}
      isGuarded={false}
    >
      <Stack>
        <p>
          {hasExtensions ? (
            <Trans>
              <strong>
                <Bdi>{name}</Bdi>
              </strong>{' '}
              will be able to sign in. We’ll email them.
            </Trans>
          ) : (
            <Trans>
              <strong>
                <Bdi>{name}</Bdi>
              </strong>{' '}
              will be able to sign in.
            </Trans>
          )}
        </p>
        <FormTextField<CredentialsValues>
          name="id"
          label={t`Teacher ID`}
          description={t`Next available ID. You can change it.`}
          autoComplete="off"
          isRequired
        />
        <DescriptionList
          items={[
            {
              label: t`Email`,
              value: (
                <Masked kind="email">
                  <Bdi dir="ltr">{email}</Bdi>
                </Masked>
              ),
              isWide: true,
            },
            {
              label: t`Password`,
              value: (
                <Masked kind="text">
                  <PasswordCode dir="ltr" translate="no">
                    {password}
                  </PasswordCode>
                </Masked>
              ),
              isWide: true,
            },
          ]}
        />
        <FormActions
          pendingLabel={t`Saving…`}
          otherActions={
            <Button isDisabled={isLocked} onPress={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          }
        >
          <Trans>Approve and copy login</Trans>
        </FormActions>
      </Stack>
    </ValidatedForm>
  )
}
