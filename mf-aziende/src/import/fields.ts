import { aziendaFields, fieldAt, type Azienda, type Field } from '@bandiera/domain'

interface DescribedField {
  label: string
  alias: string
  path: string
}

type Plain = {
  [K in keyof typeof aziendaFields]: (typeof aziendaFields)[K] extends { kind: 'group' | 'rows' | 'references' }
    ? never
    : K
}[keyof typeof aziendaFields]

/** Fields of the company's seat, codes, accounts and contact person. */
const INSIDE = {
  indirizzo: 'sedi.indirizzo',
  cap: 'sedi.cap',
  comune: 'sedi.comune',
  provincia: 'sedi.provincia',
  ateco: 'ateco.codice',
  atecoVersione: 'ateco.versione',
  anno: 'bilanci.anno',
  ula: 'bilanci.ula',
  ricavi: 'bilanci.ricavi',
  totaleAttivo: 'bilanci.totaleAttivo',
  referenteNome: 'referente.nome',
  referenteTelefono: 'referente.telefono',
  referenteEmail: 'referente.email',
} as const

/** Fields of the company itself that files have columns for. */
export const PLAIN_FIELDS = Object.entries<Field>(aziendaFields).flatMap(([key, { columns }]) =>
  columns === undefined ? [] : [key as Plain & keyof Azienda],
)
export type ImportField = (typeof PLAIN_FIELDS)[number] | keyof typeof INSIDE
export const FIELD_NAMES: readonly ImportField[] = [
  ...PLAIN_FIELDS,
  ...(Object.keys(INSIDE) as (keyof typeof INSIDE)[]),
]
const FIGURES = ['ula', 'ricavi', 'totaleAttivo'] as const
export type Figure = (typeof FIGURES)[number]
export const isFigure = (campo: ImportField): campo is Figure => (FIGURES as readonly string[]).includes(campo)

export const IMPORT_FIELDS = Object.fromEntries(
  FIELD_NAMES.map((campo) => [
    campo,
    described(Object.hasOwn(INSIDE, campo) ? INSIDE[campo as keyof typeof INSIDE] : campo),
  ]),
) as Record<ImportField, DescribedField>

function described(path: string): DescribedField {
  const { alone, label, columns = '' } = fieldAt(aziendaFields, path)!
  // "Nome e cognome" is clear below the heading Referente, but not among the columns of a file
  const isOfGroup = path.includes('.') && fieldAt(aziendaFields, path.split('.')[0]!)?.kind === 'group'
  return { label: isOfGroup ? (alone ?? label) : label, alias: columns, path }
}
