import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

/** The school’s policy on refunds. */
export type RefundPolicy = { title: string; href: string }

type PaymentQuestionsProps = {
  refundPolicy: RefundPolicy | undefined
  /** Shows how to reach the school, if it has published that. */
  hasContact: boolean
}

/** Whom to ask before paying, and the policy on refunds. */
export function PaymentQuestions({ refundPolicy, hasContact }: PaymentQuestionsProps) {
  const { t } = useLingui()
  const { contactEmail, contactPhone } = useSchoolSettings()
  const isContactShown = hasContact && (contactEmail !== undefined || contactPhone !== undefined)
  if (!isContactShown && !refundPolicy) return null
  return (
    <Stack gap="small">
      {refundPolicy && (
        <p>
          <Trans>
            About refunds:{' '}
            <TextLink href={refundPolicy.href}>
              <Bdi>{refundPolicy.title}</Bdi>
            </TextLink>
          </Trans>
        </p>
      )}
      {isContactShown && (
        <>
          <p>
            <Trans>Questions about paying? Ask the school.</Trans>
          </p>
          <SchoolContact message={t`I have a question about a payment.`} />
        </>
      )}
    </Stack>
  )
}
