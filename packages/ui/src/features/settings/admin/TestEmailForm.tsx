import { limits } from '@maktab/contract/limits/sendTestEmail'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Infer, object } from 'superstruct'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { email } from '#forms/rules.ts'
import { FormActions } from '#forms/FormActions.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormColumn } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'

export const testEmailSchema = object({ email: email(limits.email) })

type TestEmailValues = Infer<typeof testEmailSchema>

export type TestEmailFormProps = {
  /** The user’s own email, as the suggested receiver. */
  ownEmail: string
  onSendTestEmail: (email: string) => Promise<SubmitResult>
  /** The server’s message about the test email that was sent last. */
  sentMessage: string | undefined
}

/** Sends a test email at once and shows what the mail server said. */
export function TestEmailForm({ ownEmail, onSendTestEmail, sentMessage }: TestEmailFormProps) {
  const { t } = useLingui()
  const [initialValues] = useState<TestEmailValues>({ email: ownEmail })
  return (
    <FormColumn>
      {sentMessage !== undefined && (
        <Notice tone="success">
          <Bdi>{sentMessage}</Bdi>
        </Notice>
      )}
      <ValidatedForm
        initialValues={initialValues}
        schema={testEmailSchema}
        onSubmit={(values) => onSendTestEmail(values.email.trim())}
        isGuarded={false}
      >
        <FormTextField<TestEmailValues>
          name="email"
          label={t`Send a test email to`}
          type="email"
          autoComplete="email"
          isRequired
        />
        <FormActions pendingLabel={t`Sending…`} isInline>
          <Trans>Send a test email</Trans>
        </FormActions>
      </ValidatedForm>
    </FormColumn>
  )
}
