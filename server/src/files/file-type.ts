import { fileExtensionOf, isFileExtension, TIPI_FILE, type FileExtension } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import { imageExtension, startsWith } from './check-image.ts'

const isZip = (head: Buffer): boolean => startsWith(head, '504b0304') || startsWith(head, '504b0506')
const isOle = (head: Buffer): boolean => startsWith(head, 'd0cf11e0a1b11ae1')
const isImage =
  (kind: string) =>
  (head: Buffer): boolean =>
    imageExtension(head) === kind
/** Readable text: no byte that only programs and pictures have. UTF-16 begins with its mark. */
const isText = (head: Buffer): boolean =>
  startsWith(head, 'fffe') || startsWith(head, 'feff') || !head.some((byte) => byte < 9 || (byte > 13 && byte < 27))
const textOf = (head: Buffer): string =>
  head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
const isXml = (head: Buffer): boolean => isText(head) && textOf(head).startsWith('<') && !isPage(textOf(head))
/** A page that runs in a browser is no document, whatever its name says. */
const isPage = (text: string): boolean => /^<(?:!doctype html|html|script|svg)\b/i.test(text)

/** Whether the first bytes of a file are those of its kind. */
const SIGNATURES: Record<FileExtension, (head: Buffer) => boolean> = {
  pdf: (head) => head.subarray(0, 1024).includes('%PDF-'),
  png: isImage('png'),
  jpg: isImage('jpg'),
  jpeg: isImage('jpg'),
  webp: isImage('webp'),
  gif: isImage('gif'),
  txt: isText,
  csv: isText,
  doc: isOle,
  docx: isZip,
  xls: isOle,
  xlsx: isZip,
  odt: isZip,
  ods: isZip,
  zip: isZip,
  xml: isXml,
  // a signature in DER, or the same as text
  p7m: (head) =>
    /^30(?:80|8[1-4])/.test(head.subarray(0, 2).toString('hex')) || /^(?:MI[A-Z]|-----BEGIN)/.test(textOf(head)),
  eml: (head) => isText(head) && /^[a-z][a-z-]*:/i.test(textOf(head)),
}

/** Kind of a file by its name; `FILE_TYPE` for one that no document may have. */
export function kindOf(nome: string): FileExtension {
  const estensione = fileExtensionOf(nome)
  if (isFileExtension(estensione)) return estensione
  throw new PortalError('FILE_TYPE', estensione || 'sconosciuto', Object.keys(TIPI_FILE).join(', '))
}

/** Media type of a file of this name with these first bytes; `FILE_CONTENT` when they do not go together. */
export function mimeOf(nome: string, head: Buffer): string {
  const kind = kindOf(nome)
  if (!SIGNATURES[kind](head)) throw new PortalError('FILE_CONTENT', kind)
  return TIPI_FILE[kind]
}
