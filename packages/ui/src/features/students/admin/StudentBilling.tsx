import type { Act, Fee, StudentBilling as StudentBillingSchema } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Banknote, Printer } from 'lucide-react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'
import type { Remote } from '#remote.ts'
import { PurchaseCard } from './PurchaseCard.tsx'
import {
  type PurchaseStatus,
  isPurchasePending,
  getPurchaseKey,
  usePurchaseQueue,
  PurchaseReview,
} from './PurchaseReview.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import type { FeeActions } from '#features/payments/admin/FeeDialogs.tsx'
import { type RenderEntryDialog, useEntryDialog } from '#features/payments/admin/useEntryDialog.tsx'
import { StudentFees } from './StudentFees.tsx'
import { Cards } from './StudentBilling.styles.ts'

type StudentBillingProps = FeeActions & {
  student: string
  studentId: number
  purchases: readonly StudentBillingSchema[]
  /** Fees of courses paid monthly; undefined if the backend has none (decision 166). */
  fees?: Remote<Fee[]> | undefined
  /** Audit log of the student. Undefined if the backend has none (decision 16). */
  auditLog?: Remote<readonly Act[]> | undefined
  /** Link to the printable receipts. */
  receiptsHref: string
  /** Link to the student’s statement. Undefined if the backend has none (decision 16). */
  statementHref?: string | undefined
  /** Resolves after the purchases are refetched. Undefined if the backend can’t decide purchases (decision 16). */
  onDecide: ((id: number, status: PurchaseStatus, reason?: string) => Promise<SubmitResult>) | undefined
  renderPaymentDetails?: RenderPaymentDetails
  /** Dialogs of recorded payments; undefined if the backend can’t record them (decision 16). */
  renderEntryDialog?: RenderEntryDialog | undefined
}

const findTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')

/** 2§2 “Billing”: the student’s course purchases, with review of the pending ones. */
export function StudentBilling({ student, studentId, purchases, fees, auditLog, ...props }: StudentBillingProps) {
  const { receiptsHref, statementHref, onDecide, renderPaymentDetails, onWaiveFee, onEndFees } = props
  const { open, dialog } = useEntryDialog(props.renderEntryDialog, findTab)
  const record =
    open &&
    ((key?: string) =>
      open({ action: 'payment', student: { id: studentId, name: student }, ...(key !== undefined && { key }) }))
  const { t } = useLingui()
  const queue = usePurchaseQueue(purchases)
  const decisions = auditLog?.state === 'ready' ? auditLog.data : []
  const pending = purchases.filter(isPurchasePending).length
  const ordered = purchases
    .map((purchase, place) => ({ purchase, key: getPurchaseKey(purchase, place) }))
    .toSorted((one, other) => Number(isPurchasePending(other.purchase)) - Number(isPurchasePending(one.purchase)))
  // Decisions and printing identify payments by id, which a backend without extensions doesn’t send.
  const haveIds = purchases.every(({ id }) => id !== undefined)
  return (
    <Stack>
      {pending > 0 && onDecide && haveIds && (
        <Notice tone="info">
          <Plural value={pending} one="# purchase to review." other="# purchases to review." />
        </Notice>
      )}
      <Cards>
        {ordered.map(({ purchase, key }) => (
          <li key={key}>
            <PurchaseCard
              purchase={purchase}
              auditLog={decisions.filter(({ record }) => record.kind === 'coursePayment' && record.id === purchase.id)}
              isToDecide={onDecide !== undefined && haveIds && isPurchasePending(purchase)}
              onReview={() => queue.open(key)}
              onRecord={purchase.courseId === undefined ? undefined : record}
              onRefund={open && ((item) => open({ action: 'refund', student, item }))}
              onVoid={open && ((entry, currency) => open({ action: 'void', entry, currency }))}
            />
          </li>
        ))}
      </Cards>
      {auditLog && (
        <RemoteView remote={auditLog} loading={null}>
          {() => null}
        </RemoteView>
      )}
      {(haveIds || statementHref !== undefined || record) && (
        <Inline gap="medium" align="stretch">
          {record && (
            <Button variant="primary" icon={<Banknote aria-hidden />} onPress={() => record()}>
              <Trans>Record payment</Trans>
            </Button>
          )}
          {haveIds && (
            <LinkButton href={receiptsHref} icon={<Printer aria-hidden />}>
              <Trans>Print receipts</Trans>
            </LinkButton>
          )}
          {statementHref !== undefined && (
            <LinkButton href={statementHref}>
              <Trans>Statement</Trans>
            </LinkButton>
          )}
        </Inline>
      )}
      {fees && (
        <RemoteView
          remote={fees}
          loading={
            <LoadingRegion label={t`Loading fees`}>
              <SkeletonTable rows={2} columns={3} />
            </LoadingRegion>
          }
        >
          {(ready) =>
            ready.length > 0 && (
              <StudentFees fees={ready} onWaiveFee={onWaiveFee} onEndFees={onEndFees} openEntryDialog={open} />
            )
          }
        </RemoteView>
      )}
      <PurchaseReview
        student={student}
        queue={queue}
        onDecide={onDecide}
        {...(renderPaymentDetails && { renderPaymentDetails })}
      />
      {dialog}
    </Stack>
  )
}
