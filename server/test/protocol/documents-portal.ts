import type { Documento } from '@bandiera/domain'
import * as path from 'node:path'
import { startPortal, type TestPortal } from './portal.ts'
import { bytesOf, headersOf, sendFile } from './send-file.ts'
import { aziende, fillWorld, people, type Person } from './world.ts'

export const OTHER = 'altro.localhost'
export const PEOPLE = Object.keys(people) as Person[]
const pathOf = (id: string, query = ''): string => `/api/documenti/${id}/file${query}`

/** The query that makes a document with its file. */
export const newDocument = (azienda = aziende.mia, more = ''): string =>
  `?file=visura.pdf&clienteId=${azienda._id}${more}`

/** The real server with the world in two tenants and small limits, and what tests of files do with it. */
export async function openFiles() {
  const tenants = ['localhost', OTHER]
  const portal: TestPortal = await startPortal({ fill: fillWorld, tenants, env: { BANDIERA_FILE_MB: '1' } })
  const tenant = () => portal.tenant('localhost')
  return {
    portal,
    tenant,
    folder: path.join(portal.dataDir, 'files', 'localhost'),
    stored: async (id: string) => (await tenant().store.get('docs', id))?.doc as Documento | undefined,
    kept: async () => (await tenant().files.list('documenti')).map(({ name }) => name),
    put: (id: string, bytes = bytesOf.pdf, as: Person | null = 'gestore', query = '?file=visura.pdf') =>
      sendFile(portal, pathOf(id, query), bytes, { as }),
    get: async (id: string, as: Person | null, query = '', { host = 'localhost', ...headers }: Headers = {}) =>
      portal.app.inject({ url: pathOf(id, query), headers: { ...(await headersOf(portal, as, host)), ...headers } }),
  }
}
type Headers = Partial<Record<string, string>>
export type Files = Awaited<ReturnType<typeof openFiles>>
