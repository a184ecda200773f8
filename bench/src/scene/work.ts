import type { Random } from '@bandiera/factories/random'
import type { History, WriteRecord } from '../history/history.ts'
import type { Truth } from '../history/truth.ts'
import type { Proxy } from '../proxy.ts'
import type { Sessions, Account } from './prepared.ts'
import { type CollectionName, newPraticaId } from '@bandiera/domain'
import { WriteError, type WritePatch } from '@bandiera/live'
import { setTimeout as wait } from 'node:timers/promises'
import { type Page, versionOf } from './page.ts'

/** A running portal, and the way past it to what it has stored. */
export interface Site {
  /** Port that all clients connect through. */
  port: number
  sessions: Sessions
  truth: () => Promise<Truth>
  /** The records alone. */
  records: () => Promise<Truth['records']>
  /** Ends the portal; what it stored can still be read. */
  stop: () => Promise<unknown>
}

export interface Disturbance {
  /** Messages arrive as they are until it is on. */
  on: boolean
  /** Received messages. */
  messages: number
}

/** A portal behind a line that can be broken, and the pages of its people. */
export interface Stage extends Pick<Site, 'sessions' | 'truth' | 'records'> {
  random: Random
  history: History
  proxy: Proxy
  pages: Page[]
  disturbance: Disturbance
  /** Begins the everyday writes of all accounts. */
  work: (kinds?: 'everyday' | 'rights') => Work
  /** Waits until every page holds what the oracle says; what still differs after the patience is a violation. */
  settle: (patience?: number) => Promise<string[]>
}

export interface Work {
  /** Ends when every pending write has an outcome. */
  stop: () => Promise<void>
}

/** Milliseconds between two writes of one person. */
const PACE = 40

