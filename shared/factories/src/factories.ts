import {
  type Azienda,
  type Bando,
  type BandoData,
  type Documento,
  type Field,
  type Fields,
  type Istituto,
  partsOf,
  type Pratica,
  type Role,
  type Settings,
  type Usr,
} from '@bandiera/domain'

export const GESTORE_ID = '655f0a00aaaaaaaaaaaaaaaa'
export const EDITORE_ID = '655f0a01bbbbbbbbbbbbbbbb'
const ids: Record<Role, string> = {
  admin: '655f0a02cccccccccccccccc',
  editore: EDITORE_ID,
  gestore: GESTORE_ID,
  professionista: '655f0a03dddddddddddddddd',
}
const names: Record<Role, string> = {
  admin: 'Ada Amministra',
  editore: 'Elio Edita',
  gestore: 'Gina Gestisce',
  professionista: 'Piero Professa',
}

/** A user of a role; always the same one, so that records of the factories are its own. */
export function unUsr(role: Role = 'gestore', over: Partial<Usr> = {}): Usr {
  const flags = role === 'professionista' ? { professionista: { by: GESTORE_ID } } : { [role]: true }
  return { _id: ids[role], name: names[role], email: `${role}@esempio.test`, role: flags, ...over }
}

export function unaAzienda(over: Partial<Azienda> = {}): Azienda {
  return {
    _id: nextId(),
    gestoreId: GESTORE_ID,
    professionisti: [],
    ragioneSociale: 'Rossi S.r.l.',
    formaGiuridica: 'srl',
    partitaIva: '01234567897',
    sedi: [{ tipo: 'legale', operativa: true, comune: '015146', provincia: '015', regione: '03' }],
    ateco: [{ codice: '62.01.00', versione: '2007', prevalente: true }],
    bilanci: [{ anno: 2025, approvato: true, ula: 12, ricavi: 1_500_000, totaleAttivo: 900_000 }],
    ...over,
  }
}

type BandoOver = Partial<Omit<Bando, 'data'>> & { data?: Partial<BandoData> }

/** A published grant of the editore, listed for the gestore; `data` is merged over the usual one. */
export function unBando({ data, ...over }: BandoOver = {}): Bando {
  const usual: BandoData = {
    gestori: [GESTORE_ID],
    titolo: 'Voucher digitalizzazione',
    ente: 'Camera di commercio',
    redazione: 'pubblicato',
    dataApertura: '2026-01-15',
    dataChiusura: '2027-12-31',
    criteri: [],
  }
  return { _id: nextId(), createdBy: EDITORE_ID, data: { ...usual, ...data }, ...over }
}

export function unaPratica({ aziendaId = nextId(), ...over }: Partial<Pratica> & { aziendaId?: string } = {}): Pratica {
  const usual: Pratica = { _id: `${nextId()}-${aziendaId}`, tipo: 'bando', titolo: 'Domanda voucher', stato: 'bozza' }
  return { ...usual, gestoreId: GESTORE_ID, ...over }
}

export function unIstituto(over: Partial<Istituto> = {}): Istituto {
  const prodotti = [{ id: 'p1', nome: 'Mutuo chirografario', importoMin: 10_000, importoMax: 250_000, tanMin: 4.5 }]
  const usual: Istituto = {
    _id: nextId(),
    createdBy: EDITORE_ID,
    gestori: [GESTORE_ID],
    nome: 'Banca Esempio',
    prodotti,
  }
  return { ...usual, tipo: 'banca', ...over }
}

export function unDocumento(over: Partial<Documento> = {}): Documento {
  return { _id: nextId(), clienteId: nextId(), nome: 'Visura camerale.pdf', tipo: 'visura', ...over }
}

export function someSettings(over: Partial<Settings> = {}): Settings {
  return { _id: 'localhost', nome: 'Bandiera', ...over }
}

const START = Date.UTC(2026, 0, 1) / 1000
let made = 0

/** Each newer than the one before, so that the order of a list is known. */
export function nextId(): string {
  made += 1
  return (START + made).toString(16).padStart(8, '0') + made.toString(16).padStart(16, '0')
}

export const UNKNOWN_VALUE = 'altra_versione'

/** With a value that this version does not know at each place of a closed list. */
export const anotherVersion = <T extends object>(fields: Fields, record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      Object.hasOwn(fields, key) ? changed(fields[key]!, value) : value,
    ]),
  ) as T

function changed(field: Field, value: unknown): unknown {
  if (field.kind === 'choice' && typeof value === 'string') return UNKNOWN_VALUE
  if (Array.isArray(value))
    return value.map((line) => (isRecord(line) ? anotherVersion(partsOf(field, line), line) : line))
  return isRecord(value) ? anotherVersion(partsOf(field, value), value) : value
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
