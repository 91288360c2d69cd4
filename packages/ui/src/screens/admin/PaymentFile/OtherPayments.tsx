import type { PaymentFacts } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { shownInstant } from '#model/eventTime.ts'
import { formatMoney } from '#model/money.ts'
import { Others } from './PaymentFile.styles.ts'

/** What else the payer paid for, or wanted to. */
export function OtherPayments({ others, name }: Pick<PaymentFacts, 'others'> & { name: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, currency: ours } = useSchoolSettings()
  if (others.length === 0) return null
  return (
    <section aria-label={t`Other payments of ${name}`}>
      <h3>
        <Trans>Other payments</Trans>
      </h3>
      <Others>
        {others.map(({ kind, id, what, paymentStatus, amount, currency, sentAt }) => (
          <li key={`${kind} ${id}`}>
            <StatusBadge kind="payment" status={paymentStatus} />
            <Bdi>{what}</Bdi>
            {amount !== null && <Bdi>{formatMoney(amount, currency ?? ours)}</Bdi>}
            {sentAt !== null && <small>{shownInstant(new Date(sentAt), locale, timeZone)}</small>}
          </li>
        ))}
      </Others>
    </section>
  )
}
