import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { findField, focusWithin } from '#forms/formFocus.ts'
import { FormTextField } from '#forms/FormTextFields.tsx'
import type { RegistrationValues } from './registration.schema.ts'

/** The signature, typed or taken from the guardian’s name with one press. */
export function SignatureField() {
  const { t } = useLingui()
  const { values, isSubmitting, submitCount, setFieldValue } = useFormikContext<RegistrationValues>()
  const root = useRef<HTMLDivElement>(null)
  const signer = values.guardian_name.trim()
  const sign = () => {
    void setFieldValue('signature', signer, submitCount > 0)
    // The button disappears.
    focusWithin(findField(root.current, 'signature'))
  }
  return (
    <Stack ref={root} gap="small">
      <FormTextField<RegistrationValues>
        name="signature"
        label={t`Signature`}
        description={t`Type your full name to sign.`}
        autoComplete="section-guardian name"
        isRequired
      />
      {signer !== '' && values.signature.trim() === '' && (
        <Stack align="start">
          <Button size="sm" isDisabled={isSubmitting} onPress={sign}>
            <Trans>
              Sign as <Bdi>{signer}</Bdi>
            </Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
