import { firstRole, newId, utenteState, type Usr } from '@bandiera/domain'
import { reportMail } from '../../mail/notice-mails.ts'
import type { PostOffice } from '../../mail/post-office.ts'
import type { Tenants } from '../../tenants/tenants.ts'
import type { Registry } from '../registry.ts'
import { dropRow, putRow, releaseKey, rowOf, rowsOf, valuesOf, type Alert } from '../rows.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** Operators who are notified, and alerts that are mailed in an hour, at most; the page shows all alerts. */
const OPERATORS = 50
export const MAILS = 20

interface AlarmParts {
  registry: Registry
  tenants: Tenants
  operatore: string | undefined
  post: Pick<PostOffice, 'send' | 'later'>
  onProblem: (problem: string) => void
}

/**
 * Sends each alert once, from the server that gets it first: operators get a notice and a mail, the team whose key signed the
 * release gets a mail. Once an operator has decided or seen it, the notices of all count as read.
 */
export function createAlarm({ registry, tenants, operatore, post, onProblem }: AlarmParts) {
  const { store } = registry
  let looking: Promise<void> = Promise.resolve()
  const look = (): Promise<void> =>
    (looking = looking.then(lookNow).catch((error: unknown) => onProblem(`alerts of the registry: ${String(error)}`)))
  const stop = registry.onChange(() => void look())
  return {
    /** Sends the alerts that are still open; a test waits for it. */
    look,
    async close(): Promise<void> {
      stop()
      await looking
    },
  }

  async function lookNow(): Promise<void> {
    const { alerts } = await registry.rows()
    const tenant = operatore === undefined ? null : tenants.byId(operatore)
    if (!tenant) return
    for (const alert of alerts) {
      const claimed = alert.told ? null : await claim(alert.key)
      if (claimed) await tell(tenant, alert, claimed.mailed)
    }
    for (const { key, value } of await rowsOf(store, 'campana'))
      if (!alerts.some((alert) => alert.key === key)) await settle(tenant, key, value)
  }

  /** Of several servers one sends it. */
  async function claim(key: string): Promise<{ mailed: boolean } | null> {
    return store.transact(null, async (tx) => {
      const alert = await rowOf(tx, 'segnalazione', key)
      if (!alert || alert.told) return null
      await putRow(tx, 'segnalazione', key, { ...alert, told: true })
      const hour = new Date().toISOString().slice(0, 13)
      const before = await rowOf(tx, 'posta', 'ora')
      const sent = before?.hour === hour ? before.sent : 0
      if (sent < MAILS) await putRow(tx, 'posta', 'ora', { hour, sent: sent + 1 })
      return { mailed: sent < MAILS }
    })
  }

  async function tell(tenant: Tenant, alert: Alert, mailed: boolean): Promise<void> {
    const words = wordsOf(alert)
    const operators = await operatorsOf(tenant)
    const ids = operators.map(() => newId())
    await tenant.documents.transact(null, async (writer) => {
      for (const [at, { _id: usrId }] of operators.entries())
        await writer.insert('avvisi', { _id: ids[at]!, usrId, tipo: 'registro', ...words, quando: alert.at })
    })
    await store.transact(null, (tx) => putRow(tx, 'campana', alert.key, ids))
    if (!mailed) return
    const people = operators.map(({ name, email }) => ({ to: { name, address: email }, isOperator: true }))
    const told = new Set(people.map(({ to }) => to.address))
    const teams = (await addressesOf(alert)).filter(({ to }) => !told.has(to.address))
    for (const { to, isOperator } of [...people, ...teams])
      post.later(async () => {
        await post.send(tenant, ({ portal, address }) =>
          reportMail({ to, portal, ...words, ...(isOperator && { page: `${address}/registro` }) }),
        )
      })
  }

  async function addressesOf({ id, version }: Alert) {
    const { releases, withdrawn } = await registry.rows()
    const gone = withdrawn.find((one) => one.id === id && one.version === version)
    const signer = releases.get(releaseKey(id, version))?.keyId ?? gone?.keyId
    const keys = await valuesOf(store, 'chiave')
    return keys
      .filter((key) => key.email && (key.id === signer || (key.operator && !key.revokedAt)))
      .map((key) => ({ to: { name: key.team, address: key.email! }, isOperator: key.operator }))
  }

  async function settle(tenant: Tenant, key: string, ids: readonly string[]): Promise<void> {
    const lettoIl = new Date().toISOString()
    await tenant.documents.transact(null, async (writer) => {
      for (const id of ids) {
        const avviso = (await writer.get('avvisi', id))?.doc
        if (!avviso || avviso.lettoIl) continue
        const { versione: _, ...rest } = avviso
        await writer.replace('avvisi', { ...rest, lettoIl }, 'update')
      }
    })
    await store.transact(null, (tx) => dropRow(tx, 'campana', key))
  }
}

async function operatorsOf({ store }: Tenant): Promise<Usr[]> {
  const found: Usr[] = []
  for await (const { doc } of store.scan('usr'))
    if (found.length < OPERATORS && firstRole(doc.role) === 'admin' && utenteState(doc) === 'attivo') found.push(doc)
  return found
}

function wordsOf({ kind, id, version, tenants, count, why, by }: Alert): { titolo: string; testo: string } {
  const whose = count > tenants.length ? `${tenants.join(', ')} e altri ${count - tenants.length}` : tenants.join(', ')
  if (kind === 'guasto')
    return {
      titolo: `${id} ${version} si è fermato presso ${whose}: decidi tu`,
      testo: `Chi l’ha incontrato riceve intanto la versione di prima. La sua pagina dice: «${why}»`,
    }
  return {
    titolo: whose ? `${id} ${version} non c’è più per ${whose}` : `${id} ${version} è stato ritirato`,
    testo: `Deciso da ${by}: ${why}`,
  }
}
