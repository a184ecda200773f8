import { ComuniVariatiSchema, type ComuniVariati } from '@bandiera/domain'
import type { Portal } from './portal.tsx'

/** Asks the server for the table; `undefined` where none was imported. */
export async function readComuniVariati(request: Portal['request']): Promise<ComuniVariati | undefined> {
  const answer = await request('/api/riferimenti/variazioni')
  const table = ComuniVariatiSchema.parse(await answer.json())
  return Object.keys(table).length > 0 ? table : undefined
}
