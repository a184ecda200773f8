import type { FailureKind, ModuleUse } from '@bandiera/wire'
import { carryOut } from '../carry-out.ts'
import type { Registro } from '../registro.ts'
import { putRow, releaseKey, rowOf } from '../rows.ts'

/** A release that crashes so often within so many milliseconds, and for so many people, is taken away from the tenant. */
export const CRASHES = 3
const PEOPLE = 2
const WITHIN = 5 * 60_000
/** Those of the release itself; a line that is down says nothing about it, nor a page that another program changed. */
const OWN_FAULTS: readonly FailureKind[] = ['render', 'execution', 'integrity', 'undeclared']

/** Who reports what their pages did. */
interface Witness {
  tenant: string
  uid: string
}

/**
 * Counts crashes that signed-in pages of a tenant report and, at the third within five minutes, puts the tenant back on the
 * version before. One person alone never does: a browser with a broken file or a strange extension says nothing about the
 * release. A version with nothing before it stays: its own card says that it does not answer.
 */
export async function heedCrashes(registro: Registro, by: Witness, uses: readonly ModuleUse[]): Promise<void> {
  const { tenant, uid } = by
  for (const { id, version, failures = [] } of uses) {
    const crashes = failures.filter(({ kind, text }) => OWN_FAULTS.includes(kind) && !isAltered(text))
    const seen = { key: `${tenant}/${releaseKey(id, version)}`, uid, count: crashes.length }
    if (crashes.length > 0 && (await isTooMuch(registro, seen)))
      await carryOut(registro, {
        command: { verb: 'trattieni', id, version, tenants: [tenant] },
        by: 'sistema',
        why: `${id} ${version} si è fermato ${CRASHES} volte in 5 minuti: ${crashes[0]!.text}`,
      })
  }
}

/** What Chrome, Firefox and Safari say of a node that another program has moved; pages that are open since before tell it as a crash. */
const isAltered = (text: string): boolean =>
  /NotFoundError|is not a child of this node|object can not be found here/i.test(text)

interface Seen {
  /** Which release of which tenant. */
  key: string
  uid: string
  count: number
}

/** Each crash is kept with who saw it; both the number of crashes and the number of people decide. */
async function isTooMuch({ store }: Registro, { key, uid, count }: Seen): Promise<boolean> {
  return store.transact(null, async (tx) => {
    const now = Date.now()
    const before = (await rowOf(tx, 'guasti', key)) ?? []
    const lately = before.filter((crash) => now - Date.parse(instantOf(crash)) < WITHIN)
    const mine = Array.from({ length: count }, () => `${new Date(now).toISOString()} ${uid}`)
    const all = [...lately, ...mine]
    const people = [...new Set(all.map(personOf))]
    // enough of each person to decide by
    const kept = people.flatMap((person) => all.filter((crash) => personOf(crash) === person).slice(-CRASHES))
    await putRow(tx, 'guasti', key, kept.toSorted())
    return all.length >= CRASHES && people.length >= PEOPLE
  })
}

/** `2026-11-27T10:00:00.000Z UID`; of before people were counted, the instant alone. */
const instantOf = (crash: string): string => crash.split(' ')[0]!
const personOf = (crash: string): string => crash.split(' ')[1] ?? ''
