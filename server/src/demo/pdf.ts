/** A page of A4 with a title and lines of text, as PDF: enough for a document that somebody opens to try. */
export function makePdf(title: string, lines: readonly string[]): Buffer {
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
