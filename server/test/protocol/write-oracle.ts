// Who writes what, in the words of the specification and of the domain document, and without a line of the policy package.
// Together with `oracle.ts` it says for each cell of the matrix what must happen.
import type {
  CollectionName,
  Avviso,
  Azienda,
  Bando,
  Documento,
  Istituto,
  Pratica,
  Settings,
  Usr,
  Vista,
} from '@bandiera/domain'
import { isActiveUser, type Everything } from '@bandiera/factories/oracle'

export type Operation = 'insert' | 'update' | 'delete'

export interface Write {
  operation: Operation
  coll: CollectionName
  record: { _id: string }
}

type Writable = { [C in CollectionName]: (usr: Usr, record: never, operation: Operation, all: Everything) => boolean }

const is = (usr: Usr, role: string): boolean => Object.keys(usr.role)[0] === role

/** gestore: all of its companies' papers; professionista: adds and changes where it is listed, deletes nothing. */
function worksOn(usr: Usr, companyId: string | undefined, operation: Operation, { aziende }: Everything): boolean {
  const company = aziende.find(({ _id }) => _id === companyId)
  if (!company) return false
  if (is(usr, 'gestore')) return company.gestoreId === usr._id
  return is(usr, 'professionista') && operation !== 'delete' && company.professionisti.includes(usr._id)
}

const created = (usr: Usr, record: Bando | Istituto, operation: Operation): boolean =>
  // an insertion is signed with its author, over what it says
  is(usr, 'editore') && (operation === 'insert' || record.createdBy === usr._id)

const rules: Writable = {
  avvisi: (usr, avviso: Avviso, operation) => operation === 'update' && avviso.usrId === usr._id,
  aziende: (usr, azienda: Azienda, operation) =>
    (is(usr, 'gestore') && azienda.gestoreId === usr._id) ||
    (is(usr, 'professionista') && operation === 'update' && azienda.professionisti.includes(usr._id)),
  bandi: (usr, bando: Bando, operation) => created(usr, bando, operation),
  istituti: (usr, istituto: Istituto, operation) => created(usr, istituto, operation),
  pratiche: (usr, pratica: Pratica, operation, all) =>
    worksOn(usr, pratica._id.split('-')[1], operation, all) &&
    // whom a case file is shared with is the gestore's decision
    (is(usr, 'gestore') || operation !== 'insert' || pratica.extra === undefined),
  docs: (usr, documento: Documento, operation, all) => worksOn(usr, documento.clienteId, operation, all),
  settings: (usr, _settings: Settings, operation) => is(usr, 'editore') && operation === 'update',
  usr: (usr, other: Usr, operation) =>
    operation === 'update' &&
    (usr._id === other._id || (is(usr, 'gestore') && other.role.professionista?.by === usr._id)),
  viste: (usr, { gestoreId }: Vista) =>
    gestoreId === undefined ? is(usr, 'admin') : is(usr, 'gestore') && usr._id === gestoreId,
}

/** What not even an admin does: people are suspended and never deleted, a portal has its one settings, the server alone tells. */
const nobodys = (coll: CollectionName, operation: Operation): boolean =>
  (coll === 'usr' && operation === 'delete') || (['settings', 'avvisi'].includes(coll) && operation !== 'update')

/** Whether a person may do this to a record. */
export function mayDo(usr: Usr, { coll, record, operation }: Write, all: Everything): boolean {
  if (!isActiveUser(usr) || nobodys(coll, operation)) return false
  if (is(usr, 'admin') && coll !== 'avvisi' && coll !== 'viste') return true
  return rules[coll](usr, record as never, operation, all)
}
