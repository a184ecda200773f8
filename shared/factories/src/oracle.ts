// Which records a user sees, written from sections 3, 6 and 7 of the specification alone, without the policy package. Slow and obvious on
// purpose: tests compare the product with it.
import type {
  Avviso,
  Azienda,
  Bando,
  CollectionName,
  Collections,
  Documento,
  Istituto,
  Pratica,
  Usr,
  Vista,
} from '@bandiera/domain'

export type Everything = { [C in CollectionName]: Collections[C][] }

const PUBLIC = ['_id', 'name', 'role', 'photo']

const ROLES = ['admin', 'editore', 'gestore', 'professionista']

/** The first role key decides (spec §3). */
const is = (usr: Usr, role: string): boolean => Object.keys(usr.role)[0] === role
const works = (usr: Usr): string | undefined => (is(usr, 'professionista') ? usr.role.professionista?.by : undefined)

/** False for a user who is suspended, has no role, two roles or an unknown one: such a user sees nothing. */
export function isActiveUser({ attivo, role }: Usr): boolean {
  const [first = '', second] = Object.keys(role)
  return attivo !== false && second === undefined && ROLES.includes(first)
}
const companyOf = (pratica: Pratica): string | undefined => pratica._id.split('-')[1]
const sharedWith = (usr: Usr, pratica: Pratica): boolean =>
  (is(usr, 'gestore') || is(usr, 'professionista')) && pratica.extra === usr.email

function isOwnCompany(usr: Usr, azienda: Azienda): boolean {
  if (is(usr, 'gestore')) return azienda.gestoreId === usr._id
  return is(usr, 'professionista') && azienda.professionisti.includes(usr._id)
}

const ownCompanies = (usr: Usr, { aziende }: Everything): string[] =>
  aziende.filter((azienda) => isOwnCompany(usr, azienda)).map(({ _id }) => _id)

const rules: { [C in CollectionName]: (usr: Usr, record: Collections[C], all: Everything) => boolean } = {
  avvisi: (usr: Usr, avviso: Avviso) => avviso.usrId === usr._id,
  aziende: (usr: Usr, azienda: Azienda, { pratiche }: Everything) =>
    isOwnCompany(usr, azienda) ||
    pratiche.some((pratica) => companyOf(pratica) === azienda._id && sharedWith(usr, pratica)),
  pratiche: (usr: Usr, pratica: Pratica, all: Everything) =>
    ownCompanies(usr, all).includes(companyOf(pratica) ?? '') || sharedWith(usr, pratica),
  docs: (usr: Usr, documento: Documento, all: Everything) => ownCompanies(usr, all).includes(documento.clienteId),
  bandi: (usr: Usr, bando: Bando) =>
    (is(usr, 'editore') && bando.createdBy === usr._id) || listed(usr, bando.data.gestori),
  istituti: (usr: Usr, istituto: Istituto) =>
    (is(usr, 'editore') && istituto.createdBy === usr._id) || listed(usr, istituto.gestori),
  settings: () => true,
  usr: (usr: Usr, other: Usr) => usr._id === other._id || knowsFully(usr, other) || knowsByName(usr, other),
  viste: (usr: Usr, { gestoreId }: Vista) =>
    gestoreId === undefined || (is(usr, 'gestore') && usr._id === gestoreId) || works(usr) === gestoreId,
}

/** A gestore is listed itself; a professionista sees what lists the manager it works for. */
function listed(usr: Usr, gestori: string[]): boolean {
  if (is(usr, 'gestore')) return gestori.includes(usr._id)
  return is(usr, 'professionista') && gestori.includes(works(usr) ?? '')
}

const knowsFully = (usr: Usr, other: Usr): boolean => is(usr, 'gestore') && works(other) === usr._id
const knowsByName = (usr: Usr, other: Usr): boolean =>
  is(usr, 'editore') || (is(usr, 'professionista') && works(usr) === other._id && is(other, 'gestore'))

/** The record itself, a copy with its public fields alone, or `null` when the user may not see it. */
export function visibleTo(usr: Usr, coll: CollectionName, record: { _id: string }, all: Everything): object | null {
  if (!isActiveUser(usr)) return null
  // a notice belongs to its addressee and a view of a gestore to its team: even an admin does not see it
  if (is(usr, 'admin') && coll !== 'avvisi' && coll !== 'viste') return record
  const rule = rules[coll] as (usr: Usr, record: unknown, all: Everything) => boolean
  if (!rule(usr, record, all)) return null
  const whole = coll !== 'usr' || usr._id === record._id || knowsFully(usr, record as Usr)
  if (whole) return record
  return Object.fromEntries(Object.entries(record).filter(([field]) => PUBLIC.includes(field)))
}

export function viewOfAll(usr: Usr, coll: CollectionName, all: Everything): Map<string, object> {
  const views = all[coll].map((record) => [record._id, visibleTo(usr, coll, record, all)] as const)
  return new Map(views.filter((entry): entry is [string, object] => entry[1] !== null))
}
