import { useLingui } from '@lingui/react/macro'
import type { WaitingKind } from '@maktab/contract/schema'
import { SegmentButtons } from '#components/DataTable/segments/SegmentButtons.tsx'
import type { Segment } from '#components/DataTable/segments/segments.ts'
import { type InboxView, inboxViews } from '#model/InboxView.ts'
import type { Waiting } from '#model/Waiting.ts'
import { waitingKinds } from '#model/waitingKinds.ts'
import { Kinds } from './InboxScreen.styles.ts'

type InboxKindsProps = {
  counts: Waiting['counts']
  chosen: InboxView | undefined
  /** Whether it is known what was decided. */
  hasDecided: boolean
  onChoose: (kind: InboxView | undefined) => void
}

/** Of which kinds something waits, and how much; one that was chosen stays, though it is done. Last, what was decided. */
export function InboxKinds({ counts, chosen, hasDecided, onChoose }: InboxKindsProps) {
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
  const there = waitingKinds.filter((kind) => countOf(kind) > 0 || kind === chosen)
  const segments = there.map((kind) => ({ kind, word: words[kind], count: countOf(kind) }))
  const views: readonly Segment[] = hasDecided ? [...segments, { kind: 'decided', word: t`Decided` }] : segments
  if (views.length === 0) return null
  return (
    <Kinds>
      <SegmentButtons
        label={t`What waits`}
        segments={views}
        total={waitingKinds.reduce((sum, kind) => sum + countOf(kind), 0)}
        chosen={chosen}
        onChoose={(view) => onChoose(inboxViews.find((one) => one === view))}
      />
    </Kinds>
  )
}
