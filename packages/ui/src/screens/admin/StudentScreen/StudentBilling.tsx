import type { Act, StudentBilling as StudentBillingSchema } from '@maktab/contract/schema'
import { Plural } from '@lingui/react/macro'
import type { Outcome } from '#outcome.ts'
import { Coming } from '#components/Coming/Coming.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { lateComponent } from '#late/lateComponent.tsx'
import { PurchaseCard } from './PurchaseCard.tsx'
import type { PurchaseStatus } from './PurchaseClaim.tsx'
import { Stack } from '#components/Stack/Stack.ts'
import { Cards } from './StudentScreen.styles.ts'
import { isWaiting, usePurchaseQueue } from './usePurchaseQueue.ts'

const PurchaseReview = lateComponent(
  async () => (await import('./PurchaseReview.tsx')).PurchaseReview,
  Coming,
  ({ queue }) => queue.isOpen,
)

type StudentBillingProps = {
  student: string
  purchases: readonly StudentBillingSchema[]
  /** What was decided of the student, as far as it is known. */
  acts?: readonly Act[] | undefined
  /** Not there where the backend can’t decide purchases (decision 16). Settles when they have been read again. */
  onDecide: ((id: number, status: PurchaseStatus, reason?: string) => Promise<Outcome>) | undefined
}

/** 2§2 “Billing”: the courses that a student bought, and the decision on those that wait. */
export function StudentBilling({ student, purchases, acts, onDecide }: StudentBillingProps) {
  const queue = usePurchaseQueue(purchases)
  const waiting = purchases.filter(isWaiting).length
  // What waits is what one came for.
  const ordered = purchases.toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)))
  return (
    <Stack>
      {waiting > 0 && onDecide && (
        <Notice tone="info">
          <Plural value={waiting} one="# purchase waits for a decision." other="# purchases wait for a decision." />
        </Notice>
      )}
      <Cards>
        {ordered.map((purchase) => (
          <li key={purchase.id}>
            <PurchaseCard
              purchase={purchase}
              acts={(acts ?? []).filter(({ record }) => record.kind === 'coursePayment' && record.id === purchase.id)}
              isToDecide={onDecide !== undefined && isWaiting(purchase)}
              onReview={() => queue.open(purchase.id)}
            />
          </li>
        ))}
      </Cards>
      <PurchaseReview student={student} queue={queue} onDecide={onDecide} />
    </Stack>
  )
}
