import {
  fileExtensionOf,
  faultOfFile,
  FILE_LIMIT,
  type FileLimits,
  newId,
  documentoKindLabels,
  MEDIA_TYPES,
} from '@bandiera/domain'
import { type Portal, usePortal } from '@bandiera/platform'
import { createUploads, type UploadJob, type Uploads } from '@bandiera/ui/import'
import { useCallback, useEffect, useState } from 'react'

export interface NewDocumento {
  aziendaId: string
  praticaId?: string | undefined
  bandoId?: string | undefined
  tipo?: string | undefined
  /** Name of the document; the file's own when absent. */
  nome?: string | undefined
}

interface Upload extends NewDocumento {
  file: File
  /** The document that gets a new version; a new one is made when absent. */
  docId?: string | undefined
  onDone?: ((docId: string) => void) | undefined
}

/** The upload of one file. A retry after a failure writes the same document, never a second one. */
function jobOf(what: Upload, limits: FileLimits, upload: Portal['upload']): UploadJob {
  const { file, docId, onDone, ...nuovo } = what
  const id = docId ?? newId()
  const query = new URLSearchParams({ file: file.name, ...(docId ? {} : fieldsOf(file, nuovo)) })
  const path = `/api/documenti/${id}/file?${query.toString()}`
  return {
    file,
    fault: faultOfFile(file, limits),
    send: (how) => upload(path, file, { method: 'PUT', ...how }),
    onDone: () => onDone?.(id),
  }
}

function fieldsOf(file: File, { aziendaId, praticaId, bandoId, tipo, nome }: NewDocumento): Record<string, string> {
  const guess = tipo ?? kindOf(file.name)
  return {
    clienteId: aziendaId,
    nome: nome ?? titleOf(file.name),
    ...(guess && { tipo: guess }),
    ...(praticaId && { praticaId }),
    ...(bandoId && { bandoId }),
  }
}

/** `Visura_camerale 2026.pdf` -> `Visura camerale 2026`. */
function titleOf(name: string): string {
  const estensione = fileExtensionOf(name)
  const bare = estensione ? name.slice(0, -estensione.length - 1) : name
  return bare.replaceAll('_', ' ').replace(/\s+/g, ' ').trim().slice(0, 200) || name
}

const WORDS: Partial<Record<keyof typeof documentoKindLabels, RegExp>> = {
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

function kindOf(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll('_', ' ')
  return Object.entries(WORDS).find(([, word]) => word.test(plain))?.[0]
}

const queues = new Map<string, Uploads>()

/** Uploads of one company or case file. They outlive the page: failed uploads are still there when the user returns. */
export function uploadsFor(scope: string): Uploads {
  let queue = queues.get(scope)
  if (!queue) queues.set(scope, (queue = createUploads()))
  return queue
}

/** Uploads of one document, new or existing: its button and its line share them. */
export const uploadsOfOne = ({ praticaId, aziendaId, nome }: NewDocumento, docId: string | undefined): Uploads =>
  uploadsFor(['uno', docId, praticaId, aziendaId, nome].join(' '))

export function useUpload(uploads: Uploads) {
  const { upload } = usePortal()
  const limits = useLimits()
  const start = useCallback((what: Upload) => uploads.add(jobOf(what, limits, upload)), [uploads, upload, limits])
  return { start, limits }
}

const USUAL: FileLimits = { byte: FILE_LIMIT, estensioni: Object.keys(MEDIA_TYPES) }
let known: FileLimits | undefined
/** One request for all rows of a list. */
let asking: Promise<FileLimits> | undefined

/** Upload limits of the server, asked for once per page; the defaults until the answer. */
function useLimits(): FileLimits {
  const { request } = usePortal()
  const [limits, setLimits] = useState(known ?? USUAL)
  useEffect(() => {
    if (known) return
    let current = true
    // without an answer the server still refuses too large files, with a reason
    asking ??= ask(request)
    asking.then(
      (answer) => {
        known = answer
        if (current) setLimits(answer)
      },
      () => (asking = undefined),
    )
    return () => {
      current = false
    }
  }, [request])
  return limits
}

const ask = async (request: Portal['request']): Promise<FileLimits> =>
  (await (await request('/api/documenti/limiti')).json()) as FileLimits
