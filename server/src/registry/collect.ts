import { unusedReleases } from '@bandiera/releases'
import { currentTime } from '../clock.ts'
import type { Tx } from '../store/port.ts'
import { nowAndThen } from '../scheduling.ts'
import type { Artifacts } from './artifacts/artifacts.ts'
import type { Registry } from './registry.ts'
import { readRows, stateOf } from './registry-state.ts'
import { folderOf } from './releases/release-files.ts'
import { dropRow, putRow, releaseKey, rowOf, rowsOf } from './rows.ts'
import { leasesNow } from './usage/leases.ts'

const EVERY = 6 * 3_600_000
/** Milliseconds for which the figures of a day are kept. */
const FIGURES_KEPT = 90 * 24 * 3_600_000

export interface CollectOptions {
  registry: Registry
  artifacts: Artifacts
  onProblem: (problem: string) => void
}

/**
 * Removes the releases whose files no page can ask for any more, and returns them. One transaction decides and forgets them:
 * an earlier promotion keeps its release, a later one no longer finds it. The number stays taken: only the same content can
 * be published again under it.
 */
export async function collect(
  { registry, artifacts }: Omit<CollectOptions, 'onProblem'>,
  now = new Date(currentTime()),
) {
  const { store } = registry
  const around = await registry.surroundings()
  const at = now.toISOString()
  const uses = await leasesNow(store, at)
  const gone = await store.transact(null, async (tx) => {
    const rows = await readRows(tx)
    const releases = [...rows.releases.values()].map(({ modulo: { id, version }, ...rest }) => ({
      id,
      version,
      ...rest,
    }))
    const chosen = unusedReleases(stateOf(rows, around), releases, { uses, now: at })
    for (const { id, version, sri } of chosen) {
      await dropRow(tx, 'rilascio', releaseKey(id, version))
      await putRow(tx, 'ritirato', releaseKey(id, version), { sri, at })
    }
    await dropOldFigures(tx, new Date(now.getTime() - FIGURES_KEPT).toISOString())
    if (chosen.length > 0) await tx.signal({ type: 'registro', tenants: [], urgent: false })
    return chosen
  })
  for (const release of gone) await artifacts.remove(folderOf(release, release.sri))
  await emptyWithdrawn(registry, artifacts)
  return gone.map(({ id, version }) => ({ id, version }))
}

/** Files of withdrawn releases are no longer served from that moment on; here they leave the storage. */
async function emptyWithdrawn({ store }: Registry, artifacts: Artifacts): Promise<void> {
  const full = (await readRows(store)).withdrawn.filter(({ emptied, sri }) => !emptied && sri !== '')
  for (const release of full) {
    await artifacts.remove(folderOf(release, release.sri))
    const key = releaseKey(release.id, release.version)
    await store.transact(null, async (tx) => {
      const row = await rowOf(tx, 'ritirato', key)
      if (row) await putRow(tx, 'ritirato', key, { ...row, emptied: true })
    })
  }
}

async function dropOldFigures(tx: Tx, before: string): Promise<void> {
  for (const { key, value } of await rowsOf(tx, 'salute')) if (value.day < before) await dropRow(tx, 'salute', key)
  for (const { key, value } of await rowsOf(tx, 'sconosciuti'))
    if (value.day < before) await dropRow(tx, 'sconosciuti', key)
  for (const { key, value } of await rowsOf(tx, 'guasti'))
    if (value.every((crash) => crash < before)) await dropRow(tx, 'guasti', key)
  const now = new Date(currentTime()).toISOString()
  for (const { key, value } of await rowsOf(tx, 'ripiego')) if (value.until < now) await dropRow(tx, 'ripiego', key)
}

/** Collects a few times a day; returns what stops it. */
export const collectNowAndThen = ({ onProblem, ...options }: CollectOptions): (() => Promise<void>) =>
  nowAndThen(EVERY, () =>
    collect(options).then(
      () => undefined,
      (error: unknown) => onProblem(`collection of releases: ${String(error)}`),
    ),
  )
