import type { Settings } from '@bandiera/domain'
import type { FailureKind, ModuleUse } from '@bandiera/wire'
import { currentTime } from '../../clock.ts'
import type { Tx } from '../../store/port.ts'
import { carryOut, putAlert } from '../carry-out.ts'
import type { Registry } from '../registry.ts'
import { type Alert, type Aside, dropRow, putRow, releaseKey, rowOf, rowsOf } from '../rows.ts'

/** When this many people meet a crash within this many milliseconds, their tenant goes back to the release before. */
export const PEOPLE = 3
const WITHIN = 60 * 60_000
/** Milliseconds for which one person gets the version before. */
const ASIDE = 24 * 3_600_000
/** People of one tenant who get the version before a release, the last ones. */
const ASIDES = 50

/** The signed-in person whose page sends a report. */
export interface Witness {
  settings: Settings
  uid: string
}

/** What a report changed: the version of all, or only that of its person. */
export type Heeded = 'nothing' | 'person' | 'tenant'

/**
 * Counts the people of a tenant who met a crash of what they run now. The third within an hour puts the tenant back on the version
 * before. With fewer, only pages of the person who met it get that version, for a day, and operators are asked to decide: what one
 * person reports, however often, never changes what others get.
 */
export async function heedCrashes(registry: Registry, by: Witness, uses: readonly ModuleUse[]): Promise<Heeded> {
  let heeded: Heeded = 'nothing'
  for (const { id, version, failures = [] } of uses) {
    const crash = failures.find(blames)
    if (!crash || (await versionOf(registry, by, id)) !== version) continue
    const met: Met = { tenant: by.settings._id, uid: by.uid, id, version, why: crash.text }
    const people = await countPeople(registry, met)
    if (people >= PEOPLE && (await takeAway(registry, met))) heeded = 'tenant'
    else if ((await giveBefore(registry, met, people)) && heeded === 'nothing') heeded = 'person'
  }
  return heeded
}

interface Met {
  tenant: string
  uid: string
  id: string
  version: string
  /** Text of the crash. */
  why: string
}

async function versionOf(
  registry: Registry,
  { settings, uid }: Witness,
  id: string,
): Promise<string | null | undefined> {
  const { resolved } = await registry.chosenFor(settings, { uid })
  return resolved.find((one) => one.id === id)?.version
}

/** Each person counts once, with the last crash that they met. */
async function countPeople({ store }: Registry, met: Met): Promise<number> {
  return store.transact(null, async (tx) => {
    const now = currentTime()
    const before = (await rowOf(tx, 'guasti', crashKey(met))) ?? []
    const others = before.filter((one) => now - Date.parse(instantOf(one)) < WITHIN && personOf(one) !== met.uid)
    const all = [...others, `${new Date(now).toISOString()} ${met.uid}`]
    await putRow(tx, 'guasti', crashKey(met), all.slice(-PEOPLE))
    return new Set(all.map(personOf)).size
  })
}

/** False where the tenant has nothing to go back to, or only what is below the floor of the module. */
async function takeAway(registry: Registry, { tenant, id, version, why }: Met): Promise<boolean> {
  const { tenants } = await carryOut(registry, {
    command: { verb: 'trattieni', id, version, tenants: [tenant] },
    by: 'sistema',
    why: `${id} ${version} si è fermato per ${PEOPLE} persone in un’ora: ${why}`,
    also: (tx) => forgetCrashes(tx, { tenant, id, version }),
  })
  return tenants.length > 0
}

/** Asks operators to decide, and gives the person the version before until then. */
async function giveBefore(registry: Registry, met: Met, people: number): Promise<boolean> {
  const { tenant, id, version, uid, why } = met
  return registry.store.transact(null, async (tx) => {
    const at = new Date().toISOString()
    const known = await rowOf(tx, 'segnalazione', crashKey(met))
    const alert: Alert = {
      key: crashKey(met),
      kind: 'guasto',
      id,
      version,
      tenants: [tenant],
      count: 1,
      why,
      by: uid,
      at,
    }
    // who met it before the last hour still counts for those who decide
    const told = known?.told ? { told: true } : {}
    await putAlert(tx, { ...alert, ...told, people: Math.max(people, known?.people ?? 0) })
    const until = new Date(currentTime() + ASIDE).toISOString()
    await putAside(tx, { tenant, id, version, uid, at, until })
    await tx.signal({ type: 'registro', tenants: [], urgent: false })
    return true
  })
}

async function putAside(tx: Tx, aside: Aside): Promise<void> {
  const key = `${crashKey(aside)}/`
  const own = (await rowsOf(tx, 'ripiego')).filter((row) => row.key.startsWith(key) && row.value.uid !== aside.uid)
  const tooMany = own.toSorted((a, b) => a.value.at.localeCompare(b.value.at)).slice(0, -(ASIDES - 1))
  for (const row of tooMany) await dropRow(tx, 'ripiego', row.key)
  await putRow(tx, 'ripiego', `${key}${aside.uid}`, aside)
}

/** A decision about a release in a tenant: no one is counted any more, no one gets the version before for a crash of it. */
export async function forgetCrashes(tx: Tx, of: Pick<Met, 'tenant' | 'id' | 'version'>): Promise<void> {
  await dropRow(tx, 'guasti', crashKey(of))
  await dropRow(tx, 'segnalazione', crashKey(of))
  for (const { key } of await rowsOf(tx, 'ripiego'))
    if (key.startsWith(`${crashKey(of)}/`)) await dropRow(tx, 'ripiego', key)
}

/** `2026-11-27T10:00:00.000Z UID` */
const instantOf = (crash: string): string => crash.split(' ')[0]!
const personOf = (crash: string): string => crash.split(' ')[1] ?? ''

/**
 * Whether a failure of a kind says something about the release. The others are faults of one browser or its line: a proxy or
 * a broken cache changes files (`integrity`), a translator or an extension moves nodes (`altered`), a page that is open
 * since before an update has an older shell (`contract`).
 */
export const BLAMES: Readonly<Record<FailureKind, boolean>> = {
  network: false,
  timeout: false,
  integrity: false,
  execution: true,
  contract: false,
  render: true,
  undeclared: true,
  altered: false,
}

type Failure = NonNullable<ModuleUse['failures']>[number]

/** Whether it counts against the release, by its kind and by what the browser says. */
const blames = ({ kind, text }: Failure): boolean => BLAMES[kind] && !OTHERS.some((pattern) => pattern.test(text))

/** Texts that name another culprit, of pages that tell them as a crash of the release. */
const OTHERS = [
  // what Chrome, Firefox and Safari say of a node that another program has moved
  /NotFoundError|is not a child of this node|object can not be found here/i,
  // code of an extension of the browser
  /\b(?:chrome|moz|safari-web|ms-browser)-extension:/i,
  // a file that did not load, or was changed on the way
  /ChunkLoadError|Loading (?:CSS )?chunk .* failed|ScriptNetworkError|valid digest in the 'integrity' attribute/i,
]

/** Which release of which tenant. */
const crashKey = ({ tenant, id, version }: { tenant: string; id: string; version: string }): string =>
  `${tenant}/${releaseKey(id, version)}`
