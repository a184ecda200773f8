// The server with work of its own, as `npm run bench` asks for it. Nothing of it is in the product.
import { addDays, DIMENSIONE_CLASSES, newId, regioni, type Azienda, type Bando, type Criterio } from '@bandiera/domain'
import { unaAzienda, unBando } from '@bandiera/factories'
import { FEED_TICK } from '@bandiera/wire'
import { answer, paced, watchStall } from '@bandiera/factories/answer'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/config.ts'
import type { Tenant } from '../../src/tenants/tenant.ts'
import { startServer } from '../../src/operations/start-server.ts'
import { setTimeout } from 'node:timers/promises'

const IN_ONE_COMMIT = 2000
/** Milliseconds between two looks at how far the notices are. */
const LOOK_EVERY = 50

let tenant: Tenant
await startServer(parseConfig({ BANDIERA_ROOT: process.cwd(), ...process.env }), {
  progress: () => undefined,
  buildApp: (parts) => {
    tenant = parts.tenants.list()[0]!
    return buildApp(parts)
  },
})

const stall = watchStall()
const grants: Bando[] = []
const companies: Azienda[] = []
answer({
  /** Grants that all users of the tenant see: one for each change that a tick may hold. */
  async grants(number: number) {
    await fill(grants, number, aGrant)
    return grants[0]
  },
  companies: (number: number) => fill(companies, number, async () => aCompany),
  /** Keeps records as they are given, in one commit. */
  keep: (records: (Azienda | Bando)[]) =>
    tenant.documents.transact(null, async (w) => {
      for (const one of records) await w.insert(coll(one), one as never)
    }),
  /** Milliseconds of the longest time without a turn since this was asked before. */
  stall: () => stall.take(),
  /** Changes grants in turn, a tick's worth in one commit: what is measured is the feed and not the disk. */
  load({ rate, seconds }: { rate: number; seconds: number }) {
    const each = Math.max(1, Math.round((rate * FEED_TICK) / 1000))
    return paced({ rate: rate / each, seconds }, (n) => change(n * each, Math.min(each, rate * seconds - n * each)))
  },
  /** Resolves when notices have been written for every change of a grant until now. */
  async noticed() {
    const last = await tenant.store.seq()
    await tenant.documents.transact(null, async (w) => {
      const { versione: _, ...doc } = (await w.get('bandi', grants[0]!._id))!.doc
      await w.replace('bandi', doc, 'update')
    })
    while (Number((await tenant.store.secret('avvisi', 'posizione incroci')) ?? 0) < last) await setTimeout(LOOK_EVERY)
  },
  /** Changes that many companies; the position of the log before. */
  async touch(number: number) {
    const before = await tenant.store.seq()
    for (const company of companies.slice(0, number))
      await tenant.documents.transact(null, async (w) => {
        const { versione: _, ...doc } = (await w.get('aziende', company._id))!.doc
        await w.replace('aziende', { ...doc, ragioneSociale: `${doc.ragioneSociale} ${before}` }, 'update')
      })
    return { before, epoch: tenant.store.epoch }
  },
})

/** One change in this many gives a grant another last day: it is news for every company that it fits. The others are no news. */
const NEWS_EVERY = 4
const CLOSES = '2028-01-01'
let changes = 0

async function change(first: number, number: number): Promise<void> {
  await tenant.documents.transact(null, async (w) => {
    for (let n = first; n < first + number; n += 1) {
      const { versione: _, ...doc } = (await w.get('bandi', grants[n % grants.length]!._id))!.doc
      const isNews = n % NEWS_EVERY === 0
      const data = { ...doc.data, ente: `Ente ${n}`, ...(isNews && { dataChiusura: addDays(CLOSES, (changes += 1)) }) }
      await w.replace('bandi', { ...doc, data }, 'update')
    }
  })
}

async function fill<T extends { _id: string }>(
  made: T[],
  number: number,
  maker: () => Promise<(n: number) => T>,
): Promise<void> {
  const make = await maker()
  while (made.length < number)
    await tenant.documents.transact(null, async (w) => {
      for (let n = 0; n < IN_ONE_COMMIT && made.length < number; n += 1) {
        const one = make(made.length)
        await w.insert(coll(one), one as never)
        made.push(one)
      }
    })
}

const coll = (one: object): 'bandi' | 'aziende' => ('data' in one ? 'bandi' : 'aziende')

async function aGrant(): Promise<(n: number) => Bando> {
  const gestori: string[] = []
  for await (const { doc } of tenant.store.scan('usr')) if (doc.role.gestore) gestori.push(doc._id)
  return (n) => unBando({ _id: newId(), data: { titolo: `Voucher di prova ${n}`, gestori, criteri: OPEN } })
}

/** Asks for what every firm of the demo has, so that all are `ammissibile`. */
const OPEN: Criterio[] = [
  { id: 't', tipo: 'territorio', regioni: regioni.map(({ codice }) => codice) },
  { id: 'a', tipo: 'ateco', tutti: true },
  { id: 'd', tipo: 'dimensione', ammesse: [...DIMENSIONE_CLASSES] },
  { id: 's', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]

function aCompany(n: number): Azienda {
  const { partitaIva: _, ...company } = unaAzienda({ _id: newId(), ragioneSociale: `Azienda di prova ${n} S.r.l.` })
  return company
}
