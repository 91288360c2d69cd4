import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { pageOwnerAtom, sessionAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/environment.ts'
import { refetchAttendance } from './attendance.ts'
import { type AttendanceSender, createAttendanceSender, sendMark } from './createAttendanceSender.ts'
import { createMarkStorage } from './attendanceQueue.ts'

const senders = new WeakMap<QueryClient, AttendanceSender>()

/** The one sender of an account: it goes on while other pages are open, and waits while its session is over. */
function senderOf(queries: QueryClient): AttendanceSender {
  const known = senders.get(queries)
  if (known) return known
  const account = store.get(pageOwnerAtom) ?? ''
  const sender = createAttendanceSender({
    send: (mark) => sendMark(queries, mark),
    refetch: (classId) => refetchAttendance(queries, classId),
    storage: createMarkStorage(localStorage, account),
  })
  const follow = () => {
    if (store.get(sessionAtom)?.account === account) return sender.resume()
    if (store.get(pageOwnerAtom) === account) return sender.pause()
    sender.stop()
    for (const stopWatching of watches) stopWatching()
  }
  const watches = [store.sub(sessionAtom, follow), store.sub(pageOwnerAtom, follow)]
  senders.set(queries, sender)
  return sender
}

/** The marks that are on their way, of all classes, and what can be done with them. */
export function useAttendanceQueue() {
  const sender = senderOf(useQueryClient())
  useEffect(() => sender.start(), [sender])
  return { queue: useSyncExternalStore(sender.subscribe, sender.getQueue), sender }
}
