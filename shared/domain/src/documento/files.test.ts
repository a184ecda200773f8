import { fileExtensionOf, faultOfFile, formatBytes, isSafeToShow, documentoFileName } from './files.ts'

const limits = { byte: 25 * 1024 * 1024, estensioni: ['pdf', 'p7m'] }

it.each([
  ['Bilancio 2025.PDF', 'pdf'],
  ['contratto.pdf.p7m', 'p7m'],
  ['senza', ''],
  ['punto.', ''],
  ['a.b c', ''],
])('the extension of %s is "%s"', (nome, estensione) => {
  expect(fileExtensionOf(nome)).toBe(estensione)
})

it.each([
  ['a.pdf', 10, null],
  ['a.pdf', 0, 'Il file è vuoto: scegline un altro.'],
  ['a.pdf', limits.byte + 1, 'Il file supera 25\u00A0MB: scegline uno più piccolo.'],
  ['a.exe', 10, 'I file di tipo exe non si possono caricare. Si può: pdf, p7m.'],
  ['a', 10, 'I file di tipo sconosciuto non si possono caricare. Si può: pdf, p7m.'],
])('of %s with %d bytes says %s', (name, size, fault) => {
  expect(faultOfFile({ name, size }, limits)).toBe(fault)
})

it.each([
  ['Visura 2026', 'application/pdf', 'Visura 2026.pdf'],
  ['Visura.PDF', 'application/pdf', 'Visura.PDF'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['contratto.pdf', 'application/pkcs7-mime', 'contratto.pdf.p7m'],
  ['Srl n. 3', 'text/plain', 'Srl n. 3.txt'],
])('saves %s of %s as %s', (nome, mime, saved) => {
  expect(documentoFileName(nome, mime)).toBe(saved)
})

it.each([
  [0, '0 byte'],
  [1023, '1023 byte'],
  [1536, '1,5\u00A0kB'],
  [20_480, '20\u00A0kB'],
  [26_214_400, '25\u00A0MB'],
  [2_621_440, '2,5\u00A0MB'],
])('writes %d bytes as %s', (byte, text) => {
  expect(formatBytes(byte)).toBe(text)
})

it('shows nothing that could run', () => {
  const kinds = ['application/pdf', 'image/png', 'text/plain', 'application/xml', 'image/svg+xml', 'text/html']
  expect(kinds.filter(isSafeToShow)).toEqual(['application/pdf', 'image/png', 'text/plain'])
})
