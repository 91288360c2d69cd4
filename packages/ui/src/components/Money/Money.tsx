import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney, isFree } from '#lib/money/money.ts'
import { NowrapBdi, Bdi } from '../Bdi/Bdi.tsx'
import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { tokens } from '#theme/tokens.ts'
import { Text, VisuallyHidden } from '../Text/Text.tsx'
import type { Course } from '@maktab/contract/schema'

type MoneyProps = {
  amount: number
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** An amount of money. */
export function Money({ amount, currency }: MoneyProps) {
  const school = useSchoolSettings()
  return <NowrapBdi>{formatMoney(amount, currency ?? school.currency)}</NowrapBdi>
}

/** What was taken off a price, and why, as the school calls it. */
export function DiscountAmount({ amount, name }: { amount: ReactNode; name: string | null | undefined }) {
  if (!name) return amount
  return (
    <>
      {amount} (<Bdi>{name}</Bdi>)
    </>
  )
}

const Why = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.regular};
  overflow-wrap: anywhere;
`

type DiscountedPriceTagProps = {
  own: DiscountedPrice
  /** The price that others pay. */
  price: number
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency: string | undefined
  /** How the price is written: with the month that it is for, say. */
  children: ReactNode
}

/** What somebody pays, in place of a price that is crossed out, and what it is called that is taken off. */
function DiscountedPriceTag({ own, price, currency, children }: DiscountedPriceTagProps) {
  return (
    <span>
      {children}{' '}
      <VisuallyHidden>
        <Trans>instead of</Trans>{' '}
      </VisuallyHidden>
      <Text as="s" tone="muted" weight="regular">
        <Money amount={price} currency={currency} />
      </Text>
      <Why>
        <Bdi>{own.name}</Bdi>
      </Why>
    </span>
  )
}

type PriceTagProps = {
  price: number | null | undefined
  /** What whoever looks pays in its place. */
  own?: DiscountedPrice | undefined
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** What something costs: an amount, or Free; before it was taken off, where it is less for somebody. */
export function PriceTag({ price, own, currency }: PriceTagProps) {
  if (isFree(price)) return <Trans>Free</Trans>
  if (!own) return <Money amount={price} currency={currency} />
  return (
    <DiscountedPriceTag own={own} price={price} currency={currency}>
      <PriceTag price={own.amount} currency={currency} />
    </DiscountedPriceTag>
  )
}

type CoursePriceProps = {
  price: number | null
  pricing: Course['pricing'] | undefined
  /** What whoever looks pays in its place. */
  own?: DiscountedPrice | undefined
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** What a course costs, once or each month. */
export function CoursePrice({ price, pricing, own, currency }: CoursePriceProps) {
  if (own && !isFree(price)) {
    return (
      <DiscountedPriceTag own={own} price={price} currency={currency}>
        <CoursePrice price={own.amount} pricing={pricing} currency={currency} />
      </DiscountedPriceTag>
    )
  }
  if (pricing !== 'monthly' || isFree(price)) return <PriceTag price={price} currency={currency} />
  return (
    <>
      <PriceTag price={price} currency={currency} />{' '}
      <span>
        <Trans>a month</Trans>
      </span>
    </>
  )
}
