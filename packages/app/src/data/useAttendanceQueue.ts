import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionAtom } from '../session/sessionAtoms.ts'
import { store } from '../session/store.ts'
import { rereadAttendance } from './attendance.ts'
import type { AttendanceSender } from './createAttendanceSender.ts'
import { createAttendanceSender } from './createAttendanceSender.ts'
import { keepMarks } from './keptMarks.ts'
import { sendMark } from './sendMark.ts'

const senders = new WeakMap<QueryClient, AttendanceSender>()

/** When it expires tells one session of a browser from all others, and is no secret. */
const sessionName = () => String(store.get(sessionAtom)?.expiresAt)

/** The one sender of a session: it goes on while other pages are open, and ends with the session. */
function senderOf(queries: QueryClient): AttendanceSender {
  const known = senders.get(queries)
  if (known) return known
  const session = sessionName()
  const sender = createAttendanceSender({
    send: (mark) => sendMark(queries, mark),
    reread: (classId) => rereadAttendance(queries, classId),
    kept: keepMarks(localStorage, session),
  })
  const stopWatching = store.sub(sessionAtom, () => {
    if (sessionName() === session) return
    sender.stop()
    stopWatching()
  })
  senders.set(queries, sender)
  return sender
}

/** The marks that are on their way, of all classes, and what can be done with them. */
export function useAttendanceQueue() {
  const sender = senderOf(useQueryClient())
  useEffect(() => sender.start(), [sender])
  return { queue: useSyncExternalStore(sender.subscribe, sender.getQueue), sender }
}
