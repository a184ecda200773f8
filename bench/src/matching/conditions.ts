import type { Bando, Criterio } from '@bandiera/domain'
import { lastDayFor } from './flat.ts'

/** One comparison on a field of `Flat`; `missing`: it also holds when the field is not known. */
export interface Comparison {
  field: string
  op: 'in' | 'notIn' | 'gte' | 'lte' | 'match' | 'is'
  value: unknown
  missing: boolean
}
/** All must hold; in each, one is enough. */
export type Conditions = Comparison[][]

/** A grant as the libraries take it, which know no third value: once as "may fit", once as "fits". */
export const conditionsOf = (bando: Bando, missing: boolean): Conditions =>
  bando.data.criteri!.flatMap((criterio) => conditions(criterio, missing))

function conditions(criterio: Criterio, missing: boolean): Conditions {
  const one = (field: string, op: Comparison['op'], value: unknown): Conditions => [[{ field, op, value, missing }]]
  const range = (field: string, min: unknown, max: unknown): Conditions => [
    ...(min === undefined ? [] : one(field, 'gte', min)),
    ...(max === undefined ? [] : one(field, 'lte', max)),
  ]
  const day = (months: number | undefined) => (months === undefined ? months : lastDayFor(months))
  switch (criterio.tipo) {
    case 'territorio':
      return one(criterio.regioni ? 'regione' : 'provincia', 'in', criterio.regioni ?? criterio.province)
    case 'ateco':
      return one('ateco', 'match', pattern(criterio.ammessi ?? [], criterio.esclusi ?? []))
    case 'dimensione': {
      const others = ['micro', 'piccola', 'media', 'grande'].filter(
        (each) => !criterio.ammesse.includes(each as 'micro'),
      )
      return [...one('classi', 'in', criterio.ammesse), ...(missing ? [] : one('classi', 'notIn', others))]
    }
    case 'formaGiuridica':
      return one('forma', 'in', criterio.ammesse)
    case 'eta':
      return range('nata', day(criterio.mesiMax), day(criterio.mesiMin))
    case 'qualifica':
      return [criterio.unaDi.map((field) => ({ field, op: 'is' as const, value: true, missing }))]
    case 'deMinimis':
      return [...one('residuo', 'gte', criterio.importo), ...(missing ? [] : one('aiutiNoti', 'is', true))]
    case 'obiettivo':
      return one('obiettivi', 'in', criterio.ammessi)
    case 'fatturato':
      return range('ricavi', criterio.min, criterio.max)
    case 'dipendenti':
      return range('ula', criterio.min, criterio.max)
    default:
      throw new Error(`not generated: ${criterio.tipo}`)
  }
}

type Codes = readonly { codice: string }[]

function pattern(included: Codes, excluded: Codes): RegExp {
  const any = (list: Codes) => list.map(({ codice }) => codice.replace(/^(..\d*?)0+$/, '$1')).join('|')
  return new RegExp(`^${excluded.length > 0 ? `(?!${any(excluded)})` : ''}(?:${any(included)})`)
}
