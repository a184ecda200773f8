export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  zip: 'application/zip',
  xml: 'application/xml',
  p7m: 'application/pkcs7-mime',
  eml: 'message/rfc822',
} as const
export type FileExtension = keyof typeof MEDIA_TYPES

export const FILE_LIMIT = 25 * 1024 * 1024

export interface FileLimits {
  byte: number
  estensioni: readonly string[]
}

/** `Bilancio 2025.PDF` -> `pdf`; empty without one. */
export const fileExtensionOf = (nome: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(nome.trim())?.[1]?.toLowerCase() ?? ''

export const isFileExtension = (text: string): text is FileExtension => Object.hasOwn(MEDIA_TYPES, text)

export function faultOfFile(
  { name, size }: { name: string; size: number },
  { byte, estensioni }: FileLimits,
): string | null {
  const estensione = fileExtensionOf(name)
  if (size === 0) return 'Il file è vuoto: scegline un altro.'
  if (size > byte) return `Il file supera ${formatBytes(byte)}: scegline uno più piccolo.`
  if (estensioni.includes(estensione)) return null
  return `I file di tipo ${estensione || 'sconosciuto'} non si possono caricare. Si può: ${estensioni.join(', ')}.`
}

/** The document's name, with the extension of its content. */
export function documentoFileName(nome: string, mime: string): string {
  const own = fileExtensionOf(nome)
  if (isFileExtension(own) && MEDIA_TYPES[own] === mime) return nome
  const [estensione] = Object.entries(MEDIA_TYPES).find(([, type]) => type === mime) ?? []
  return estensione ? `${nome}.${estensione}` : nome
}

/** Media types that a browser shows without running anything. */
const SAFE_TO_SHOW: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'text/plain',
  'text/csv',
]
export const isSafeToShow = (mime: string): boolean => SAFE_TO_SHOW.includes(mime)

/** `1536` -> `1,5 kB`: three significant figures at most, as people read sizes. */
export function formatBytes(byte: number): string {
  if (byte < 1024) return `${byte} byte`
  const power = Math.min(3, Math.floor(Math.log2(byte) / 10))
  const [value, unit] = [byte / 1024 ** power, ['', 'kB', 'MB', 'GB'][power]!]
  const digits = value < 10 && !Number.isInteger(value) ? 1 : 0
  return `${value.toFixed(digits).replace('.', ',')}\u00A0${unit}`
}
