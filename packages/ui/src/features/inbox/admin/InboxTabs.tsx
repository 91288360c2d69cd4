import { useLingui } from '@lingui/react/macro'
import type { WaitingKind, WaitingOrder } from '@maktab/contract/schema'
import { type StatusTab, StatusTabs } from '#components/DataTable/statusTabs/StatusTabs.tsx'
import {
  type InboxView,
  type PendingItems,
  countPending,
  inboxOrders,
  inboxViews,
  pendingKinds,
} from '#lib/inbox/inboxTypes.ts'
import { TabRow } from './InboxScreen.styles.ts'

type InboxTabsProps = {
  counts: PendingItems['counts']
  chosen: InboxView | undefined
  /** Whether the backend has a decision history. */
  hasDecided: boolean
  onChoose: (kind: InboxView | undefined) => void
  order: WaitingOrder
  onOrderChange: ((order: WaitingOrder) => void) | undefined
}

/**
 * Tabs of the kinds with pending items; a selected one stays when it is empty. The decision history comes last. The
 * order can be chosen where several kinds are mixed.
 */
export function InboxTabs({ counts, chosen, hasDecided, onChoose, order, onOrderChange }: InboxTabsProps) {
  const { t } = useLingui()
  const labels: Record<WaitingKind, string> = {
    application: t`Applications`,
    coursePayment: t`Course payments`,
    eventPayment: t`Event payments`,
    feePayment: t`Monthly fees`,
    overdueFee: t`Overdue fees`,
    studentWithoutId: t`Without an ID`,
    studentWithoutTeacher: t`Without a teacher`,
    courseRequest: t`Course requests`,
    owedRegister: t`Attendance`,
    trial: t`Trial lessons`,
  }
  const orderLabels: Record<WaitingOrder, string> = { important: t`Most important`, oldest: t`Oldest` }
  const getCount = (kind: WaitingKind) => counts[kind] ?? 0
  const visibleKinds = pendingKinds.filter((kind) => getCount(kind) > 0 || kind === chosen)
  const segments = visibleKinds.map((kind) => ({ status: kind, label: labels[kind], count: getCount(kind) }))
  const views: readonly StatusTab[] = hasDecided ? [...segments, { status: 'decided', label: t`History` }] : segments
  if (views.length === 0) return null
  return (
    <TabRow>
      <StatusTabs
        label={t`Inbox items`}
        isOneLine
        tabs={views}
        total={countPending({ counts })}
        chosen={chosen}
        onChoose={(view) => onChoose(inboxViews.find((one) => one === view))}
      />
      {onOrderChange && chosen === undefined && visibleKinds.length > 1 && (
        <StatusTabs
          label={t`Order`}
          tabs={inboxOrders.map((one) => ({ status: one, label: orderLabels[one] }))}
          chosen={order}
          onChoose={(next) => onOrderChange(inboxOrders.find((one) => one === next) ?? order)}
        />
      )}
    </TabRow>
  )
}