type Role = 'admin' | 'editore' | 'gestore' | 'professionista'
const roleOf = ({ name }: Page): Role => name.replace(/\d*#.*/, '') as Role

/** Each account writes what its role may write; refusals are recorded too. */
export function startWork(stage: Stage, kinds: 'everyday' | 'rights'): Work {
  let working = true
  const writers = stage.pages.slice(0, 16).map(async (page) => {
    while (working) {
      await write(stage, page, { kinds, marker: stage.history.nextMarker() })
      readAround(stage)
      await wait(PACE * (0.5 + stage.random.next()))
    }
  })
  return {
    async stop() {
      working = false
      await Promise.all(writers)
    },
  }
}

/** Notes what some pages show at this moment. */
export function readAround({ pages, history, random }: Stage): void {
  const page = random.one(pages)
  for (const coll of ['aziende', 'bandi', 'pratiche'] as const) {
    const id = random.pick(page.live.ids(coll))
    const versione = id && versionOf(page, coll, id)
    if (id && versione) history.read({ client: page.name, coll, id, versione })
  }
}

interface Job {
  kinds: 'everyday' | 'rights'
  marker: string
}

async function write(stage: Stage, page: Page, { kinds, marker }: Job): Promise<void> {
  const role = roleOf(page)
  const rights = kinds === 'rights' ? 0.7 : 0.25
  if (role === 'admin')
    return stage.random.chance(rights) ? permissions(stage, page, marker) : rename(stage, page, marker)
  if (role === 'editore') return publish(stage, page, marker)
  if (role === 'gestore' && stage.random.chance(0.4)) return caseFile(stage, page, marker)
  return rename(stage, page, marker)
}

const idOf = ({ sessions }: Stage, account: Account): string => sessions[account].uid
const team = (stage: Stage): [string, string] => [idOf(stage, 'gestore'), idOf(stage, 'gestore2')]

/** The companies that all accounts work on: few, so that their writes meet. */
const companyOf = ({ random }: Stage, { live }: Page): string | undefined => random.pick(live.ids('aziende').slice(-12))

async function rename(stage: Stage, page: Page, marker: string): Promise<void> {
  const id = companyOf(stage, page)
  if (!id) return
  const seen = stage.random.chance(0.4) ? versionOf(page, 'aziende', id) : undefined
  await update(stage, page, { coll: 'aziende', id, field: 'ragioneSociale', marker, seen })
}

/** What moves records from one person's sight to another's. */
async function permissions(stage: Stage, page: Page, marker: string): Promise<void> {
  const { random } = stage
  const id = companyOf(stage, page)
  if (random.chance(0.15)) {
    const who = idOf(stage, random.chance(0.5) ? 'professionista3' : 'professionista4')
    const also = { role: { professionista: { by: random.pick(team(stage)) } } }
    return update(stage, page, { coll: 'usr', id: who, field: 'name', marker, also })
  }
  if (!id) return
  const also = { gestoreId: random.pick(team(stage)) }
  return update(stage, page, { coll: 'aziende', id, field: 'ragioneSociale', marker, also })
}

async function publish(stage: Stage, page: Page, marker: string): Promise<void> {
  const id = stage.random.pick(page.live.ids('bandi').slice(-8))
  if (!id) return
  const also = { 'data.gestori': team(stage).filter(() => stage.random.chance(0.5)) }
  await update(stage, page, { coll: 'bandi', id, field: 'data.titolo', marker, also })
}

/** A case file is opened, shared with the other team and no longer, or thrown away. */
async function caseFile(stage: Stage, page: Page, marker: string): Promise<void> {
  const { random } = stage
  const own = page.live.ids('pratiche').filter((id) => page.live.get('pratiche', id)?.titolo.startsWith('w'))
  const extra = `${random.one(['gestore', 'gestore2', 'professionista', 'professionista4'])}@demo.test`
  const id = random.pick(own)
  if (!id || (own.length < 12 && random.chance(0.4))) {
    const azienda = companyOf(stage, page)
    if (!azienda) return
    const doc = { _id: newPraticaId(azienda), tipo: 'bando', titolo: marker, stato: 'bozza' } as const
    const shared = random.chance(0.5) ? { ...doc, extra } : doc
    return attempt(
      stage,
      page,
      { coll: 'pratiche', id: doc._id, op: 'insert', marker: { field: 'titolo', value: marker } },
      () => page.live.writes.insert('pratiche', shared),
    )
  }
  if (random.chance(0.2))
    return attempt(stage, page, { coll: 'pratiche', id, op: 'delete' }, () => page.live.writes.remove('pratiche', id))
  if (random.chance(0.5)) return update(stage, page, { coll: 'pratiche', id, field: 'titolo', marker, also: { extra } })
  return update(stage, page, { coll: 'pratiche', id, field: 'titolo', marker, gone: ['extra'] })
}

interface Update {
  coll: CollectionName
  id: string
  field: string
  marker: string
  also?: Record<string, unknown>
  gone?: string[]
  seen?: number | undefined
}

function update(stage: Stage, page: Page, { coll, id, field, marker, also, gone, seen }: Update): Promise<void> {
  const patch: WritePatch = {
    set: { ...also, [field]: marker },
    ...(gone && { unset: gone }),
    ...(seen !== undefined && { where: { versione: seen } }),
  }
  const record = {
    coll,
    id,
    op: 'update',
    marker: { field, value: marker },
    ...(seen !== undefined && { seen }),
  } as const
  return attempt(stage, page, record, () => page.live.writes.update(coll, id, patch))
}

/** Milliseconds after which a write without an answer counts as unknown. */
const PATIENCE = 25_000

/** Writes, and writes down what became of it. */
async function attempt(
  { history }: Stage,
  page: Page,
  what: Omit<WriteRecord, 'client' | 'outcome'>,
  run: () => Promise<unknown>,
): Promise<void> {
  const record: WriteRecord = { ...what, client: page.name, outcome: 'open', asked: performance.now() }
  history.writes.push(record)
  const late = wait(PATIENCE, 'late', { ref: false })
  const done = run().then(
    (answer) => {
      record.outcome = 'ok'
      const seq = (answer as { a?: unknown } | null)?.a
      if (typeof seq === 'number') record.seq = seq
    },
    (failure: unknown) => void (record.outcome = outcomeOf(failure)),
  )
  await Promise.race([done, late])
  if (record.outcome === 'ok' || record.outcome === 'fail') record.answered = performance.now()
  if (record.outcome === 'open') record.outcome = 'info'
}

/** Refused by the server, or unknown because no answer arrived. */
const outcomeOf = (failure: unknown): 'fail' | 'info' =>
  failure instanceof WriteError && failure.code !== 'NETWORK' ? 'fail' : 'info'
