import { getMarkKey, type Mark, type MarkStatus } from '@maktab/ui/lib/lessons/attendanceQueue'
import { MARK_PREFIX } from '#session/clearStorage.ts'

/** Unsent marks, stored so that they survive a reload and the end of a session. */
export type MarkStorage = {
  read: () => Mark[]
  put: (mark: Mark) => void
  remove: (mark: Mark) => void
}

/**
 * Stores the marks of one account, one item per mark so that tabs don’t overwrite each other’s. Each has a timestamp,
 * because marks expire after a week. Other accounts don’t see or send them.
 */
export function createMarkStorage(storage: Storage, account: string): MarkStorage {
  const getName = (mark: Mark) => `${MARK_PREFIX}${account}:${getMarkKey(mark)}`
  return {
    read: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap((name) => {
        const [, owner, classId, date, studentId] = /^mark:([^:]+):(\d+):(\d{4}-\d\d-\d\d):(\d+)$/.exec(name) ?? []
        const [status] = (storage.getItem(name) ?? '').split(' ')
        if (owner !== account || date === undefined || !isMarkStatus(status)) return []
        return [{ classId: Number(classId), studentId: Number(studentId), date, status }]
      }),
    put: (mark) => {
      try {
        storage.setItem(getName(mark), `${mark.status} ${Date.now()}`)
      } catch {
        // Storage is full or forbidden: the mark is still sent from the page.
      }
    },
    remove: (mark) => storage.removeItem(getName(mark)),
  }
}

function isMarkStatus(status: string | undefined): status is MarkStatus {
  return status === 'present' || status === 'absent' || status === 'none'
}
