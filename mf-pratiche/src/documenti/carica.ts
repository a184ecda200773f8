import { estensioneDi, faultOfFile, newId, TIPI_DOCUMENTO, type LimitiFile } from '@bandiera/domain'
import type { Portal } from '@bandiera/platform'
import type { UploadJob } from '@bandiera/ui/import'

/** What a new document belongs to and is. */
export interface NuovoDocumento {
  aziendaId: string
  praticaId?: string | undefined
  bandoId?: string | undefined
  tipo?: string | undefined
  /** Name of the document; the file's own when absent. */
  nome?: string | undefined
}

export interface Caricamento extends NuovoDocumento {
  file: File
  /** The document that gets a new version; a new one is made when absent. */
  docId?: string | undefined
  limiti: LimitiFile
  upload: Portal['upload']
  onDone: (docId: string) => void
}

/** One file on its way into a document. Sending it again after a failure writes the same document, never a second one. */
export function jobOf({ file, docId, limiti, upload, onDone, ...nuovo }: Caricamento): UploadJob {
  const id = docId ?? newId()
  const query = new URLSearchParams({ file: file.name, ...(docId ? {} : fieldsOf(file, nuovo)) })
  const path = `/api/documenti/${id}/file?${query.toString()}`
  return {
    file,
    fault: faultOfFile(file, limiti),
    send: (how) => upload(path, file, { method: 'PUT', ...how }),
    onDone: () => onDone(id),
  }
}

function fieldsOf(file: File, { aziendaId, praticaId, bandoId, tipo, nome }: NuovoDocumento): Record<string, string> {
  const guess = tipo ?? tipoOf(file.name)
  return {
    clienteId: aziendaId,
    nome: nome ?? titleOf(file.name),
    ...(guess && { tipo: guess }),
    ...(praticaId && { praticaId }),
    ...(bandoId && { bandoId }),
  }
}

/** `Visura_camerale 2026.pdf` -> `Visura camerale 2026`. */
export function titleOf(name: string): string {
  const estensione = estensioneDi(name)
  const bare = estensione ? name.slice(0, -estensione.length - 1) : name
  return bare.replaceAll('_', ' ').replace(/\s+/g, ' ').trim().slice(0, 200) || name
}

const WORDS: Partial<Record<keyof typeof TIPI_DOCUMENTO, RegExp>> = {
  visura: /visura/,
  bilancio: /bilanci|nota integrativa/,
  durc: /durc/,
  identita: /ident|passaporto|patente/,
  statuto: /statuto|costitutivo/,
  preventivo: /preventiv/,
  fattura: /fattur/,
  business_plan: /business|piano/,
  polizza: /polizz/,
  contratto: /contratt/,
  domanda: /domanda|istanza/,
  ricevuta: /ricevut|protocoll/,
  dichiarazione: /dichiaraz/,
}

/** What a file's name says of its kind; nothing when it says nothing. */
export function tipoOf(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll('_', ' ')
  return Object.entries(WORDS).find(([, word]) => word.test(plain))?.[0]
}
