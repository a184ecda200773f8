import { createUploads, type Uploads } from '@bandiera/ui/import'
import type { NuovoDocumento } from './carica.ts'

const queues = new Map<string, Uploads>()

/** Files on their way to one company or case file. They outlive the page: what failed is still there when one comes back. */
export function uploadsFor(scope: string): Uploads {
  let queue = queues.get(scope)
  if (!queue) queues.set(scope, (queue = createUploads()))
  return queue
}

/** The files of one document, new or there already: a button, and the line that it stands on, show the same ones. */
export const uploadsOfOne = ({ praticaId, aziendaId, nome }: NuovoDocumento, docId: string | undefined): Uploads =>
  uploadsFor(['uno', docId, praticaId, aziendaId, nome].join(' '))
