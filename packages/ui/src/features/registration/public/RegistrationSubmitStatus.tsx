import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { SubmitStatus as FormSendingStatus } from '#forms/SubmitStatus.tsx'
import type { RegistrationValues } from './registration.schema.ts'

type RegistrationSubmitStatusProps = Omit<ComponentProps<typeof FormSendingStatus>, 'label'>

/** How the sending of a registration goes; one without courses has no pictures. */
export function RegistrationSubmitStatus(props: RegistrationSubmitStatusProps) {
  const { t } = useLingui()
  const { values } = useFormikContext<RegistrationValues>()
  const hasPictures = values.courses.some(({ billing }) => billing.receipt_image !== null)
  return <FormSendingStatus {...props} label={hasPictures ? t`Sending pictures` : t`Sending`} />
}
