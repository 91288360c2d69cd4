import type { Fee } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { WaiveFeeDialog } from '#features/payments/admin/FeeDialogs.tsx'
import { createFeeReminder } from '#features/payments/admin/createFeeReminder.ts'
import { ReminderComposer } from '#features/reminders/admin/ReminderComposer.tsx'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { daysBetween, formatIsoDay } from '#lib/time/isoDay.ts'
import { InboxActionBar } from './InboxActionBar.tsx'
import type { InboxDetailProps } from './InboxScreenProps.ts'

type OverdueFeeDetailProps = Pick<
  InboxDetailProps,
  'hrefs' | 'steps' | 'copyText' | 'getPayAddress' | 'onWaiveFee' | 'onHandled'
> & { fee: Fee }

/** An overdue monthly fee: remind the student, record a payment, or waive it. */
export function OverdueFeeDetail({
  fee,
  hrefs,
  steps,
  copyText,
  getPayAddress,
  onWaiveFee,
  onHandled,
}: OverdueFeeDetailProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [waiving, setWaiving] = useState<Fee>()
  const late = daysBetween(fee.dueOn, useToday())
  const { student, course } = fee
  return (
    <>
      <Inline as="p" gap="large" rowGap="x-small" align="baseline">
        <Text as="strong" size="xxl" weight="bold" leading="tight">
          <Bdi>{formatMoney(fee.amount, fee.currency)}</Bdi>
        </Text>
        {late > 0 && (
          <Text as="span" tone="danger">
            <Plural value={late} one="# day late" other="# days late" />
          </Text>
        )}
      </Inline>
      <DescriptionList
        items={[
          { label: t`Course`, value: course.name, isWide: true },
          { label: t`Month`, value: formatMonth(fee.month, locale) },
          { label: t`Due date`, value: formatIsoDay(fee.dueOn, locale) },
          { label: t`Reference`, value: fee.reference },
        ]}
      />
      <ReminderComposer
        person={student}
        language={student.language}
        createReminder={(i18n, reminderLocale) => createFeeReminder(fee, getPayAddress(fee.id), i18n, reminderLocale)}
        copyText={copyText}
      />
      <InboxActionBar steps={steps}>
        <LinkButton href={hrefs.billing(student.id)}>
          <Trans>Record payment</Trans>
        </LinkButton>
        <Button onPress={() => setWaiving(fee)}>
          <Trans>Waive…</Trans>
        </Button>
      </InboxActionBar>
      <WaiveFeeDialog
        key={waiving?.id}
        fee={waiving}
        onWaiveFee={async (one, reason) => {
          const outcome = await onWaiveFee(one, reason)
          if (outcome.state === 'done') onHandled()
          return outcome
        }}
        onClose={() => setWaiving(undefined)}
      />
    </>
  )
}
