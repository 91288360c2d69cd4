import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney, isFree } from '#lib/money/money.ts'
import { formatMonth } from '#lib/money/bills.ts'
import { PrintDocument } from '../PrintDocument.tsx'
import { PaymentHeadline } from './PaymentHeadline.tsx'
import type { PrintableBill } from './PrintableBill.ts'
import { Parts } from './ReceiptPrintout.styles.ts'
import { ReceiptPicture } from './ReceiptPicture.tsx'
import { useBillDetails } from './useBillDetails.tsx'
import { useReceiptTitle } from '#features/print/ReceiptPrintout/useReceiptTitle.ts'

const tones = {
  paid: 'success',
  underReview: 'warning',
  pending: 'warning',
  rejected: 'danger',
  not_required: 'neutral',
} as const

type ReceiptPrintoutProps = {
  bill: PrintableBill
  /** Gives the tab its name, and so the file that is printed into: of one paper alone. */
  isAlone?: boolean
  /** Of its heading: 2 where the page has one of its own. */
  headingLevel?: 1 | 2
}

/** 2§2 “View”: where a payment stands and how much it is, then all that is known of it (decisions 36 and 150). */
export function ReceiptPrintout({ bill, isAlone = false, headingLevel = 1 }: ReceiptPrintoutProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const school = useSchoolSettings()
  const facts = useBillDetails(bill)
  const { title, word } = useReceiptTitle(bill.status)
  const { key, status, amount, reference, receipt, currency = school.currency } = bill
  const name = `${title} ${reference ?? (bill.title || key)}`
  const sum = amount === undefined ? undefined : isFree(amount) ? t`Free` : formatMoney(amount, currency)
  return (
    <PrintDocument
      name={name}
      summary={[title, bill.title, bill.period && formatMonth(bill.period, locale), sum, reference, school.name]
        .filter(Boolean)
        .join(' · ')}
      signatures={[{ role: t`Signature of the school` }, { role: t`Date and stamp` }]}
      reference={reference}
    >
      {isAlone && <title>{name}</title>}
      <PaymentHeadline
        title={title}
        headingLevel={headingLevel}
        word={word}
        tone={(status && tones[status]) ?? 'neutral'}
        amount={sum === undefined ? undefined : <Bdi>{sum}</Bdi>}
        amountLabel={t`Amount`}
      />
      <Parts>
        <DescriptionList items={facts} />
        <ReceiptPicture key={receipt} url={receipt} />
      </Parts>
      {status === 'paid' && (
        <p>
          <Trans>The school has received this payment. Thank you.</Trans>
        </p>
      )}
    </PrintDocument>
  )
}
