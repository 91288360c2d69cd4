import type { StudentBilling } from '@maktab/contract/schema'
import { useState } from 'react'

type Purchases = readonly StudentBilling[]

export const isWaiting = ({ paymentStatus }: Purchases[number]) => paymentStatus === 'pending'

/**
 * The purchase that is looked at, and the way to those that wait. Who is in the queue is settled when it is opened: one
 * that was decided stays in its place, so that the way back leads to it.
 */
export function usePurchaseQueue(purchases: Purchases) {
  const [queue, setQueue] = useState<readonly number[]>([])
  const [openId, setOpenId] = useState<number>()
  const opened = purchases.find(({ id }) => id === openId)
  const [last, setLast] = useState(opened)
  if (opened && opened !== last) setLast(opened)
  const inQueue = queue.filter((id) => purchases.some((one) => one.id === id))
  const at = openId === undefined ? -1 : inQueue.indexOf(openId)
  return {
    isOpen: opened !== undefined,
    /** While the viewer goes, what it showed last. */
    purchase: opened ?? last,
    open: (id: number) => {
      setQueue(purchases.filter((one) => one.id === id || isWaiting(one)).map((one) => one.id))
      setOpenId(id)
    },
    close: () => setOpenId(undefined),
    ...(at >= 0 && inQueue.length > 1 && { position: { at: at + 1, of: inQueue.length } }),
    onPrevious: () => setOpenId(inQueue[at - 1] ?? openId),
    onNext: () => setOpenId(inQueue[at + 1] ?? openId),
  }
}
