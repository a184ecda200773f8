import { ComuniVariatiSchema, RaccordoAtecoSchema, type ChangedComuni, type RaccordoAteco } from '@bandiera/domain'
import type { Portal } from './portal.tsx'

type Request = Portal['request']

/** Asks the server for the table; `undefined` where none was imported. */
export async function readComuniVariati(request: Request): Promise<ChangedComuni | undefined> {
  const answer = await request('/api/riferimenti/variazioni')
  const table = ComuniVariatiSchema.parse(await answer.json())
  return Object.keys(table).length > 0 ? table : undefined
}

/** Asks the server for the table; `undefined` where there is none. */
export async function readRaccordoAteco(request: Request): Promise<RaccordoAteco | undefined> {
  const answer = await request('/api/riferimenti/raccordo-ateco')
  return RaccordoAtecoSchema.parse(await answer.json()) ?? undefined
}
