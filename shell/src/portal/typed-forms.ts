import { tabTexts } from '@bandiera/platform'
import type { KeptForms, TypedForm } from '@bandiera/ui'
import * as z from 'zod/mini'
import { whileSignedIn } from '../session/while-signed-in.ts'
import { sessionAtom, type Store } from '../state.ts'

const KEY = 'bandiera.digitato'
/** Characters of all forms together: more is not kept. */
const MOST = 200_000
/** A working day, in milliseconds. */
const LIFE = 10 * 3_600_000

const Values = z.record(z.string(), z.unknown())
const FormSchema = z.object({
  page: z.string(),
  name: z.string(),
  isWindow: z.boolean(),
  from: Values,
  set: Values,
  gone: z.array(z.string()),
  texts: z.record(z.string(), z.string()),
})
const KeptSchema = z.object({ uid: z.string(), tenant: z.string(), at: z.number(), forms: z.array(FormSchema) })
type Kept = z.infer<typeof KeptSchema>

/** Texts typed before a logout in another tab, kept for a working day for the same person of the same tenant. */
export class TypedForms implements KeptForms {
  readonly #store: Store
  readonly #tenant: string
  readonly #held = new Set<() => TypedForm | null>()

  /** @param tell called with the names of forms in dialogs, which the person must open again */
  constructor(store: Store, tenant: string, tell: (names: readonly string[]) => void) {
    this.#store = store
    this.#tenant = tenant
    whileSignedIn(store, (uid) => {
      const forms = this.#forms(uid)
      if (forms.length === 0) this.clear()
      const windows = forms.filter(({ isWindow }) => isWindow)
      if (windows.length > 0) tell(windows.map(({ name }) => name))
      return () => undefined
    })
  }

  hold = (read: () => TypedForm | null): (() => void) => {
    this.#held.add(read)
    return () => void this.#held.delete(read)
  }

  find = (page: string, name: string): TypedForm | null =>
    this.#forms(this.#uid).find((one) => one.page === page && one.name === name) ?? null

  forget = (page: string, name: string): void => {
    const forms = this.#forms(this.#uid)
    const left = forms.filter((one) => one.page !== page || one.name !== name)
    if (left.length < forms.length) this.#write(left)
  }

  keep(): void {
    const forms = [...this.#held].flatMap((read) => read() ?? [])
    if (this.#uid && forms.length > 0) this.#write(forms)
  }

  clear(): void {
    tabTexts.remove(KEY)
  }

  get waits(): boolean {
    return read() !== null
  }

  get #uid(): string {
    return this.#store.get(sessionAtom).usr?._id ?? ''
  }

  #forms(uid: string): readonly TypedForm[] {
    const kept = read()
    return kept && kept.uid === uid && kept.tenant === this.#tenant ? kept.forms : []
  }

  #write(forms: readonly TypedForm[]): void {
    let room = MOST
    const fitting = forms.filter((form) => {
      const { length } = JSON.stringify(form)
      if (length > room) return false
      room -= length
      return true
    })
    if (fitting.length === 0) return this.clear()
    const kept = { uid: this.#uid, tenant: this.#tenant, at: Date.now(), forms: fitting }
    tabTexts.set(KEY, JSON.stringify(kept))
  }
}

function read(): Kept | null {
  try {
    const kept = KeptSchema.parse(JSON.parse(tabTexts.get(KEY) ?? 'null'))
    return Date.now() - kept.at < LIFE ? kept : null
  } catch {
    // nothing, or what another program wrote under this key
    return null
  }
}
