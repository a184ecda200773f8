import type { Bando, CodiceAteco, Criterio } from '@bandiera/domain'
import Database from 'libsql'
import { lastDayFor, type Flat } from './flat.ts'

type Row = { i: number; si: 0 | 1 | null }

const SIZE_CLASSES = ['micro', 'piccola', 'media', 'grande']
/** Fields of one value, as columns of the same name. */
const PLAIN = [
  'provincia',
  'regione',
  'forma',
  'nata',
  'ricavi',
  'ula',
  'femminile',
  'giovanile',
  'startupInnovativa',
  'residuo',
  'aiutiNoti',
] as const
const LISTS = ['ateco', 'obiettivi'] as const

/** SQLite in memory with indexed lists; one query for each grant, whose NULL is the third value. */
export function compileSql(
  bandi: readonly Bando[],
  flats: readonly Flat[],
): (into: (at: number, row: Row) => void) => void {
  const db = new Database(':memory:')
  db.exec(`CREATE TABLE azienda (i INTEGER PRIMARY KEY, classi INTEGER, ${[...PLAIN, ...LISTS].join(', ')})`)
  for (const list of LISTS) {
    db.exec(`CREATE TABLE di_${list} (i INTEGER, valore TEXT, PRIMARY KEY (i, valore)) WITHOUT ROWID`)
  }
  db.exec('BEGIN')
  flats.forEach((flat, i) => fill(db, flat, i))
  db.exec('COMMIT')
  const queries = bandi.map(({ data }) => {
    const fits = data.criteri!.map((criterio) => `(${sqlOf(criterio)})`).join(' AND ')
    return db.prepare(`SELECT i, si FROM (SELECT i, ${fits} AS si FROM azienda) WHERE si IS NOT 0`)
  })
  return (into) => queries.forEach((query, at) => query.all().forEach((row) => into(at, row as Row)))
}

function fill(db: Database.Database, flat: Flat, i: number): void {
  const classi = flat.classi.reduce((mask, classe) => mask | (1 << SIZE_CLASSES.indexOf(classe)), 0)
  const values = PLAIN.map((field) => sqlValue(flat[field]))
  const known = LISTS.map((list) => (flat[list] ? 1 : null))
  const all = [i, classi, ...values, ...known]
  db.prepare(`INSERT INTO azienda VALUES (${all.map(() => '?').join(', ')})`).run(all)
  for (const list of LISTS) {
    for (const one of new Set(flat[list])) db.prepare(`INSERT INTO di_${list} VALUES (?, ?)`).run([i, one])
  }
}

const sqlValue = (value: string | number | boolean | undefined) =>
  typeof value === 'boolean' ? Number(value) : (value ?? null)

function sqlOf(criterio: Criterio): string {
  switch (criterio.tipo) {
    case 'territorio':
      return criterio.regioni
        ? `regione IN (${texts(criterio.regioni)})`
        : `provincia IN (${texts(criterio.province!)})`
    case 'ateco':
      return inList('ateco', codes(criterio.ammessi, criterio.esclusi))
    case 'dimensione': {
      const mask = criterio.ammesse.reduce((bits, classe) => bits | (1 << SIZE_CLASSES.indexOf(classe)), 0)
      return `CASE WHEN classi & ${mask} = 0 THEN 0 WHEN classi & ${~mask} = 0 THEN 1 END`
    }
    case 'formaGiuridica':
      return `forma IN (${texts(criterio.ammesse!)})`
    case 'eta':
      return limits('nata', day(criterio.mesiMax), day(criterio.mesiMin))
    case 'qualifica':
      return criterio.unaDi.join(' OR ')
    case 'deMinimis':
      return `CASE WHEN residuo < ${criterio.importo} THEN 0 WHEN aiutiNoti THEN 1 END`
    case 'obiettivo':
      return inList('obiettivi', `valore IN (${texts(criterio.ammessi)})`)
    case 'fatturato':
      return limits('ricavi', criterio.min, criterio.max)
    case 'dipendenti':
      return limits('ula', criterio.min, criterio.max)
    default:
      throw new Error(`not generated: ${criterio.tipo}`)
  }
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const texts = (values: readonly string[]): string => values.map(text).join(', ')
const day = (months: number | undefined) => (months === undefined ? undefined : text(lastDayFor(months)))

const limits = (field: string, min?: string | number, max?: string | number): string =>
  [min === undefined ? [] : `${field} >= ${min}`, max === undefined ? [] : `${field} <= ${max}`].flat().join(' AND ')

const inList = (list: (typeof LISTS)[number], holds: string): string =>
  `CASE WHEN ${list} THEN EXISTS (SELECT 1 FROM di_${list} own WHERE own.i = azienda.i AND ${holds}) END`

function codes(included: readonly CodiceAteco[] = [], excluded: readonly CodiceAteco[] = []): string {
  const under = (list: readonly CodiceAteco[]) =>
    `(${list.map(({ codice }) => `valore GLOB ${text(`${codice.replace(/^(..\d*?)0+$/, '$1')}*`)}`).join(' OR ')})`
  const parts = [included.length > 0 ? under(included) : [], excluded.length > 0 ? `NOT ${under(excluded)}` : []].flat()
  return parts.join(' AND ')
}
