import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Hint } from '#components/Field/Field.styles.ts'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { ContactFields, useAlternateNumber } from './ContactFields.tsx'
import { BackButton } from './FormSteps.tsx'
import { type CheckEmail, SignInFields } from './SignInFields.tsx'
import { SignatureField } from './SignatureField.tsx'
import type { RegistrationValues } from './registration.schema.ts'
import { Step } from './registration.styles.ts'
import type { JoinGuardianAccount } from './useJoinGuardianAccount.ts'

type ContactStepProps = {
  today: string
  joining: JoinGuardianAccount
  onCheckEmail: CheckEmail | undefined
  onBack: () => void
  /** Submission status, shown above the buttons. */
  children: ReactNode
}

/** Last step: how the school reaches the family, and the account. */
export function ContactStep({ today, joining, onCheckEmail, onBack, children }: ContactStepProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const alternate = useAlternateNumber()
  const { values } = useFormikContext<RegistrationValues>()
  const registrationDate = formatIsoDay(values.registration_date || today, locale)
  return (
    <Step>
      <Fieldset legend={t`Contact`} namesFields={false} isLegendHidden>
        <ContactFields today={today} hasAlternate={alternate.isAsked} />
      </Fieldset>
      <Fieldset legend={t`Account`} namesFields={false} isLegendHidden>
        <SignInFields joining={joining} onCheckEmail={onCheckEmail} />
        <SignatureField />
      </Fieldset>
      <Stack>
        {children}
        <Inline gap="medium" align="stretch">
          <FormActions pendingLabel={t`Submitting...`} isInline>
            <Trans>Create account</Trans>
          </FormActions>
          <BackButton onBack={onBack}>
            <Trans>Back</Trans>
          </BackButton>
        </Inline>
        <Inline gap="medium" justify="space-between">
          <Hint>
            <Trans>Registration date: {registrationDate}</Trans>
          </Hint>
          {alternate.button}
        </Inline>
      </Stack>
    </Step>
  )
}
