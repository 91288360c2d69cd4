import { useLingui } from '@lingui/react/macro'
import type { WaitingKind } from '@maktab/contract/schema'
import { SegmentButtons } from '#components/DataTable/segments/SegmentButtons.tsx'
import type { Waiting } from '#model/Waiting.ts'
import { waitingKinds } from '#model/waitingKinds.ts'
import { Kinds } from './InboxScreen.styles.ts'

type InboxKindsProps = {
  counts: Waiting['counts']
  chosen: WaitingKind | undefined
  onChoose: (kind: WaitingKind | undefined) => void
}

/** Of which kinds something waits, and how much; one that was chosen stays, though it is done. */
export function InboxKinds({ counts, chosen, onChoose }: InboxKindsProps) {
  const { t } = useLingui()
  const words: Record<WaitingKind, string> = {
    application: t`Applications`,
    coursePayment: t`Course payments`,
    eventPayment: t`Event payments`,
    studentWithoutId: t`Without an ID`,
    studentWithoutTeacher: t`Without a teacher`,
    owedRegister: t`Registers`,
  }
  const countOf = (kind: WaitingKind) => counts[kind] ?? 0
  const there = waitingKinds.filter((kind) => countOf(kind) > 0 || kind === chosen)
  if (there.length === 0) return null
  return (
    <Kinds>
      <SegmentButtons
        label={t`What waits`}
        segments={there.map((kind) => ({ kind, word: words[kind], count: countOf(kind) }))}
        total={waitingKinds.reduce((sum, kind) => sum + countOf(kind), 0)}
        chosen={chosen}
        onChoose={(kind) => onChoose(waitingKinds.find((one) => one === kind))}
      />
    </Kinds>
  )
}
