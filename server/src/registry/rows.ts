import type { Channel, Generation, Hold, ShellFacts, Use } from '@bandiera/releases'
import type { DeclaredData, FailureKind, PresentModule } from '@bandiera/wire'
import type { Reader, Tx } from '../store/port.ts'
import type { Preview } from '../accounts/sessions.ts'

/** ISO: `2026-11-23T10:00:00.000Z`. */
type Instant = string

/** A published release; it never changes. */
export interface StoredRelease {
  modulo: PresentModule
  /** SHA-384 of the exact bytes of `module.json`, as integrity text. */
  sri: string
  keyId: string
  at: Instant
  /** The signed statement of its team about its examples; absent where nothing had to be tried. */
  prova?: { text: string; signature: string }
}

export interface Lease extends Use {
  /** Pages that are open, by tenant. */
  tabs: Record<string, number>
}

/** A release that is gone. One with `by` was withdrawn, and can never be published again. */
export interface GoneRelease {
  sri: string
  at: Instant
  by?: string
  why?: string
  keyId?: string
  /** Its files are deleted. */
  emptied?: boolean
}

/** The oldest version of a module that may run: older ones have a security fault. */
export interface StoredFloor {
  id: string
  version: string
  by: string
  why: string
  at: Instant
  /** Version of the release whose `module.json` set it; absent when an operator set it. */
  release?: string
}

export interface ReleaseInTenant {
  tenant: string
  id: string
  version: string
}

/** How one release did in one tenant on one day. */
export interface Health extends ReleaseInTenant {
  /** Day in Rome, `2026-11-23`. */
  day: string
  loads: number
  /** How many loads took up to `LOAD_STEPS[i]` ms; the last counts all longer ones. */
  times: number[]
  /** Loads whose files crossed the network; absent on days from before these were counted: then all loads did. */
  fetched?: number
  bytes: number
  failures: Partial<Record<FailureKind, number>>
  /** `by` is the user whose page reported it; absent on days from before this was kept. */
  lastFailure?: { kind: FailureKind; text: string; at: Instant; by?: string }
  csp: number
  longTasks: number
  /** Collections that it read and wrote there; absent on days from before this was reported. */
  dati?: DeclaredData
}

/** Reports of pages without a login on one day: anyone can send them, so nothing is decided by them. */
export interface Unknown extends ReleaseInTenant {
  day: string
  reports: number
  loads: number
  failures: number
  csp: number
}

/** A release crashed for one person, who gets the version before; for a day, unless an operator decides. */
export interface Aside extends ReleaseInTenant {
  uid: string
  at: Instant
  until: Instant
}

/**
 * An alert to operators, kept until one of them has seen it. `guasto`: fewer than three people met a crash, and an operator
 * decides. `ritiro`: a version was taken away.
 */
export interface Alert {
  key: string
  kind: 'guasto' | 'ritiro'
  id: string
  version: string
  /** The first tenants of `count`. */
  tenants: string[]
  count: number
  /** Text of the crash, or the reason of the withdrawal. */
  why: string
  /** User id of the last person who met the crash; the name of the operator who took the version away. */
  by: string
  at: Instant
  people?: number
  /** Notices and mails are sent. */
  told?: boolean
}

export interface StoredKey {
  /** First 16 digits of the SHA-256 of the public key. */
  id: string
  team: string
  /** Ed25519, 32 bytes as base64url. */
  publicKey: string
  modules: readonly string[] | '*'
  /** May decide what tenants run. */
  operator: boolean
  addedBy: string
  /** Gets mails about withdrawn versions of its team. */
  email?: string | undefined
  at: Instant
  revokedAt?: Instant
}

/** A preview of a tenant's portal that an operator opened; the session itself is the tenant's. */
export interface StoredPreview extends Preview {
  tenant: string
  sid: string
  by: string
  why: string
  at: Instant
  until: Instant
}

export interface PinnedShell extends ShellFacts {
  /** Identifies its content. */
  mark: string
  files: Record<string, { size: number; sri: string }>
  /** When the server last reported it. */
  seen: Instant
  gone?: boolean
}

