import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { pageOwnerAtom, sessionAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { refetchAttendance } from './attendanceQueryHooks.ts'
import { type AttendanceSender, createAttendanceSender, sendMark } from './createAttendanceSender.ts'
import { createMarkStorage } from './markStorage.ts'

const senders = new WeakMap<QueryClient, AttendanceSender>()

/** The sender of an account. It keeps running when other pages are open and pauses while the session is expired. */
function getSender(queryClient: QueryClient): AttendanceSender {
  const existing = senders.get(queryClient)
  if (existing) return existing
  const account = store.get(pageOwnerAtom) ?? ''
  const sender = createAttendanceSender({
    send: (mark) => sendMark(queryClient, mark),
    refetch: (classId) => refetchAttendance(queryClient, classId),
    storage: createMarkStorage(localStorage, account),
  })
  const onSessionChange = () => {
    if (store.get(sessionAtom)?.account === account) return sender.resume()
    if (store.get(pageOwnerAtom) === account) return sender.pause()
    sender.stop()
    for (const stopWatching of unsubscribes) stopWatching()
  }
  const unsubscribes = [store.sub(sessionAtom, onSessionChange), store.sub(pageOwnerAtom, onSessionChange)]
  senders.set(queryClient, sender)
  return sender
}

/** The queued marks of all classes, and their sender. */
export function useAttendanceQueue() {
  const sender = getSender(useQueryClient())
  useEffect(() => sender.start(), [sender])
  return { queue: useSyncExternalStore(sender.subscribe, sender.getQueue), sender }
}
