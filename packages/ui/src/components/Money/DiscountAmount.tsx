import type { ReactNode } from 'react'
import { Bdi } from '../Bdi/Bdi.tsx'

/** What was taken off a price, and why, as the school calls it. */
export function DiscountAmount({ amount, name }: { amount: ReactNode; name: string | null | undefined }) {
  if (!name) return amount
  return (
    <>
      {amount} (<Bdi>{name}</Bdi>)
    </>
  )
}
