import type { Azienda, CollectionName, Collections } from '@bandiera/domain'
import { companyOf } from '@bandiera/policy'
import { PortalError } from '../errors.ts'
import { inSight, permit, type Guarded } from '../realm/guarded-write.ts'
import { worksFor } from './effects/aziende.ts'

/**
 * Brings a deleted record back whole, with the audience that it has today. Who could delete it may; the rules for new
 * records do not apply, as nothing here comes from a client.
 */
export async function restoreRecord<C extends CollectionName>(guard: Guarded<C>, doc: Collections[C]): Promise<void> {
  const { coll, writer } = guard
  const company = companyOf(coll, doc)
  if (company && !(await writer.get('aziende', company))) throw new PortalError('BIN_PARENT')
  await permit(guard, { coll, before: doc, after: null })
  const whole = coll === 'aziende' ? await withTeamOfToday(guard, doc as Azienda) : doc
  inSight(guard, await writer.restore(coll, whole as Collections[C]))
}

/** Somebody who left the gestore meanwhile does not come back to its companies. */
async function withTeamOfToday({ writer }: Guarded<CollectionName>, azienda: Azienda): Promise<Azienda> {
  const professionisti: string[] = []
  for (const id of azienda.professionisti) {
    if (await worksFor(writer, id, azienda.gestoreId)) professionisti.push(id)
  }
  return { ...azienda, professionisti }
}
