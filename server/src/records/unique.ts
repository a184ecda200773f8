import {
  aziendaIdOfPratica,
  isOpenPratica,
  type Azienda,
  type CollectionName,
  type Collections,
  type Pratica,
  type Usr,
  type Vista,
  isSameViewName,
  MOST_VISTE,
} from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Reader } from '../store/port.ts'

type Rule<T> = (reader: Reader, doc: T) => Promise<void>

/** What may exist only once, besides `_id`. */
const rules: { [C in CollectionName]?: Rule<Collections[C]> } = {
  // an invited person does not hold the address yet: a gestore must not learn from a refusal who else has an access
  usr: async (reader, usr: Usr) => {
    if (!usr.invito && (await isTaken(reader, usr))) throw new PortalError('RECORD_EXISTS', 'indirizzo e-mail')
  },
  // the same company may be a client of two managers
  aziende: async (reader, { _id, codiceFiscale, gestoreId }: Azienda) => {
    if (!codiceFiscale) return
    const anyOf = [
      { path: 'codiceFiscale', values: [codiceFiscale] },
      { path: 'gestoreId', values: [gestoreId] },
    ]
    for await (const { doc } of reader.scan('aziende', { anyOf })) {
      if (doc._id !== _id) throw new PortalError('RECORD_EXISTS', 'codice fiscale')
    }
  },
  pratiche: async (reader, pratica: Pratica) => {
    const { _id, bandoId, stato } = pratica
    if (!bandoId || !isOpenPratica(stato)) return
    const anyOf = [
      { path: 'bandoId', values: [bandoId] },
      { path: 'aziendaId', values: [aziendaIdOfPratica(_id)] },
    ]
    for await (const { doc } of reader.scan('pratiche', { anyOf })) {
      if (doc._id !== _id && isOpenPratica(doc.stato)) throw new PortalError('PRATICA_OPEN')
    }
  },
  // in one list and scope
  viste: async (reader, { _id, schermo, gestoreId, nome }: Vista) => {
    let others = 0
    for await (const { doc } of reader.scan('viste', { anyOf: [{ path: 'schermo', values: [schermo] }] })) {
      if (doc._id === _id || doc.gestoreId !== gestoreId) continue
      if (isSameViewName(doc.nome, nome)) throw new PortalError('VISTA_NAME', nome)
      others += 1
    }
    if (others >= MOST_VISTE) throw new PortalError('VISTA_MANY', MOST_VISTE)
  },
}

/** Whether another person, invited ones left out, has the address already. */
export async function isTaken(reader: Reader, { _id, email }: Pick<Usr, '_id' | 'email'>): Promise<boolean> {
  for await (const { doc } of reader.scan('usr', { anyOf: [{ path: 'email', values: [email] }] }))
    if (doc._id !== _id && !doc.invito) return true
  return false
}

/** `RECORD_EXISTS`, or `PRATICA_OPEN`, when another record already holds a value that may exist once. */
export async function refuseDuplicate<C extends CollectionName>(
  reader: Reader,
  coll: C,
  doc: Collections[C],
): Promise<void> {
  const rule: Rule<Collections[C]> | undefined = rules[coll]
  await rule?.(reader, doc)
}
