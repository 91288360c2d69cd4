import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ComponentProps, useState } from 'react'
import { SubmitStatus } from '#forms/SubmitStatus.tsx'
import type { RegistrationValues } from './registration.schema.ts'

/** Shown after a reload; when going back from a later step, the field still has the password. */
export function PasswordNotSavedNotice() {
  const { values } = useFormikContext<RegistrationValues>()
  const [isMissing] = useState(values.password === '')
  return isMissing && <Trans>For your security, enter your password again.</Trans>
}

type RegistrationSubmitStatusProps = Omit<ComponentProps<typeof SubmitStatus>, 'label'>

/** Submission status; mentions pictures only if there are any. */
export function RegistrationSubmitStatus(props: RegistrationSubmitStatusProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const hasPictures = values.courses.some(({ billing }) => billing.receipt_image !== null)
  return <SubmitStatus {...props} label={hasPictures ? t`Sending images` : t`Sending`} />
}
