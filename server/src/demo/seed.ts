import {
  aziendaIdOfPratica,
  dayInRome,
  grantedAiuto,
  savedIncrocio,
  timestampOfId,
  withGrantedAiuto,
  type Azienda,
  type Bando,
  type Pratica,
} from '@bandiera/domain'
import { evaluate } from '@bandiera/matching'
import type { Documents } from '../records/documents.ts'
import type { TenantFiles } from '../files/tenant-files.ts'
import { PASSWORDS } from '../accounts/users.ts'
import { demoSecret } from './demo-password.ts'
import { documentFile } from './document-file.ts'
import { type DemoRecords, readDemo } from './read-demo.ts'

export interface DemoSize {
  aziende: number
  bandi: number
  pratiche: number
  docs: number
}

interface DemoOptions {
  tenantId: string
  /** Stored text of the demo password, and what tells it from another. */
  passwordHash: string
  mark: string
  /** At most so many records, and none of a company or grant that is left out. */
  size?: Partial<DemoSize>
  /** Without it documents have no files. */
  files?: TenantFiles
  /** Day the dates are counted from; today by default. */
  oggi?: string
}

/** Fills a new tenant with `server/data/demo` in one transaction: the same for the same tenant, day and size. */
export async function seedDemo(documents: Documents, options: DemoOptions): Promise<void> {
  const { tenantId, passwordHash, mark, files, oggi = dayInRome() } = options
  const demo = firstOf(readDemo(tenantId, oggi), options.size ?? {})
  const aziende = new Map(demo.aziende.map((azienda) => [azienda._id, azienda]))
  const bandi = new Map(demo.bandi.map((bando) => [bando._id, bando]))
  for (const pratica of demo.pratiche) addConsequences(pratica, aziende, bandi)
  for (const doc of demo.docs) {
    const { bytes, ...file } = documentFile(doc, aziende.get(doc.clienteId)!)
    doc.file = file
    await files?.put('documenti', file.chiave, bytes)
  }
  await documents.transact(null, async (w) => {
    await w.insert('settings', demo.settings)
    await w.setSecret(...demoSecret(mark))
    for (const usr of demo.usr) {
      await w.insert('usr', usr)
      if (!usr.invito) await w.setSecret(PASSWORDS, usr._id, passwordHash)
    }
    for (const azienda of demo.aziende) await w.insert('aziende', azienda)
    for (const bando of demo.bandi) await w.insert('bandi', bando)
    for (const istituto of demo.istituti) await w.insert('istituti', istituto)
    for (const pratica of demo.pratiche) await w.insert('pratiche', pratica)
    for (const doc of demo.docs) await w.insert('docs', doc)
  })
}

function firstOf(demo: DemoRecords, size: Partial<DemoSize>): DemoRecords {
  const aziende = demo.aziende.slice(0, size.aziende)
  const bandi = demo.bandi.slice(0, size.bandi)
  const ids = new Set<string | undefined>([...aziende, ...bandi].map(({ _id }) => _id)).add(undefined)
  const pratiche = demo.pratiche.filter(({ _id, bandoId }) => ids.has(aziendaIdOfPratica(_id)) && ids.has(bandoId))
  const kept = pratiche.slice(0, size.pratiche)
  for (const { _id } of kept) ids.add(_id)
  const docs = demo.docs.filter(({ clienteId, praticaId }) => ids.has(clienteId) && ids.has(praticaId))
  return { ...demo, aziende, bandi, pratiche: kept, docs: docs.slice(0, size.docs) }
}

/** What the portal writes: the verdict of the opening day of a case file, and its granted aid into the company. */
function addConsequences(
  pratica: Pratica,
  aziende: ReadonlyMap<string, Azienda>,
  bandi: ReadonlyMap<string, Bando>,
): void {
  const azienda = aziende.get(aziendaIdOfPratica(pratica._id))!
  const bando = bandi.get(pratica.bandoId ?? '')
  if (bando) {
    const day = dayInRome(timestampOfId(pratica._id.slice(0, 24))!)
    const verdict = evaluate(azienda, bando, { oggi: day })
    pratica.incrocio = savedIncrocio(verdict, new Date(`${day}T08:00:00.000Z`))
  }
  const aiuto = grantedAiuto(pratica)
  if (aiuto) azienda.aiuti = withGrantedAiuto(azienda.aiuti ?? [], pratica._id, aiuto)
}
