import { anAvviso } from './an-avviso.ts'
import type {
  AnyRecord,
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
import { hashPassword } from '../../src/accounts/password.ts'
import { PASSWORDS } from '../../src/accounts/users.ts'
import type { Tenant } from '../../src/tenants/tenant.ts'

export const PASSWORD = 'prova-Bandiera-2026'
/** log2 of the hash's cost: a test signs in hundreds of times. */
export const CHEAP = 8

const id = (kind: string, n: number): string => `65000000${kind.repeat(8)}${n.toString(16).padStart(8, '0')}`
const usr = (n: number, name: string, role: Usr['role']): Usr => ({
  _id: id('a', n),
  name,
  email: `${name}@demo.test`,
  role,
})

/** All people of one tenant: two editori, two gestori, two professionisti of the first and one of the second. */
export const people = {
  admin: usr(1, 'admin', { admin: true }),
  editore: usr(2, 'editore', { editore: true }),
  editore2: usr(3, 'editore2', { editore: true }),
  gestore: usr(4, 'gestore', { gestore: true }),
  gestore2: usr(5, 'gestore2', { gestore: true }),
  professionista: usr(6, 'professionista', { professionista: { by: id('a', 4) } }),
  collega: usr(7, 'collega', { professionista: { by: id('a', 4) } }),
  professionista2: usr(8, 'professionista2', { professionista: { by: id('a', 5) } }),
} as const
export type Person = keyof typeof people

const azienda = (n: number, gestore: Person, professionisti: Person[]): Azienda => ({
  _id: id('b', n),
  ragioneSociale: `Azienda ${n} Srl`,
  gestoreId: people[gestore]._id,
  professionisti: professionisti.map((name) => people[name]._id),
})
/** Companies with every owner; `estranea` is known to `gestore` and `collega` only through case files. */
export const aziende = {
  mia: azienda(1, 'gestore', ['professionista']),
  delCollega: azienda(2, 'gestore', ['collega']),
  senzaNessuno: azienda(3, 'gestore', []),
  altra: azienda(4, 'gestore2', ['professionista2']),
  estranea: azienda(5, 'gestore2', []),
}

const pratica = (n: number, company: Azienda, extra?: Person): Pratica => ({
  _id: `${id('c', n)}-${company._id}`,
  tipo: 'bando',
  titolo: `Pratica ${n}`,
  stato: 'bozza',
  ...(extra ? { extra: people[extra].email } : {}),
})
export const pratiche = {
  mia: pratica(1, aziende.mia),
  delCollega: pratica(2, aziende.delCollega),
  altra: pratica(3, aziende.altra),
  condivisa: pratica(4, aziende.estranea, 'gestore'),
  condivisaCollega: pratica(5, aziende.estranea, 'collega'),
  // an editore has an e-mail too, and sees no case file by it
  perEditore: pratica(6, aziende.altra, 'editore'),
}

const documento = (n: number, { _id }: Azienda): Documento => ({
  _id: id('d', n),
  clienteId: _id,
  nome: `doc-${n}.pdf`,
})
export const docs = {
  mio: documento(1, aziende.mia),
  delCollega: documento(2, aziende.delCollega),
  altro: documento(3, aziende.altra),
  estraneo: documento(4, aziende.estranea),
}

const bando = (n: number, by: Person, gestori: Person[]): Bando => ({
  _id: id('e', n),
  createdBy: people[by]._id,
  data: { titolo: `Bando ${n}`, gestori: gestori.map((name) => people[name]._id) },
})
export const bandi = {
  mio: bando(1, 'editore', ['gestore']),
  altro: bando(2, 'editore', ['gestore2']),
  comune: bando(3, 'editore2', ['gestore', 'gestore2']),
  diNessuno: bando(4, 'editore2', []),
}

const istituto = (n: number, by: Person, gestori: Person[]): Istituto => ({
  _id: id('f', n),
  createdBy: people[by]._id,
  nome: `Istituto ${n}`,
  gestori: gestori.map((name) => people[name]._id),
})
export const istituti = {
  mio: istituto(1, 'editore', ['gestore']),
  altro: istituto(2, 'editore2', ['gestore2']),
  diNessuno: istituto(3, 'editore2', []),
}

const avviso = (n: number, person: Person, { _id }: Azienda) =>
  anAvviso({ _id: id('9', n), usrId: people[person]._id, aziende: [_id], bandoId: bandi.comune._id })
export const avvisi = {
  mio: avviso(1, 'gestore', aziende.mia),
  delProfessionista: avviso(2, 'professionista', aziende.mia),
  altro: avviso(3, 'gestore2', aziende.altra),
  dellAdmin: avviso(4, 'admin', aziende.mia),
}

const vista = (n: number, gestore?: Person): Vista => ({
  _id: id('8', n),
  schermo: 'aziende',
  pagina: '/aziende',
  nome: `Vista ${n}`,
  query: 'q=mare',
  ...(gestore && { gestoreId: people[gestore]._id }),
})
export const viste = { diTutti: vista(1), delGestore: vista(2, 'gestore'), delGestore2: vista(3, 'gestore2') }

/** What a tenant of that name has before it is filled. */
const settings = { _id: 'localhost', nome: 'localhost' }

/** Every record of the world by collection. */
export const world: { [C in CollectionName]: Collections[C][] } = {
  usr: Object.values(people),
  avvisi: Object.values(avvisi),
  aziende: Object.values(aziende),
  pratiche: Object.values(pratiche),
  docs: Object.values(docs),
  bandi: Object.values(bandi),
  istituti: Object.values(istituti),
  settings: [settings],
  viste: Object.values(viste),
}

/** Fills a tenant with the world, in one transaction; all people have the same password. */
export async function fillWorld(tenant: Tenant): Promise<void> {
  const hash = await hashPassword(PASSWORD, CHEAP)
  await tenant.documents.transact(null, async (writer) => {
    for (const { _id } of Object.values(people)) await writer.setSecret(PASSWORDS, _id, hash)
    for (const [coll, records] of Object.entries(world) as [CollectionName, AnyRecord[]][]) {
      if (coll === 'settings') continue
      for (const record of records) await writer.insert(coll, record as never)
    }
  })
}
