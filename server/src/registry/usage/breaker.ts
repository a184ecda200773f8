import type { Settings } from '@bandiera/domain'
import type { Plan } from '@bandiera/releases'
import type { FailureKind, ModuleUse } from '@bandiera/wire'
import { currentTime } from '../../clock.ts'
import { PortalError } from '../../errors.ts'
import type { Tx } from '../../store/port.ts'
import { carryOut, putAlert } from '../carry-out.ts'
import type { Registry } from '../registry.ts'
import { dropRow, dropRows, putNewest, putRow, type ReleaseInTenant, releaseKey, rowOf } from '../rows.ts'

/** When this many people meet a crash within this many milliseconds, their tenant goes back to the release before. */
const PEOPLE = 3
const WITHIN = 60 * 60_000
/** Milliseconds for which one person gets the version before. */
const ASIDE = 24 * 3_600_000
/** At most so many people of one tenant get the version before a release: the last ones. */
const ASIDES = 50

interface Witness {
  settings: Settings
  uid: string
}

/** Who gets another version after a report. */
type Heeded = 'nothing' | 'person' | 'tenant'

/**
 * Counts the people of a tenant who met a crash of the version that they run now. The third within an hour puts the tenant
 * back on the version before. With fewer only that person gets it, for a day, and operators decide: reports of one person,
 * however many, never change what others get.
 */
export async function heedCrashes(registry: Registry, by: Witness, uses: readonly ModuleUse[]): Promise<Heeded> {
  let heeded: Heeded = 'nothing'
  for (const { id, version, failures = [] } of uses) {
    const crash = failures.find(blames)
    if (!crash || (await versionOf(registry, by, id)) !== version) continue
    const met: Met = { tenant: by.settings._id, uid: by.uid, id, version, why: crash.text }
    const people = await countPeople(registry, met)
    if (people >= PEOPLE && (await takeAway(registry, met))) heeded = 'tenant'
    else {
      await giveBefore(registry, met, people)
      if (heeded === 'nothing') heeded = 'person'
    }
  }
  return heeded
}

interface Met extends ReleaseInTenant {
  uid: string
  why: string
}

async function versionOf(registry: Registry, { settings, uid }: Witness, id: string) {
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

/** False where the tenant has no version to go back to, or only one below the floor of the module. */
async function takeAway(registry: Registry, met: Met): Promise<boolean> {
  const { id, version, why } = met
  const reason = `${id} ${version} si è fermato per ${PEOPLE} persone in un’ora: ${why}`
  return (await holdBack(registry, met, { by: 'sistema', why: reason })).tenants.length > 0
}

function holdBack(registry: Registry, of: ReleaseInTenant, reason: { by: string; why: string }): Promise<Plan> {
  const { tenant, id, version } = of
  return carryOut(registry, {
    command: { verb: 'trattieni', id, version, tenants: [tenant] },
    ...reason,
    also: (tx) => forgetCrashes(tx, of),
  })
}

/** Asks operators to decide, and gives the person the version before until then. */
async function giveBefore(registry: Registry, met: Met, people: number): Promise<void> {
  const { tenant, id, version, uid, why } = met
  const key = crashKey(met)
  await registry.store.transact(null, async (tx) => {
    const at = new Date().toISOString()
    const known = await rowOf(tx, 'segnalazione', key)
    await putAlert(tx, {
      key,
      kind: 'guasto',
      id,
      version,
      tenants: [tenant],
      count: 1,
      why,
      by: uid,
      at,
      ...(known?.told && { told: true }),
      // people who met it before the last hour count too: operators see how many they are
      people: Math.max(people, known?.people ?? 0),
    })
    const until = new Date(currentTime() + ASIDE).toISOString()
    const aside = { key: `${key}/${uid}`, value: { tenant, id, version, uid, at, until } }
    await putNewest(tx, 'ripiego', aside, { most: ASIDES, prefix: `${key}/` })
    await tx.signal({ type: 'registro', tenants: [], urgent: false })
  })
}

/** After a decision: people are counted anew, and all get the version of their tenant. */
export async function forgetCrashes(tx: Tx, of: ReleaseInTenant): Promise<void> {
  await dropRow(tx, 'guasti', crashKey(of))
  await dropRow(tx, 'segnalazione', crashKey(of))
  await dropRows(tx, 'ripiego', ({ key }) => key.startsWith(`${crashKey(of)}/`))
}

/** `2026-11-27T10:00:00.000Z UID` */
const instantOf = (crash: string): string => crash.split(' ')[0]!
const personOf = (crash: string): string => crash.split(' ')[1] ?? ''

/**
 * The kinds of failures that count against a release. The others are faults of one browser or its line: a proxy or a broken
 * cache changes files (`integrity`), a translator or an extension moves nodes (`altered`), a page from before an update has
 * an older shell (`contract`), a server that is being changed has no such file (`missing`).
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
  missing: false,
}

type Failure = NonNullable<ModuleUse['failures']>[number]

const blames = ({ kind, text }: Failure): boolean => BLAMES[kind] && !OTHERS.some((pattern) => pattern.test(text))

/** Texts that pages report as a crash of the release, and that name another cause. */
const OTHERS = [
  // Chrome, Firefox and Safari, of a node that another program has moved
  /NotFoundError|is not a child of this node|object can not be found here/i,
  // code of an extension of the browser
  /\b(?:chrome|moz|safari-web|ms-browser)-extension:/i,
  // a file that did not load, or was changed on the way
  /ChunkLoadError|Loading (?:CSS )?chunk .* failed|ScriptNetworkError|valid digest in the 'integrity' attribute/i,
]

const crashKey = ({ tenant, id, version }: ReleaseInTenant): string => `${tenant}/${releaseKey(id, version)}`

/** An operator's answer to an alert: all go back, the version stays, or it is seen. */
export const DECISIONS = ['indietro', 'tieni', 'visto'] as const

interface Deciding {
  key: string
  decision: (typeof DECISIONS)[number]
  by: string
}

/**
 * Ends an alert. `indietro` takes the version away from the tenant and returns the plan of that; `tieni` gives it back to
 * the people who got the version before. `SEGNALAZIONE_MISSING` when another operator was faster.
 */
export async function decide(registry: Registry, { key, decision, by }: Deciding): Promise<Plan | null> {
  const alert = await rowOf(registry.store, 'segnalazione', key)
  const [tenant = ''] = alert?.tenants ?? []
  if (!alert || (decision === 'visto') !== (alert.kind === 'ritiro')) throw new PortalError('SEGNALAZIONE_MISSING')
  const { id, version, why } = alert
  const release = { tenant, id, version }
  if (decision === 'indietro') return holdBack(registry, release, { by, why: `${id} ${version} si è fermato: ${why}` })
  await registry.store.transact(by, async (tx) => {
    if (!(await rowOf(tx, 'segnalazione', key))) throw new PortalError('SEGNALAZIONE_MISSING')
    if (decision === 'tieni') await forgetCrashes(tx, release)
    await dropRow(tx, 'segnalazione', key)
    await tx.signal({ type: 'registro', tenants: decision === 'tieni' ? [tenant] : [], urgent: false })
  })
  return null
}
