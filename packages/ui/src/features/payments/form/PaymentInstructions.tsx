import { Trans, useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { Select } from '#components/Select/Select.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { DisplayCurrencyContext } from '#providers/DisplayCurrencyContext.ts'
import { getCurrencyLabel, NO_OTHER_CURRENCY } from '#lib/money/currencyAmounts.ts'
import { useExchangeRates } from './ConvertedAmount.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { Reference } from './PaymentInstructions.styles.ts'
import { Grid } from '#components/Grid/Grid.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { hasPaymentInstructions, paymentOrigins, getPaymentInstructions } from '#lib/money/paymentMethods.ts'
import { type DuePayment, type OnUseAccount, PaymentOriginInstructions } from './PaymentOriginInstructions.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { PaymentQuestions, type RefundPolicy } from './PaymentQuestions.tsx'

/** Offers to also show amounts in another currency; collapsed behind a button. */
function DisplayCurrencySelect() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { currency: own } = useSchoolSettings()
  const displayCurrency = use(DisplayCurrencyContext)
  const { rates, rate } = useExchangeRates()
  const [isOpen, setIsOpen] = useState(rate !== undefined)
  if (!displayCurrency || rates.length === 0) return null
  if (!isOpen && !rate) {
    return (
      <div>
        <Button variant="quiet" size="sm" onPress={() => setIsOpen(true)}>
          <Trans>Show in another currency</Trans>
        </Button>
      </div>
    )
  }
  return (
    <Select
      autoFocus={isOpen && !rate}
      label={t`Also show in`}
      description={t`For reference only. You pay in ${own}, and your bank’s rate may differ.`}
      items={[
        { id: NO_OTHER_CURRENCY, label: t`No other currency` },
        ...rates.map(({ currency }) => ({ id: currency, label: getCurrencyLabel(currency, locale) })),
      ]}
      selectedId={rate?.currency ?? NO_OTHER_CURRENCY}
      onSelect={(currency) => {
        setIsOpen(true)
        displayCurrency.onChoose(currency)
      }}
    />
  )
}

/** The references of payments, each with a copy button, named if one transfer pays for several. */
function PaymentReferences({ payments }: { payments: readonly DuePayment[] }) {
  const { t } = useLingui()
  const isOne = payments.length === 1
  return (
    <Reference>
      <p>
        {isOne ? (
          <Trans>Add this reference to your transfer note so the school can match it.</Trans>
        ) : (
          <Trans>Add these references to your transfer note so the school can match them.</Trans>
        )}
      </p>
      <ul role="list">
        {payments.map(({ name, reference = '' }) => (
          <li key={reference}>
            {!isOne && <Bdi>{name}</Bdi>}
            <div>
              <strong>
                <Bdi dir="ltr" translate="no">
                  {reference}
                </Bdi>
              </strong>
              <CopyButton text={reference} what={isOne ? t`payment reference` : t`reference of ${name}`} />
            </div>
          </li>
        ))}
      </ul>
    </Reference>
  )
}

type PaymentInstructionsProps = {
  /** What is paid with one transfer; its amount and references are shown at each account. */
  payments?: readonly DuePayment[]
  refundPolicy?: RefundPolicy | undefined
  onUseAccount?: OnUseAccount
}

const none: readonly DuePayment[] = []

/** How to pay, for domestic and international students side by side (2§2). */
export function PaymentInstructions({ payments = none, refundPolicy, onUseAccount }: PaymentInstructionsProps) {
  const school = useSchoolSettings()
  const { i18n } = useLingui()
  const instructions = paymentOrigins.map((origin) => getPaymentInstructions(school, origin, i18n.locale))
  const isIncomplete = !instructions.every(hasPaymentInstructions)
  const referenced = payments.filter(({ reference }) => reference !== undefined)
  // A single reference is at the accounts, if there are any on both sides.
  const areReferencesListed = referenced.length > 1 || instructions.some(({ ways }) => ways.length === 0)
  return (
    <Stack gap="large">
      {isIncomplete && <ExampleAccountsNotice />}
      <Grid minColumn="17rem" gap="x-large" align="start">
        {paymentOrigins.map((origin) => (
          <PaymentOriginInstructions key={origin} origin={origin} payments={payments} onUseAccount={onUseAccount} />
        ))}
      </Grid>
      {referenced.length > 0 && areReferencesListed && <PaymentReferences payments={referenced} />}
      <DisplayCurrencySelect />
      <PaymentQuestions refundPolicy={refundPolicy} hasContact={!isIncomplete} />
    </Stack>
  )
}

/** Warns that some payment details are examples, and shows the school’s contact. */
function ExampleAccountsNotice() {
  return (
    <Notice tone="warning" isQuiet title={<Trans>The school hasn’t added all of its payment details yet.</Trans>}>
      <p>
        <Trans>Anything marked “Example” isn’t a real account. Ask the office before you pay.</Trans>
      </p>
      <SchoolContact />
    </Notice>
  )
}
