import type { Outline } from '@maktab/contract/schema'
import { useRef, useState } from 'react'
import { type Outcome, wordsOf } from '#outcome.ts'

/** Takes one out of its place and puts it into another. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/**
 * Outlines in the order in which somebody is putting them: it is shown at once and sent one order after the other, the
 * newest last. What is refused goes back to how it was.
 */
export function useOrder(outlines: readonly Outline[], onOrder: (ids: number[]) => Promise<Outcome>) {
  const [wanted, setWanted] = useState<number[]>()
  const [error, setError] = useState('')
  const next = useRef<number[]>(undefined)
  const isSending = useRef(false)
  const placeOf = new Map(wanted?.map((id, index) => [id, index]))
  const shown = outlines.toSorted(
    (one, other) => (placeOf.get(one.id) ?? Infinity) - (placeOf.get(other.id) ?? Infinity),
  )

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    let outcome: Outcome = { state: 'done' }
    while (next.current && outcome.state === 'done') {
      const ids = next.current
      next.current = undefined
      outcome = await onOrder(ids)
    }
    next.current = undefined
    isSending.current = false
    setError(wordsOf(outcome))
    setWanted(undefined)
  }
  const move = (from: number, to: number) => {
    const ids = moved(shown, from, to).map(({ id }) => id)
    next.current = ids
    setError('')
    setWanted(ids)
    void send()
  }
  return { shown: wanted ? shown : outlines, error, move }
}
