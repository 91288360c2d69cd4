import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Money } from '#components/Money/Money.tsx'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import { isFree } from '#model/money.ts'
import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { AboutAmount } from './AboutAmount.tsx'
import { Also, Amounts, Item, Summary } from './payment.styles.ts'
import { useRates } from './useRates.ts'

type PaymentSummaryProps = {
  /** What is paid for. */
  name: string
  /** How long it goes on, or when it is. */
  about?: ReactNode
  price: number | null
  /** Whether it is paid once or each month. */
  pricing?: Course['pricing'] | undefined
  terms?: PaymentTerms | undefined
  /** Above the form at every width: where there is no room beside it. */
  isCompact?: boolean
}

/** What is paid for, and how much: it stays in sight as long as the form does. */
export function PaymentSummary({ name, about, price, pricing, terms, isCompact = false }: PaymentSummaryProps) {
  const { t } = useLingui()
  const { rate } = useRates()
  const discount = terms?.discount ?? 0
  const due = terms ? terms.amount : price
  return (
    <Summary $isCompact={isCompact} aria-label={t`What you pay for`}>
      <Item>
        <p>
          <Bdi>{name}</Bdi>
        </p>
        {about && <p>{about}</p>}
      </Item>
      <Amounts>
        {terms && discount > 0 && (
          <>
            <div>
              <dt>
                <Trans>Price</Trans>
              </dt>
              <dd>
                <Money amount={terms.price} />
              </dd>
            </div>
            <div>
              <dt>{terms.discountName ? <Bdi>{terms.discountName}</Bdi> : <Trans>Discount</Trans>}</dt>
              <dd>
                <Money amount={-discount} />
              </dd>
            </div>
          </>
        )}
        <div data-due>
          <dt>
            <Trans>To pay</Trans>
          </dt>
          <dd>
            <CoursePrice price={due} pricing={pricing} />
          </dd>
        </div>
      </Amounts>
      <Also data-also aria-live="polite">
        {rate && !isFree(due) && <AboutAmount amount={due} rate={rate} />}
      </Also>
    </Summary>
  )
}
