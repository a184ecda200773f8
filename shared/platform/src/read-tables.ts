import { ChangedComuniSchema, AtecoConversionSchema, type ChangedComuni, type AtecoConversion } from '@bandiera/domain'
import type { Portal } from './portal.tsx'

type Request = Portal['request']

export async function readChangedComuni(request: Request): Promise<ChangedComuni | undefined> {
  const answer = await request('/api/riferimenti/variazioni')
  const table = ChangedComuniSchema.parse(await answer.json())
  return Object.keys(table).length > 0 ? table : undefined
}

export async function readAtecoConversion(request: Request): Promise<AtecoConversion | undefined> {
  const answer = await request('/api/riferimenti/raccordo-ateco')
  return AtecoConversionSchema.parse(await answer.json()) ?? undefined
}
