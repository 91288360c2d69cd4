import type { Mark } from './attendanceQueue.ts'
import { keyOf } from './attendanceQueue.ts'

/** Marks that the server doesn't have yet, kept so that they outlive a reload. */
export type KeptMarks = {
  read: () => Mark[]
  put: (mark: Mark) => void
  remove: (mark: Mark) => void
}

/**
 * Keeps the marks of one session in a storage, each under a key of its own, so that two tabs don't overwrite each
 * other. Ending the session clears the storage and them with it.
 */
export function keepMarks(storage: Storage, session: string): KeptMarks {
  const nameOf = (mark: Mark) => `mark:${session}:${keyOf(mark)}`
  return {
    read: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap((name) => {
        const [, owner, classId, date, studentId] = /^mark:([^:]+):(\d+):(\d{4}-\d\d-\d\d):(\d+)$/.exec(name) ?? []
        const status = storage.getItem(name)
        if (owner !== session || date === undefined || (status !== 'present' && status !== 'absent')) return []
        return [{ classId: Number(classId), studentId: Number(studentId), date, status }]
      }),
    put: (mark) => {
      try {
        storage.setItem(nameOf(mark), mark.status)
      } catch {
        // A storage that is full or forbidden: the mark still stands on the page and is sent from there.
      }
    },
    remove: (mark) => storage.removeItem(nameOf(mark)),
  }
}
