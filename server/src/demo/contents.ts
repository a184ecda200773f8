import { formatDate, TIPI_FILE, type Azienda, type Documento, type EstensioneFile } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import { makePdf } from './pdf.ts'

/** Kinds that are not a PDF. */
const ALTRI: Record<string, EstensioneFile> = { preventivo: 'csv', business_plan: 'txt' }

/** An invented file for a document: small, and of the kind that its document usually is. */
export function makeContenuto(doc: Documento, azienda: Azienda): { bytes: Buffer; mime: string } {
  const estensione = ALTRI[doc.tipo ?? ''] ?? 'pdf'
  return { bytes: bytesOf(estensione, doc, azienda), mime: TIPI_FILE[estensione] }
}

/** The same content always has the same name. */
export const chiaveOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

function bytesOf(estensione: EstensioneFile, doc: Documento, azienda: Azienda): Buffer {
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
