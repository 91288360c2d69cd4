import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Money } from '../Money/Money.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts'

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
export function DiscountedPriceTag({ own, price, currency, children }: DiscountedPriceTagProps) {
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
