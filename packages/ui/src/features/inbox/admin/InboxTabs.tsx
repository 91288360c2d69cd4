import { useLingui } from '@lingui/react/macro'
import type { WaitingKind } from '@maktab/contract/schema'
import { StatusTabs } from '#components/DataTable/statusTabs/StatusTabs.tsx'
import type { StatusTab } from '#components/DataTable/statusTabs/useStatusTabs.ts'
import { type InboxView, inboxViews } from '#lib/inbox/InboxView.ts'
import type { PendingItems } from '#lib/inbox/PendingItems.ts'
import { pendingKinds } from '#lib/inbox/pendingKinds.ts'
import { TabRow } from './InboxScreen.styles.ts'

type InboxTabsProps = {
  counts: PendingItems['counts']
  chosen: InboxView | undefined
  /** Whether it is known what was decided. */
  hasDecided: boolean
  onChoose: (kind: InboxView | undefined) => void
}

/** Of which kinds something waits, and how much; one that was chosen stays, though it is done. Last, what was decided. */
export function InboxTabs({ counts, chosen, hasDecided, onChoose }: InboxTabsProps) {
  const { t } = useLingui()
  const words: Record<WaitingKind, string> = {
    application: t`Applications`,
    coursePayment: t`Course payments`,
    eventPayment: t`Event payments`,
    feePayment: t`Monthly fees`,
    studentWithoutId: t`Without an ID`,
    studentWithoutTeacher: t`Without a teacher`,
    owedRegister: t`Registers`,
  }
  const countOf = (kind: WaitingKind) => counts[kind] ?? 0
  const there = pendingKinds.filter((kind) => countOf(kind) > 0 || kind === chosen)
  const segments = there.map((kind) => ({ status: kind, label: words[kind], count: countOf(kind) }))
  const views: readonly StatusTab[] = hasDecided ? [...segments, { status: 'decided', label: t`Decided` }] : segments
  if (views.length === 0) return null
  return (
    <TabRow>
      <StatusTabs
        label={t`What waits`}
        segments={views}
        total={pendingKinds.reduce((sum, kind) => sum + countOf(kind), 0)}
        chosen={chosen}
        onChoose={(view) => onChoose(inboxViews.find((one) => one === view))}
      />
    </TabRow>
  )
}
