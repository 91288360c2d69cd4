import type { StudentBilling } from '@maktab/contract/schema'
import { useState } from 'react'

type Purchase = StudentBilling

export const isPurchasePending = ({ paymentStatus }: Purchase) => paymentStatus === 'pending'

/** Tells purchases apart. A backend with the specification alone gives them no ids: there it is their place in the list. */
export const getPurchaseKey = ({ id }: Purchase, place: number) => (id === undefined ? `place-${place}` : String(id))

/**
 * The purchase that is under review, and the steps to the others that wait. The queue is fixed when it opens: a purchase
 * that was decided keeps its place, so that one can step back to it.
 */
export function usePurchaseQueue(purchases: readonly Purchase[]) {
  const [queue, setQueue] = useState<readonly string[]>([])
  const [openKey, setOpenKey] = useState<string>()
  const byKey = new Map(purchases.map((purchase, place) => [getPurchaseKey(purchase, place), purchase]))
  const opened = openKey === undefined ? undefined : byKey.get(openKey)
  const [last, setLast] = useState({ key: openKey, purchase: opened })
  if (opened && opened !== last.purchase) setLast({ key: openKey, purchase: opened })
  const inQueue = queue.filter((key) => byKey.has(key))
  const at = openKey === undefined ? -1 : inQueue.indexOf(openKey)
  return {
    isOpen: opened !== undefined,
    /** The one that is shown; while the viewer closes, the one that it showed last. */
    ...(opened ? { key: openKey, purchase: opened } : last),
    open: (key: string) => {
      setQueue([...byKey].filter(([one, purchase]) => one === key || isPurchasePending(purchase)).map(([one]) => one))
      setOpenKey(key)
    },
    close: () => setOpenKey(undefined),
    ...(at >= 0 && inQueue.length > 1 && { position: { at: at + 1, of: inQueue.length } }),
    onPrevious: () => setOpenKey(inQueue[at - 1] ?? openKey),
    onNext: () => setOpenKey(inQueue[at + 1] ?? openKey),
  }
}
