import type { Act, Fee, StudentBilling as StudentBillingSchema } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { Outcome } from '#outcome.ts'
import { Coming } from '#components/Coming/Coming.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { lateComponent } from '#late/lateComponent.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import type { FileOf } from '#model/FileOf.ts'
import type { Remote } from '#remote.ts'
import { PurchaseCard } from './PurchaseCard.tsx'
import type { PurchaseStatus } from './PurchaseClaim.tsx'
import { Stack } from '#components/Stack/Stack.ts'
import type { FeeActions } from './FeeActions.ts'
import { StudentFees } from './StudentFees.tsx'
import { Cards } from './StudentScreen.styles.ts'
import { isWaiting, usePurchaseQueue } from './usePurchaseQueue.ts'

const PurchaseReview = lateComponent(
  async () => (await import('./PurchaseReview.tsx')).PurchaseReview,
  Coming,
  ({ queue }) => queue.isOpen,
)

type StudentBillingProps = FeeActions & {
  student: string
  purchases: readonly StudentBillingSchema[]
  /** Of courses that are paid by the month; none where the backend knows of none (decision 166). */
  fees?: Remote<Fee[]> | undefined
  /** What was decided of the student, as far as it is known. */
  acts?: readonly Act[] | undefined
  /** Where their receipts are printed. */
  papersHref: string
  /** Where all that the student owed and paid stands. */
  statementHref?: string
  /** Not there where the backend can’t decide purchases (decision 16). Settles when they have been read again. */
  onDecide: ((id: number, status: PurchaseStatus, reason?: string) => Promise<Outcome>) | undefined
  fileOf?: FileOf
}

/** 2§2 “Billing”: the courses that a student bought, and the decision on those that wait. */
export function StudentBilling({ student, purchases, fees, acts, ...props }: StudentBillingProps) {
  const { papersHref, statementHref, onDecide, fileOf, onWaiveFee, onEndFees } = props
  const { t } = useLingui()
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
      <Buttons>
        <LinkButton href={papersHref} icon={<Printer aria-hidden />}>
          <Trans>Print receipts</Trans>
        </LinkButton>
        {statementHref && (
          <LinkButton href={statementHref}>
            <Trans>Statement</Trans>
          </LinkButton>
        )}
      </Buttons>
      {fees && (
        <RemoteView
          remote={fees}
          loading={
            <LoadingRegion label={t`Loading the fees`}>
              <SkeletonTable rows={2} columns={3} />
            </LoadingRegion>
          }
        >
          {(ready) => ready.length > 0 && <StudentFees fees={ready} onWaiveFee={onWaiveFee} onEndFees={onEndFees} />}
        </RemoteView>
      )}
      <PurchaseReview student={student} queue={queue} onDecide={onDecide} {...(fileOf && { fileOf })} />
    </Stack>
  )
}
