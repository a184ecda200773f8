import {
  type Azienda,
  aziendaIdOfPratica,
  type Documento,
  type FileExtension,
  formatDate,
  type Pratica,
  MEDIA_TYPES,
} from '@bandiera/domain'
import { createHash } from 'node:crypto'
import { daysAgo, idOn, inDays, type World } from './random.ts'

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

/** Kinds that are not a PDF. */
const ALTRI: Record<string, FileExtension> = { preventivo: 'csv', business_plan: 'txt' }

/** An invented file for a document: small, and of the kind that its document usually is. */
function makeContenuto(doc: Documento, azienda: Azienda): { bytes: Buffer; mime: string } {
  const estensione = ALTRI[doc.tipo ?? ''] ?? 'pdf'
  return { bytes: bytesOf(estensione, doc, azienda), mime: MEDIA_TYPES[estensione] }
}

/** The same content always has the same name. */
const chiaveOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

function bytesOf(estensione: FileExtension, doc: Documento, azienda: Azienda): Buffer {
  const lines = [
    azienda.ragioneSociale,
    azienda.partitaIva ? `Partita IVA ${azienda.partitaIva}` : 'Partita IVA non indicata',
    `Documento del ${formatDate(doc.caricatoIl)}`,
    ...(doc.scadenza ? [`Valido fino al ${formatDate(doc.scadenza)}`] : []),
    'Esempio inventato: non ha alcun valore.',
  ]
  if (estensione === 'pdf') return makePdf(doc.nome.split(' - ')[0] ?? doc.nome, lines)
  if (estensione === 'txt') return Buffer.from(`${doc.nome}\n\n${lines.join('\n')}\n`)
  const rows = [
    ['Voce', 'Importo'],
    ['Impianti e macchinari', '42.500,00'],
    ['Software', '8.900,00'],
    ['Nota', lines[0]!],
  ]
  return Buffer.from(
    `\ufeff${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n')}\r\n`,
  )
}

/** A page of A4 with a title and lines of text, as PDF: enough for a document that a person opens to try. */
function makePdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F2 18 Tf 56 770 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 11 Tf 56 ${732 - at * 20} Td (${escaped(line)}) Tj ET`),
  ].join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R /Lang (it) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ])
}

/** Objects one after the other, with the table of where each begins. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const starts: number[] = []
  for (const [at, object] of objects.entries()) {
    starts.push(file.length)
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}

/** Text inside brackets, in the one alphabet that the fonts have: what it lacks is left out. */
const escaped = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/–/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
    .replace(/[\\()]/g, '\\$&')
