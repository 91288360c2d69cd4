import { MARK_PREFIX } from '#session/clearStorage.ts'
import { type Mark, getMarkKey } from './attendanceQueue.ts'

/** Marks that the server doesn't have yet, kept so that they outlive a reload and the end of a session. */
export type MarkStorage = {
  read: () => Mark[]
  put: (mark: Mark) => void
  remove: (mark: Mark) => void
}

/**
 * Keeps the marks of one account in a storage, each under a name of its own, so that two tabs don't overwrite each
 * other, with when it was kept: nobody else sees or sends them, and after a week nobody waits for their owner.
 */
export function createMarkStorage(storage: Storage, account: string): MarkStorage {
  const nameOf = (mark: Mark) => `${MARK_PREFIX}${account}:${getMarkKey(mark)}`
  return {
    read: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap((name) => {
        const [, owner, classId, date, studentId] = /^mark:([^:]+):(\d+):(\d{4}-\d\d-\d\d):(\d+)$/.exec(name) ?? []
        const [status] = (storage.getItem(name) ?? '').split(' ')
        if (owner !== account || date === undefined || (status !== 'present' && status !== 'absent')) return []
        return [{ classId: Number(classId), studentId: Number(studentId), date, status }]
      }),
    put: (mark) => {
      try {
        storage.setItem(nameOf(mark), `${mark.status} ${Date.now()}`)
      } catch {
        // A storage that is full or forbidden: the mark still stands on the page and is sent from there.
      }
    },
    remove: (mark) => storage.removeItem(nameOf(mark)),
  }
}
