import type { Channel, Generation, Hold, ShellFacts, Use } from '@bandiera/releases'
import type { DeclaredData, FailureKind, PresentModule } from '@bandiera/wire'
import type { Reader, Tx } from '../store/port.ts'
import type { Preview } from '../accounts/sessions.ts'

/** A release as the registry keeps it; never changed once it is there. */
export interface StoredRelease {
  modulo: PresentModule
  /** SHA-384 of the exact bytes of `module.json`, as integrity text. */
  sri: string
  /** Key that signed these bytes. */
  keyId: string
  /** ISO instant */
  at: string
  /** What its team vouched for, with its signature; absent where nothing had to be tried. */
  prova?: { text: string; signature: string }
}

export interface Lease extends Use {
  /** Pages that are open, by tenant. */
  tabs: Record<string, number>
}

/** A release that is gone; a withdrawn one says by whom and why, and can never be published again. */
export interface GoneRelease {
  sri: string
  /** ISO instant */
  at: string
  by?: string
  why?: string
  /** Key that had signed it. */
  keyId?: string
  /** Its files are taken away. */
  emptied?: boolean
}

/** The oldest version of a module that may run: older ones have a security fault. */
export interface StoredFloor {
  id: string
  version: string
  by: string
  why: string
  /** ISO instant */
  at: string
  /** Version of the release that set it, in its signed `module.json`; absent when an operator set it. */
  release?: string
}

/** How one release did in one tenant on one day. */
export interface Health {
  tenant: string
  id: string
  version: string
  /** Day in Rome, `2026-11-23`. */
  day: string
  loads: number
  /** Loads by time: how many took up to `LOAD_STEPS[i]` ms; the last is the rest. */
  times: number[]
  /** Loads whose files crossed the network; absent on days from before these were counted: then all loads did. */
  fetched?: number
  bytes: number
  failures: Partial<Record<FailureKind, number>>
  /** With the user whose page reported it; absent on days from before this was kept. */
  lastFailure?: { kind: FailureKind; text: string; at: string; by?: string }
  csp: number
  longTasks: number
  /** Collections that it read and wrote there; absent on days from before this was reported. */
  dati?: DeclaredData
}

/** What pages reported of a release where no one was signed in, on one day: anyone can send it, so nothing is decided by it. */
export interface Unknown {
  tenant: string
  id: string
  version: string
  day: string
  reports: number
  loads: number
  failures: number
  csp: number
}

/** One person got the version before, because a release crashed there; for a day, unless an operator decides. */
export interface Aside {
  tenant: string
  id: string
  version: string
  uid: string
  /** ISO instants */
  at: string
  until: string
}

/**
 * An alert to operators, kept until one of them has seen it. `guasto`: fewer than three people met a crash, and an operator decides.
 * `ritiro`: a version was taken away.
 */
export interface Alert {
  key: string
  kind: 'guasto' | 'ritiro'
  id: string
  version: string
  /** Tenants that it concerns: the first ones of `count`. */
  tenants: string[]
  count: number
  /** Text of the crash, or the reason of the withdrawal. */
  why: string
  /** Who met the crash last, a user of the tenant; who took the version away. */
  by: string
  /** ISO instant */
  at: string
  /** How many people met the crash. */
  people?: number
  /** Bell and mails went out. */
  told?: boolean
}

/** A key of a team: what it may publish, and whether it may decide what tenants run. */
export interface StoredKey {
  /** First 16 digits of the SHA-256 of the public key. */
  id: string
  team: string
  /** Ed25519, 32 bytes as base64url. */
  publicKey: string
  modules: readonly string[] | '*'
  operator: boolean
  addedBy: string
  /** Address to which mails about withdrawn versions of its team go. */
  email?: string | undefined
  /** ISO instant */
  at: string
  /** ISO instant; a key that is revoked stays known, and good for nothing. */
  revokedAt?: string
}

/** A preview of a tenant's portal that an operator opened; the session itself is the tenant's. */
export interface StoredPreview extends Preview {
  tenant: string
  sid: string
  by: string
  why: string
  /** ISO instants */
  at: string
  until: string
}

/** A shell, as one server has it. */
export interface PinnedShell extends ShellFacts {
  /** By its content. */
  mark: string
  files: Record<string, { size: number; sri: string }>
  /** ISO instant at which the server last said so. */
  seen: string
  /** It ended. */
  gone?: boolean
}

/** A release that waits for its files. */
export interface PendingRelease {
  /** The exact text of its `module.json`. */
  text: string
  keyId: string
  /** ISO instant */
  at: string
}

/** Everything that the registry keeps, by kind and key. */
interface Kinds {
  /** `mf-x@1.2.0` */
  rilascio: StoredRelease
  /** `mf-x`: where its channels point. */
  canale: Partial<Record<Channel, string>>
  /** `mf-x@1.2.0`, a release that is gone: its number stays taken by its content. */
  ritirato: GoneRelease
  /** `mf-x`: the oldest version that may run. */
  minimo: StoredFloor
  /** `tenant#000012` */
  generazione: Generation
  /** `tenant/mf-x@1.2.0` */
  trattenuto: Hold
  /** `node/mf-x@1.2.0`: pages that hold it, as one server counts them. */
  prestito: Lease
  /** `2026-11-23/tenant/mf-x@1.2.0`: how it did on one day. */
  salute: Health
  /** `tenant/mf-x@1.2.0`: ISO instants at which it crashed there lately, each with the user who met it. */
  guasti: string[]
  /** `tenant/mf-x@1.2.0/uid` */
  ripiego: Aside
  /** `2026-11-23/tenant/mf-x@1.2.0` */
  sconosciuti: Unknown
  /** Its key. */
  segnalazione: Alert
  /** Its id. */
  chiave: StoredKey
  /** Key of an alert: ids of the notices of operators that it made. */
  campana: string[]
  /** `ora`: alerts that were mailed in one hour. */
  posta: { hour: string; sent: number }
  /** `key number` of a signed request that was received: Unix seconds at which its token has ended everywhere. */
  firma: number
  /** A server. */
  shell: PinnedShell
  /** Folder of its files: `mf-x/1.2.0/<mark>/` */
  attesa: PendingRelease
  /** Its id. */
  anteprima: StoredPreview
}
export type Kind = keyof Kinds

/** The rows of one kind, each with its key. */
export async function rowsOf<K extends Kind>(reader: Reader, kind: K): Promise<{ key: string; value: Kinds[K] }[]> {
  return (await reader.secrets(`registro.${kind}`)) as { key: string; value: Kinds[K] }[]
}

/** One row; `null` when there is none. */
export async function rowOf<K extends Kind>(reader: Reader, kind: K, key: string): Promise<Kinds[K] | null> {
  return ((await reader.secret(`registro.${kind}`, key)) ?? null) as Kinds[K] | null
}

export const putRow = <K extends Kind>(tx: Tx, kind: K, key: string, value: Kinds[K]): Promise<void> =>
  tx.setSecret(`registro.${kind}`, key, value)

export const dropRow = (tx: Tx, kind: Kind, key: string): Promise<void> => tx.deleteSecret(`registro.${kind}`, key)

export const releaseKey = (id: string, version: string): string => `${id}@${version}`
/** Keys sort as the numbers do. */
export const generationKey = ({ tenant, n }: Pick<Generation, 'tenant' | 'n'>): string =>
  `${tenant}#${String(n).padStart(6, '0')}`
export const holdKey = ({ tenant, id, version }: Hold): string => `${tenant}/${releaseKey(id, version)}`
