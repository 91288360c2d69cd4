type RunTransaction = <T>(
  mode: IDBTransactionMode,
  operate: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T | undefined>

/**
 * Returns a function that runs one transaction in a database with a single store. It closes the database afterwards,
 * because an open database can’t be deleted at sign-out. Errors are ignored: without storage nothing is stored.
 */
export function createIndexedDbTransactionRunner(databaseName: string, storeName: string): RunTransaction {
  const openDatabase = () => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    return toPromise(request)
  }
  return async (mode, operate) => {
    try {
      const database = await openDatabase()
      try {
        return await toPromise(operate(database.transaction(storeName, mode).objectStore(storeName)))
      } finally {
        database.close()
      }
    } catch {
      return undefined
    }
  }
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')))
  })
}
