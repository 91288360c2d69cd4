import type { WaitingKind } from '@maktab/contract/schema'
import type { PendingItems } from '@maktab/ui/lib/inbox/PendingItems'

/** What waits but for what was decided just now, which isn’t counted either. */
export function excludeDecided({ items, counts, onMore }: PendingItems, hidden: ReadonlySet<string>): PendingItems {
  const gone = items.filter(({ key }) => hidden.has(key))
  const countOf = (kind: string) => gone.filter((one) => one.kind === kind).length
  return {
    items: items.filter(({ key }) => !hidden.has(key)),
    counts: Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, count - countOf(kind)])) as Record<
      WaitingKind,
      number
    >,
    onMore,
  }
}
