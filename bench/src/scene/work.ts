import { newPraticaId, type CollectionName } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { setTimeout as wait } from 'node:timers/promises'
import { attempt } from './attempt.ts'
import { versionOf, type Page } from './page.ts'
import type { Account } from './prepared.ts'
import type { Scene } from './scene.ts'

export interface Work {
  /** Ends when every write that is on its way has come to something. */
  stop: () => Promise<void>
}

/** Milliseconds between two writes of one person. */
const PACE = 40

type Role = 'admin' | 'editore' | 'gestore' | 'professionista'
const roleOf = ({ name }: Page): Role => name.replace(/\d*#.*/, '') as Role

/** Everybody writes what their role may write; what they are refused is written down too. */
export function startWork(scene: Scene, kinds: 'everyday' | 'rights'): Work {
  let working = true
  const writers = scene.pages.slice(0, 16).map(async (page) => {
    while (working) {
      await write(scene, page, { kinds, marker: scene.history.nextMarker() })
      readAround(scene)
      await wait(PACE * (0.5 + scene.random.next()))
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
export function readAround({ pages, history, random }: Scene): void {
  const page = random.pick(pages)!
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

async function write(scene: Scene, page: Page, { kinds, marker }: Job): Promise<void> {
  const role = roleOf(page)
  const rights = kinds === 'rights' ? 0.7 : 0.25
  if (role === 'admin')
    return scene.random.chance(rights) ? permissions(scene, page, marker) : rename(scene, page, marker)
  if (role === 'editore') return publish(scene, page, marker)
  if (role === 'gestore' && scene.random.chance(0.4)) return caseFile(scene, page, marker)
  return rename(scene, page, marker)
}

const idOf = ({ sessions }: Scene, account: Account): string => sessions[account].uid
const team = (scene: Scene): [string, string] => [idOf(scene, 'gestore'), idOf(scene, 'gestore2')]

/** The companies that everybody works on: few, so that people meet. */
const companyOf = ({ random }: Scene, { live }: Page): string | undefined => random.pick(live.ids('aziende').slice(-12))

async function rename(scene: Scene, page: Page, marker: string): Promise<void> {
  const id = companyOf(scene, page)
  if (!id) return
  const seen = scene.random.chance(0.4) ? versionOf(page, 'aziende', id) : undefined
  await update(scene, page, { coll: 'aziende', id, field: 'ragioneSociale', marker, seen })
}

/** What moves records from one person's sight to another's. */
async function permissions(scene: Scene, page: Page, marker: string): Promise<void> {
  const { random } = scene
  const id = companyOf(scene, page)
  if (random.chance(0.15)) {
    const who = idOf(scene, random.chance(0.5) ? 'professionista3' : 'professionista4')
    const also = { role: { professionista: { by: random.pick(team(scene)) } } }
    return update(scene, page, { coll: 'usr', id: who, field: 'name', marker, also })
  }
  if (!id) return
  const also = { gestoreId: random.pick(team(scene)) }
  return update(scene, page, { coll: 'aziende', id, field: 'ragioneSociale', marker, also })
}

async function publish(scene: Scene, page: Page, marker: string): Promise<void> {
  const id = scene.random.pick(page.live.ids('bandi').slice(-8))
  if (!id) return
  const also = { 'data.gestori': team(scene).filter(() => scene.random.chance(0.5)) }
  await update(scene, page, { coll: 'bandi', id, field: 'data.titolo', marker, also })
}

/** A case file is opened, shared with the other team and no longer, or thrown away. */
async function caseFile(scene: Scene, page: Page, marker: string): Promise<void> {
  const { random } = scene
  const own = page.live.ids('pratiche').filter((id) => page.live.get('pratiche', id)?.titolo.startsWith('w'))
  const extra = `${random.pick(['gestore', 'gestore2', 'professionista', 'professionista4'])!}@demo.test`
  const id = random.pick(own)
  if (!id || (own.length < 12 && random.chance(0.4))) {
    const azienda = companyOf(scene, page)
    if (!azienda) return
    const doc = { _id: newPraticaId(azienda), tipo: 'bando', titolo: marker, stato: 'bozza' } as const
    const shared = random.chance(0.5) ? { ...doc, extra } : doc
    return attempt(
      scene,
      page,
      { coll: 'pratiche', id: doc._id, op: 'insert', marker: { field: 'titolo', value: marker } },
      () => page.live.writes.insert('pratiche', shared),
    )
  }
  if (random.chance(0.2))
    return attempt(scene, page, { coll: 'pratiche', id, op: 'delete' }, () => page.live.writes.remove('pratiche', id))
  if (random.chance(0.5)) return update(scene, page, { coll: 'pratiche', id, field: 'titolo', marker, also: { extra } })
  return update(scene, page, { coll: 'pratiche', id, field: 'titolo', marker, gone: ['extra'] })
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

function update(scene: Scene, page: Page, { coll, id, field, marker, also, gone, seen }: Update): Promise<void> {
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
  return attempt(scene, page, record, () => page.live.writes.update(coll, id, patch))
}
