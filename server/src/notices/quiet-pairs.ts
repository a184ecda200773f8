import { aziendaIdOfPratica, isPraticaAperta, scartatiDi, type Azienda } from '@bandiera/domain'
import type { Reader } from '../store/port.ts'

/** Whether nobody needs to hear of a company and this grant: work on it goes on, or the company does not want it. */
export async function quietFor(reader: Pick<Reader, 'scan'>, bandoId: string): Promise<(azienda: Azienda) => boolean> {
  const applying = new Set<string>()
  for await (const { doc } of reader.scan('pratiche', { anyOf: [{ path: 'bandoId', values: [bandoId] }] })) {
    if (isPraticaAperta(doc.stato)) applying.add(aziendaIdOfPratica(doc._id))
  }
  return (azienda) => applying.has(azienda._id) || scartatiDi(azienda).has(bandoId)
}
