import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import type { RegistrationValues } from './registration.schema.ts'
import { GuardianField } from '../shared/GuardianField.tsx'

/** Whether the alternate number is asked, and a button that asks for it on request. */
export function useAlternateNumber(): { isAsked: boolean; button: ReactNode } {
  const { values, isSubmitting } = useFormikContext<RegistrationValues>()
  const [isAsked, setIsAsked] = useState(values.alternate_contact_number !== '')
  const button = !isAsked && (
    <Button size="sm" variant="quiet" isDisabled={isSubmitting} onPress={() => setIsAsked(true)}>
      <Trans>Add another number</Trans>
    </Button>
  )
  return { isAsked, button }
}

/** The required phone number. */
export function ContactNumberField() {
  const { t } = useLingui()
  return (
    <FormTextField<RegistrationValues>
      name="contact_number"
      label={t`Contact number`}
      description={t`Include the country code, like +92`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      isRequired
    />
  )
}

export function AlternateNumberField({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useLingui()
  return (
    <FormTextField<RegistrationValues>
      name="alternate_contact_number"
      label={t`Alternate contact number`}
      description={t`Optional. For when the first number can’t be reached.`}
      type="tel"
      inputMode="tel"
      autoComplete="section-alternate tel"
      autoFocus={autoFocus}
    />
  )
}

type ContactFieldsProps = { today: string; hasAlternate: boolean }

/** Guardian and phone numbers. */
export function ContactFields({ today, hasAlternate }: ContactFieldsProps) {
  const { values } = useFormikContext<RegistrationValues>()
  return (
    <>
      <GuardianField today={today} />
      <ContactNumberField />
      {hasAlternate && <AlternateNumberField autoFocus={values.alternate_contact_number === ''} />}
    </>
  )
}
