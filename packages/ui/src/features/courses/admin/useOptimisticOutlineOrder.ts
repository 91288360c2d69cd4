import type { Outline } from '@maktab/contract/schema'
import { useRef, useState } from 'react'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'

/** Sends an order; `seen` is the one that it was made of. */
export type SaveOrder = (ids: number[], seen: number[]) => Promise<SubmitResult>

/** The outline that was moved, and how the outlines stood before and after. */
type Move = { id: number; before: number[]; after: number[] }

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/**
 * Outlines in the order in which somebody is putting them: it is shown at once and sent one order after the other, the
 * newest last. What is refused goes back to how it is at school; what was done can be taken back as long as nobody else
 * moved one.
 */
export function useOptimisticOutlineOrder(outlines: readonly Outline[], onOrder: SaveOrder) {
  const [wanted, setWanted] = useState<number[]>()
  const [error, setError] = useState('')
  const [moves, setMoves] = useState<readonly Move[]>([])
  const next = useRef<number[]>(undefined)
  const isSending = useRef(false)
  const placeOf = new Map(wanted?.map((id, index) => [id, index]))
  const shown = wanted
    ? outlines.toSorted((one, other) => (placeOf.get(one.id) ?? Infinity) - (placeOf.get(other.id) ?? Infinity))
    : outlines
  const ids = shown.map(({ id }) => id)

  const send = async (before: number[]) => {
    if (isSending.current) return
    isSending.current = true
    let seen = before
    let outcome: SubmitResult = { state: 'done' }
    while (next.current && outcome.state === 'done') {
      const order = next.current
      next.current = undefined
      outcome = await onOrder(order, seen)
      seen = order
    }
    next.current = undefined
    isSending.current = false
    setError(getErrorMessage(outcome))
    setWanted(undefined)
    if (outcome.state !== 'done') setMoves([])
  }
  const put = (before: number[], after: number[]) => {
    next.current = after
    setError('')
    setWanted(after)
    void send(before)
  }
  const last = moves.at(-1)
  return {
    shown,
    error,
    /** Puts one of those that stood so into another place. */
    move: (id: number, to: number, before: number[] = ids) => {
      const after = moveItem(before, before.indexOf(id), to)
      setMoves([...moves, { id, before, after }])
      put(before, after)
    },
    /** Takes the last move back, and says which outline it was of. */
    undo:
      last && isSame(ids, last.after)
        ? () => {
            setMoves(moves.slice(0, -1))
            put(last.after, last.before)
            return last.id
          }
        : undefined,
  }
}

/** Takes one out of its place and puts it into another. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
