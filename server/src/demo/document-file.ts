import { type Azienda, type Documento, type FileExtension, formatDate, MEDIA_TYPES } from '@bandiera/domain'
import { createHash } from 'node:crypto'

/** A small invented file of the kind that a document usually is; the same content has the same name. */
export function documentFile(doc: Documento, azienda: Azienda): NonNullable<Documento['file']> & { bytes: Buffer } {
  const extension = OTHER_KINDS[doc.tipo ?? ''] ?? 'pdf'
  const bytes = bytesOf(extension, doc, azienda)
  const chiave = createHash('sha256').update(bytes).digest('hex')
  return { bytes, chiave, mime: MEDIA_TYPES[extension], byte: bytes.length, sha256: chiave }
}

const OTHER_KINDS: Record<string, FileExtension> = { preventivo: 'csv', business_plan: 'txt' }

function bytesOf(extension: FileExtension, doc: Documento, azienda: Azienda): Buffer {
  const lines = [
    azienda.ragioneSociale,
    azienda.partitaIva ? `Partita IVA ${azienda.partitaIva}` : 'Partita IVA non indicata',
    `Documento del ${formatDate(doc.caricatoIl)}`,
    ...(doc.scadenza ? [`Valido fino al ${formatDate(doc.scadenza)}`] : []),
    'Esempio inventato: non ha alcun valore.',
  ]
  if (extension === 'pdf') return makePdf(doc.nome.split(' - ')[0] ?? doc.nome, lines)
  if (extension === 'txt') return Buffer.from(`${doc.nome}\n\n${lines.join('\n')}\n`)
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

/** One A4 page as PDF, with a title and lines of text. */
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

/** Objects in order, then the table of their positions. */
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

/** Text inside brackets, without signs that the fonts lack. */
const escaped = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/–/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
    .replace(/[\\()]/g, '\\$&')