export interface PendingRelease {
  /** The exact text of its `module.json`. */
  text: string
  keyId: string
  at: Instant
}

/** All rows of the registry by kind, with the shape of the key. */
export interface Kinds {
  rilascio: StoredRelease // `mf-x@1.2.0`
  canale: Partial<Record<Channel, string>> // `mf-x`
  ritirato: GoneRelease // `mf-x@1.2.0`
  minimo: StoredFloor // `mf-x`
  generazione: Generation // `tenant#000012`
  trattenuto: Hold // `tenant/mf-x@1.2.0`
  prestito: Lease // `node/mf-x@1.2.0`
  salute: Health // `2026-11-23/tenant/mf-x@1.2.0`
  guasti: string[] // `tenant/mf-x@1.2.0`: the last crashes, each as `INSTANT UID`
  ripiego: Aside // `tenant/mf-x@1.2.0/uid`
  sconosciuti: Unknown // `2026-11-23/tenant/mf-x@1.2.0`
  segnalazione: Alert // `Alert.key`
  chiave: StoredKey // `StoredKey.id`
  campana: string[] // `Alert.key`: ids of the notices that operators got of it
  posta: { hour: string; sent: number } // `ora`: alerts that were mailed in this hour
  firma: number // `KEY NUMBER` of a signed request: Unix seconds at which its token has ended everywhere
  shell: PinnedShell // Id of a server
  attesa: PendingRelease // Folder of its files: `mf-x/1.2.0/<mark>/`
  anteprima: StoredPreview // Id of the preview
}
type Kind = keyof Kinds

interface Row<K extends Kind> {
  key: string
  value: Kinds[K]
}

export async function rowsOf<K extends Kind>(reader: Reader, kind: K): Promise<Row<K>[]> {
  return (await reader.secrets(`registro.${kind}`)) as Row<K>[]
}

export async function valuesOf<K extends Kind>(reader: Reader, kind: K): Promise<Kinds[K][]> {
  return (await rowsOf(reader, kind)).map(({ value }) => value)
}

export async function rowOf<K extends Kind>(reader: Reader, kind: K, key: string): Promise<Kinds[K] | null> {
  return ((await reader.secret(`registro.${kind}`, key)) ?? null) as Kinds[K] | null
}

export const putRow = <K extends Kind>(tx: Tx, kind: K, key: string, value: Kinds[K]): Promise<void> =>
  tx.setSecret(`registro.${kind}`, key, value)

/** Puts a row; beyond `most` rows whose key begins with `prefix` the oldest are dropped. */
export async function putNewest<K extends 'segnalazione' | 'ripiego'>(
  tx: Tx,
  kind: K,
  { key, value }: Row<K>,
  { most, prefix = '' }: { most: number; prefix?: string },
): Promise<void> {
  const others = (await rowsOf(tx, kind)).filter((row) => row.key !== key && row.key.startsWith(prefix))
  const tooMany = others.toSorted((a, b) => a.value.at.localeCompare(b.value.at)).slice(0, -(most - 1))
  for (const row of tooMany) await dropRow(tx, kind, row.key)
  await putRow(tx, kind, key, value)
}

export const dropRow = (tx: Tx, kind: Kind, key: string): Promise<void> => tx.deleteSecret(`registro.${kind}`, key)

export async function dropRows<K extends Kind>(tx: Tx, kind: K, isOver: (row: Row<K>) => boolean): Promise<void> {
  for (const row of await rowsOf(tx, kind)) if (isOver(row)) await dropRow(tx, kind, row.key)
}

export const releaseKey = (id: string, version: string): string => `${id}@${version}`
/** Keys sort as the numbers do. */
export const generationKey = ({ tenant, n }: Pick<Generation, 'tenant' | 'n'>): string =>
  `${tenant}#${String(n).padStart(6, '0')}`
export const holdKey = ({ tenant, id, version }: Hold): string => `${tenant}/${releaseKey(id, version)}`
