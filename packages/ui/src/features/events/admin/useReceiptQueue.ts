import type { EventMember } from '@maktab/contract/schema'
import { useState } from 'react'

type Members = readonly EventMember[]

type ReceiptQueueProps = { members: Members; studentId: number; onShowStudent: (studentId: number) => void }

/**
 * The payments of an event that wait, one after another. Who is in it is settled when it is opened: one that was
 * decided stays in its place, so that the way back leads to it.
 */
export function useReceiptQueue({ members, studentId, onShowStudent }: ReceiptQueueProps) {
  const [queue, setQueue] = useState<readonly number[]>()
  const waiting = members.filter(({ payment_status: status }) => status === 'pending').map(({ student }) => student.id)
  const at = queue?.indexOf(studentId) ?? -1
  const step = (by: 1 | -1) => {
    const next = queue?.[at + by]
    if (next !== undefined) onShowStudent(next)
  }
  return {
    isOpen: queue !== undefined,
    waiting,
    open: () =>
      setQueue(members.map(({ student }) => student.id).filter((id) => id === studentId || waiting.includes(id))),
    close: () => setQueue(undefined),
    ...(queue && at >= 0 && queue.length > 1 && { position: { at: at + 1, of: queue.length } }),
    onPrevious: () => step(-1),
    onNext: () => step(1),
  }
}
