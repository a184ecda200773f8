import { dayInRome } from '@bandiera/domain'
import type { Documents } from '../records/documents.ts'
import type { TenantFiles } from '../files/tenant-files.ts'
import { PASSWORDS } from '../accounts/users.ts'
import { makeAbsentPeople, makePeople } from './people.ts'
import { makeAziende } from './aziende.ts'
import { makeBandi } from './bandi.ts'
import { demoSecret } from './demo-password.ts'
import { makeDocumenti } from './documenti.ts'
import { makeSettings } from './settings.ts'
import { makeIstituti } from './istituti.ts'
import { makePratiche } from './pratiche.ts'
import { createRandom, type World } from './random.ts'

/** Numbers of demo records of one tenant. */
export interface DemoSize {
  aziende: number
  bandi: number
  pratiche: number
  docs: number
}

export interface DemoOptions {
  tenantId: string
  /** Stored text of the one demo password, and what tells it from another. */
  passwordHash: string
  mark: string
  size?: Partial<DemoSize>
  /** Where the files of the documents go; without it there are only their records. */
  files?: TenantFiles
  /** Day the dates are centred on, `YYYY-MM-DD`; today when not given. */
  oggi?: string
}

const SIZE: DemoSize = { aziende: 300, bandi: 60, pratiche: 120, docs: 150 }

/** Fills a new tenant with invented data, in one transaction: the same for the same tenant, day and size. */
export async function seedDemo(documents: Documents, options: DemoOptions): Promise<void> {
  const { tenantId, passwordHash, mark, files, oggi = dayInRome() } = options
  const size = { ...SIZE, ...options.size }
  const base = { random: createRandom(tenantId), oggi }
  const world: World = { ...base, people: makePeople(base) }
  const aziende = makeAziende(world, size.aziende)
  const bandi = makeBandi(world, size.bandi)
  const { sospesi, invitati } = makeAbsentPeople(tenantId, world)
  const istituti = makeIstituti(world)
  // may add the aids they were granted to their companies: before these are stored
  const pratiche = makePratiche(world, aziende, bandi, size.pratiche)
  const { docs, contenuti } = makeDocumenti(world, aziende, pratiche, size.docs)
  for (const [chiave, bytes] of contenuti) await files?.put('documenti', chiave, bytes)
  await documents.transact(null, async (w) => {
    await w.insert('settings', makeSettings(tenantId, world.people.teams[1]?.gestore._id))
    await w.setSecret(...demoSecret(mark))
    for (const usr of invitati) await w.insert('usr', usr)
    for (const usr of [...world.people.all, ...sospesi]) {
      await w.insert('usr', usr)
      await w.setSecret(PASSWORDS, usr._id, passwordHash)
    }
    for (const azienda of aziende) await w.insert('aziende', azienda)
    for (const bando of bandi) await w.insert('bandi', bando)
    for (const istituto of istituti) await w.insert('istituti', istituto)
    for (const pratica of pratiche) await w.insert('pratiche', pratica)
    for (const doc of docs) await w.insert('docs', doc)
  })
}
