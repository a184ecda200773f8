import type { Azienda, Pratica, Role } from '@bandiera/domain'

/** Records that an audience depends on besides the record itself. */
export interface Related {
  azienda?: Azienda
  pratiche?: Pratica[]
}

/** The person who writes; the same record that gives the audience tokens. */
export interface WriterFacts {
  _id: string
  /** company that the record belongs to (case files and documents), as it is before or after the write */
  azienda?: Azienda
}

/** One right of one role on one collection. Absent = refused. */
export interface Right<T> {
  /** Which records `owns` holds for, in the words of docs/policy.md. */
  whose: string
  /** Whether the record belongs to the writer; tried on the image before and on the image after. */
  owns: (record: T, facts: WriterFacts) => boolean
  /** Only these fields may differ between before and after. */
  only?: readonly string[]
  /** These fields may not differ; at insertion they may not be there. */
  locked?: readonly string[]
}

export interface RoleRights<T> {
  insert?: Right<T>
  update?: Right<T>
  delete?: Right<T>
}

export interface CollectionPolicy<T> {
  audience: (record: T, related: Related) => string[]
  /** Tokens through which only `publicFields` are seen. */
  isPublicToken?: (token: string) => boolean
  publicFields?: readonly (keyof T & string)[]
  /** Who may write what: default deny, one line per role. The server tries it on every write. */
  writes: Partial<Record<Role, RoleRights<T>>>
  stamp?: (doc: Record<string, unknown>, writer: { _id: string; role: Role | null }) => Record<string, unknown>
}
