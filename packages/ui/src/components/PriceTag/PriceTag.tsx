import { Trans } from '@lingui/react/macro'
import { isFree } from '#model/money.ts'
import { Money } from '../Money/Money.tsx'

/** What something costs: an amount, or Free. */
export function PriceTag({ price }: { price: number | null | undefined }) {
  return isFree(price) ? <Trans>Free</Trans> : <Money amount={price} />
}
