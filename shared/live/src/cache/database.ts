export const CACHE_NAME = 'bandiera-cache'
const VERSION = 1

/** Opens the cache's database; rejects when the browser refuses or another tab blocks it. */
export function openDatabase(factory: IDBFactory = indexedDB): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(CACHE_NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('heads')
      request.result.createObjectStore('chunks')
    }
    request.onerror = () => reject(request.error ?? new Error('the cache cannot be opened'))
    request.onblocked = () => reject(new Error('another tab blocks the cache'))
    request.onsuccess = () => {
      // an open connection would block the tab that deletes the database
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
  })
}

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the cache cannot be read'))
  })

/** Resolves when the transaction is stored; rejects when it is aborted and stores nothing. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the cache is full'))
  })

export function deleteCache(factory?: IDBFactory): void {
  try {
    // reading it throws already where storage is refused
    const database = factory ?? (globalThis.indexedDB as IDBFactory | undefined)
    database?.deleteDatabase(CACHE_NAME)
  } catch {
    // a browser that forbids storage has stored nothing
  }
}
