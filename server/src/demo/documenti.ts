import { aziendaIdOfPratica, type Azienda, type Documento, type Pratica } from '@bandiera/domain'
import { chiaveOf, makeContenuto } from './contents.ts'
import { daysAgo, idOn, inDays, type World } from './world.ts'

const TIPI: readonly (readonly [tipo: string, nome: string, scade: boolean])[] = [
  ['visura', 'Visura camerale', true],
  ['bilancio', 'Bilancio depositato', false],
  ['durc', 'DURC', true],
  ['identita', 'Carta d’identità del legale rappresentante', true],
  ['preventivo', 'Preventivo di spesa', false],
  ['business_plan', 'Piano d’impresa', false],
  ['polizza', 'Polizza rischi catastrofali', true],
  ['contratto', 'Contratto di consulenza', false],
]

export interface DemoDocumenti {
  docs: Documento[]
  /** What is in their files, by the name under which it is kept. */
  contenuti: Map<string, Buffer>
}

/** Documents with their small files: half belong to a case file, half to the company alone. */
export function makeDocumenti(world: World, aziende: Azienda[], pratiche: Pratica[], count: number): DemoDocumenti {
  const contenuti = new Map<string, Buffer>()
  const byId = new Map(aziende.map((azienda) => [azienda._id, azienda]))
  const docs = Array.from({ length: count }, () => {
    const pratica = world.random.chance(0.5) && pratiche.length > 0 ? world.random.pick(pratiche) : undefined
    const azienda = pratica ? byId.get(aziendaIdOfPratica(pratica._id))! : world.random.pick(aziende)
    const doc = makeDocumento(world, azienda, pratica)
    const { bytes, mime } = makeContenuto(doc, azienda)
    const chiave = chiaveOf(bytes)
    contenuti.set(chiave, bytes)
    return { ...doc, file: { chiave, mime, byte: bytes.length, sha256: chiave } }
  })
  return { docs, contenuti }
}

function makeDocumento(world: World, azienda: Azienda, pratica: Pratica | undefined): Documento {
  const [tipo, nome, scade] = world.random.pick(TIPI)
  const caricatoIl = daysAgo(world, 1, 200)
  const scadenza = scade ? inDays(world, -30, 300) : undefined
  return {
    _id: idOn(world, caricatoIl),
    clienteId: azienda._id,
    ...(pratica ? { praticaId: pratica._id, ...(pratica.bandoId ? { bandoId: pratica.bandoId } : {}) } : {}),
    tipo,
    nome: `${nome} - ${azienda.ragioneSociale}`,
    caricatoDa: azienda.professionisti[0] ?? azienda.gestoreId,
    caricatoIl: `${caricatoIl}T10:00:00.000Z`,
    ...(scadenza ? { scadenza } : {}),
    stato: scadenza && scadenza < world.oggi ? 'scaduto' : 'approvato',
    pubblico: false,
  }
}
