import { MODULE_HEADER, REALM_APP_ID, REALM_DATABASE, REALM_SERVICE } from '@bandiera/wire'
import type { LoggedOperation } from '@bandiera/domain'

type Doc = { _id: string }
interface Collection {
  findOne: (query: Doc) => Promise<unknown>
  insertOne: (doc: Doc) => Promise<{ insertedId?: unknown; operazione?: LoggedOperation }>
  updateOne: (
    query: Doc,
    update: Record<string, unknown>,
  ) => Promise<{ matchedCount: number; operazione?: LoggedOperation }>
  deleteOne: (query: Doc) => Promise<{ deletedCount: number; operazione?: LoggedOperation }>
}
export interface Database {
  /** @param by the module that asks, when one does: its calls tell the server so */
  collection: (name: string, by?: string) => Collection
}
/** Signs in with a session token and opens the database; one login serves every module of the page. */
export async function loginToRealm(token: string): Promise<Database> {
  const { App, Credentials } = await realmWeb()
  const common = { id: REALM_APP_ID, baseUrl: location.origin, storage: new MemoryStorage(), skipLocationRequest: true }
  const app = new App(common)
  const user = await app.logIn(Credentials.jwt(token))
  const open = (one: typeof user) => one.mongoClient(REALM_SERVICE).db(REALM_DATABASE)
  const page = open(user)
  const databases = new Map<string, typeof page>()
  const of = (by: string | undefined) => {
    if (by === undefined) return page
    // an app over the same storage is signed in already
    const known = databases.get(by) ?? open(new App({ ...common, fetch: naming(by) }).currentUser ?? user)
    databases.set(by, known)
    return known
  }
  return { collection: (name, by) => of(by).collection<{ _id: string }>(name) }
}

/** realm-web reads local storage while it loads; where the browser refuses that, it gets an empty object for the time of the import. */
async function realmWeb() {
  try {
    Reflect.get(globalThis, 'localStorage')
    return await import('realm-web')
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    const refused = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { value: {}, configurable: true })
    return import('realm-web').finally(() => {
      Reflect.deleteProperty(globalThis, 'localStorage')
      if (refused) Object.defineProperty(globalThis, 'localStorage', refused)
    })
  }
}

const naming =
  (by: string) =>
  (url: string, init: object & { headers?: object } = {}): Promise<Response> =>
    fetch(url, { ...init, headers: { ...init.headers, [MODULE_HEADER]: by } })

/** Where realm-web keeps its tokens: this page's memory only, so that none outlives the session or the user. */
export class MemoryStorage {
  readonly #values: Map<string, string>
  readonly #part: string

  constructor(values = new Map<string, string>(), part = '') {
    this.#values = values
    this.#part = part
  }

  get(key: string): string | null {
    return this.#values.get(this.#part + key) ?? null
  }

  set(key: string, value: string): void {
    this.#values.set(this.#part + key, value)
  }

  remove(key: string): void {
    this.#values.delete(this.#part + key)
  }

  prefix(part: string): MemoryStorage {
    return new MemoryStorage(this.#values, `${this.#part}${part}:`)
  }

  clear(prefix = ''): void {
    for (const key of this.#values.keys()) if (key.startsWith(this.#part + prefix)) this.#values.delete(key)
  }

  /** No other page writes this memory: there are no changes to report. */
  addListener(): void {}
  removeListener(): void {}
}
