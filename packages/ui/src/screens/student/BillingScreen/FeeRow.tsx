import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { formatMonth, hasPaper, isOwed } from '#model/fees.ts'
import { formatMoney } from '#model/money.ts'
import { formatWireDay } from '#model/wireDay.ts'
import { About, Amount, Muted, Row } from './Fees.styles.ts'

/** One month of a course: what it is, how it stands, and the way to pay it. */
export function FeeRow({ fee, href, receiptHref }: { fee: Fee; href: string; receiptHref: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const tongueOf = useTongue()
  const { course, status, reason } = fee
  const month = formatMonth(fee.month, locale)
  const dueOn = formatWireDay(fee.dueOn, locale)
  const canPay = isOwed(fee) || status === 'pending'
  return (
    <Row>
      <About>
        <h3 {...tongueOf(course.name)}>{course.name}</h3>
        <Muted>
          <Bdi>{month}</Bdi>
          <span>
            <Trans>
              Due on <Bdi>{dueOn}</Bdi>
            </Trans>
          </span>
          <Bdi>{fee.reference}</Bdi>
        </Muted>
        {reason && <p {...tongueOf(reason)}>{reason}</p>}
      </About>
      <Amount>
        <Bdi>{formatMoney(fee.amount, fee.currency)}</Bdi>
      </Amount>
      <StatusBadge kind="payment" status={status === 'pending' ? 'underReview' : status} />
      {canPay && (
        <LinkButton
          size="sm"
          variant={status === 'pending' ? 'secondary' : 'primary'}
          href={href}
          aria-label={
            status === 'pending' ? t`Replace receipt for ${course.name}, ${month}` : t`Pay for ${course.name}, ${month}`
          }
        >
          {status === 'pending' ? <Trans>Replace receipt</Trans> : <Trans>Pay</Trans>}
        </LinkButton>
      )}
      {hasPaper(fee) && (
        <LinkButton size="sm" href={receiptHref} aria-label={t`View ${course.name}, ${month}`}>
          <Trans>View</Trans>
        </LinkButton>
      )}
    </Row>
  )
}
