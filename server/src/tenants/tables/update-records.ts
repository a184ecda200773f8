import {
  type Azienda,
  type Bando,
  type CodiceAteco,
  type CollectionName,
  type Collections,
  type Criterio,
  type CriterioOfKind,
  datedCriteri,
  dayInRome,
  type Istituto,
  movedCriteri,
  movedSedi,
  normalizeAteco,
  type ComuniMoment,
} from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { Tenant } from '../tenant.ts'
import { writtenByPortal } from '../../imports/incentivi/marks.ts'
import type { Reference } from './reference.ts'

/** Returns the record itself when nothing changes. */
type Rewrite = <C extends CollectionName>(coll: C, doc: Collections[C]) => Collections[C]

/**
 * Writes records anew as the portal, one by one through the log, so that pages, searches and other nodes get them. Returns how
 * many changed. A record that cannot be written stays as it is: it must keep no server from starting.
 */
async function rewriteRecords(
  { store, documents }: Pick<Tenant, 'store' | 'documents'>,
  colls: readonly CollectionName[],
  { rewrite, what }: { rewrite: Rewrite; what: string },
): Promise<number> {
  let changed = 0
  const one = async (coll: CollectionName, id: string): Promise<number> =>
    documents.transact(null, async (writer) => {
      const doc = (await writer.get(coll, id))?.doc
      const now = doc && rewrite(coll, doc)
      if (!now || now === doc) return 0
      await writer.replace(coll, now, 'update')
      return 1
    })
  for (const coll of colls) {
    const ids: string[] = []
    for await (const { doc } of store.scan(coll)) if (rewrite(coll, doc) !== doc) ids.push(doc._id)
    for (const id of ids) {
      try {
        changed += await one(coll, id)
      } catch (error) {
        if (!(error instanceof PortalError)) throw error
        console.error(`${what} of ${coll}/${id} stay as they are`, error)
      }
    }
  }
  return changed
}

const SPACE = 'riferimenti'
const PLACES_DONE = 'luoghi'
const TITLES_DONE = 'titoli'

/** The same criteria when nothing changes; `day` is the opening day of a grant. */
type RewriteCriteria = (criteri: Criterio[], day?: string) => Criterio[]

const WITH_CRITERIA = ['bandi', 'istituti'] as const

function rewriteCriteria<C extends CollectionName>(coll: C, doc: Collections[C], rewrite: RewriteCriteria) {
  if (coll === 'bandi') return ofBando(doc as Bando, rewrite) as Collections[C]
  return coll === 'istituti' ? (ofIstituto(doc as Istituto, rewrite) as Collections[C]) : doc
}

function ofBando(doc: Bando, rewrite: RewriteCriteria): Bando {
  const { criteri, dataApertura } = doc.data
  const now = criteri && rewrite(criteri, dataApertura)
  return now === criteri ? doc : { ...doc, data: writtenByPortal(doc.data, { ...doc.data, criteri: now }, 'criteri') }
}

function ofIstituto(doc: Istituto, rewrite: RewriteCriteria): Istituto {
  const prodotti = (Array.isArray(doc.prodotti) ? doc.prodotti : []).map((prodotto) => {
    const criteri = Array.isArray(prodotto.criteri) ? rewrite(prodotto.criteri) : prodotto.criteri
    return criteri === prodotto.criteri ? prodotto : { ...prodotto, criteri }
  })
  return prodotti.some((one, at) => one !== doc.prodotti?.[at]) ? { ...doc, prodotti } : doc
}

function moved<C extends CollectionName>(coll: C, doc: Collections[C], quando: ComuniMoment): Collections[C] {
  if (coll !== 'aziende') return rewriteCriteria(coll, doc, (criteri) => movedCriteri(criteri, quando))
  const sedi = movedSedi((doc as Azienda).sedi, quando)
  return sedi === (doc as Azienda).sedi ? doc : { ...doc, sedi }
}

/**
 * Writes the places of companies, grants and products under today's codes (ADR 0083), once for each table of changes. Returns
 * how many records moved. Until then, and where a record cannot be written, old codes are judged as their successors.
 */
export async function movePlaces(tenant: Tenant): Promise<number> {
  const { store, documents, reference } = tenant
  const { comuniVariati: variati, etag } = reference.variazioni
  if ((await store.secret(SPACE, PLACES_DONE)) === etag) return 0
  const quando: ComuniMoment = { variati, oggi: dayInRome() }
  const changed = await rewriteRecords(tenant, ['aziende', ...WITH_CRITERIA], {
    rewrite: (coll, doc) => moved(coll, doc, quando),
    what: 'the places',
  })
  await documents.transact(null, (writer) => writer.setSecret(SPACE, PLACES_DONE, etag))
  return changed
}

/**
 * Gives the codes of stored criteria their titles, once for each table of activities: older records have the code alone.
 * Returns how many records changed.
 */
export async function titleCriteria(tenant: Tenant): Promise<number> {
  const { store, documents, reference, tables } = tenant
  const all = (await tables.list()).filter(({ nome }) => nome.startsWith('ateco'))
  const now = all.map(({ nome, giorno, caricata }) => `${nome} ${caricata ?? giorno}`).join(', ')
  if ((await store.secret(SPACE, TITLES_DONE)) === now) return 0
  const changed = await rewriteRecords(tenant, WITH_CRITERIA, {
    rewrite: (coll, doc) => withTitles(coll, doc, reference.ateco),
    what: 'the titles of the codes',
  })
  await documents.transact(null, (writer) => writer.setSecret(SPACE, TITLES_DONE, now))
  return changed
}

type Titles = Pick<Reference['ateco'], 'title'>
type Ateco = CriterioOfKind<'ateco'>
const LISTS = ['ammessi', 'esclusi'] as const

/**
 * Gives each ATECO code in the criteria of a record its title, so that pages, papers and exports need no table. A code without
 * a version gets the title of the version that the opening day gives it.
 */
export const withTitles = <C extends CollectionName>(coll: C, doc: Collections[C], ateco: Titles): Collections[C] =>
  rewriteCriteria(coll, doc, (criteri, day) => titledCriteri(criteri, day, ateco))

function titledCriteri(criteri: Criterio[], day: string | undefined, ateco: Titles): Criterio[] {
  if (!criteri.some((one) => one.tipo === 'ateco' && LISTS.some((list) => one[list]?.some(({ titolo }) => !titolo))))
    return criteri
  const dated = datedCriteri(criteri, day)
  const titled = criteri.map((one, i) => (one.tipo === 'ateco' ? titledOne(one, dated[i] as Ateco, ateco) : one))
  return titled.some((one, i) => one !== criteri[i]) ? titled : criteri
}

function titledOne(criterio: Ateco, dated: Ateco, { title }: Titles): Ateco {
  const lists = LISTS.flatMap((list) => {
    const codes = criterio[list]
    const titled = codes?.map((code, i): CodiceAteco => {
      const versione = dated[list]?.[i]?.versione
      const titleOf = (codice: string) => (code.titolo || !versione ? undefined : title(codice, versione))
      // `55.00` is what the catalogue writes for `55`
      const titolo = titleOf(code.codice) ?? titleOf(normalizeAteco(code.codice))
      return titolo ? { ...code, titolo } : code
    })
    return titled?.some((code, i) => code !== codes?.[i]) ? [[list, titled] as const] : []
  })
  return lists.length > 0 ? { ...criterio, ...Object.fromEntries(lists) } : criterio
}
