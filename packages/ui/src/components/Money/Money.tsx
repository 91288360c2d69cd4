import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney, isFree } from '#lib/money/currencyAmounts.ts'
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
  /** Currency of the bill; the school's by default. */
  currency?: string | undefined
}

/** An amount of money. */
export function Money({ amount, currency }: MoneyProps) {
  const school = useSchoolSettings()
  return <NowrapBdi>{formatMoney(amount, currency ?? school.currency)}</NowrapBdi>
}

/** A discount with the name the school gave it. */
export function DiscountAmount({ amount, name }: { amount: ReactNode; name: string | null | undefined }) {
  if (!name) return amount
  return (
    <>
      {amount} (<Bdi>{name}</Bdi>)
    </>
  )
}

const DiscountName = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.regular};
  overflow-wrap: anywhere;
`

type DiscountedPriceTagProps = {
  discountedPrice: DiscountedPrice
  /** The regular price. */
  price: number
  /** Currency of the bill; the school's by default. */
  currency: string | undefined
  /** The formatted price, for example per month. */
  children: ReactNode
}

/** The discounted price, the crossed-out regular price and the discount's name. */
function DiscountedPriceTag({ discountedPrice, price, currency, children }: DiscountedPriceTagProps) {
  return (
    <span>
      {children}{' '}
      <VisuallyHidden>
        <Trans>instead of</Trans>{' '}
      </VisuallyHidden>
      <Text as="s" tone="muted" weight="regular">
        <Money amount={price} currency={currency} />
      </Text>
      <DiscountName>
        <Bdi>{discountedPrice.name}</Bdi>
      </DiscountName>
    </span>
  )
}

type PriceTagProps = {
  price: number | null | undefined
  /** The viewer's discounted price. */
  discountedPrice?: DiscountedPrice | undefined
  /** Currency of the bill; the school's by default. */
  currency?: string | undefined
}

/** A price: an amount or Free, with the regular price if discounted. */
export function PriceTag({ price, discountedPrice, currency }: PriceTagProps) {
  if (isFree(price)) return <Trans>Free</Trans>
  if (!discountedPrice) return <Money amount={price} currency={currency} />
  return (
    <DiscountedPriceTag discountedPrice={discountedPrice} price={price} currency={currency}>
      <PriceTag price={discountedPrice.amount} currency={currency} />
    </DiscountedPriceTag>
  )
}

type CoursePriceProps = {
  price: number | null
  pricing: Course['pricing'] | undefined
  /** The viewer's discounted price. */
  discountedPrice?: DiscountedPrice | undefined
  /** Currency of the bill; the school's by default. */
  currency?: string | undefined
}

/** Price of a course, one-time or monthly. */
export function CoursePrice({ price, pricing, discountedPrice, currency }: CoursePriceProps) {
  if (discountedPrice && !isFree(price)) {
    return (
      <DiscountedPriceTag discountedPrice={discountedPrice} price={price} currency={currency}>
        <CoursePrice price={discountedPrice.amount} pricing={pricing} currency={currency} />
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
