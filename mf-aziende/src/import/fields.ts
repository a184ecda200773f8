import { aziendaFields, fieldAt, type Azienda, type Field } from '@bandiera/domain'

/** A column that the import understands: its name in the template and other names that files give it. */
interface CampoDescritto {
  label: string
  alias: string
  /** Path of the field in the company. */
  path: string
}

type Plain = {
  [K in keyof typeof aziendaFields]: (typeof aziendaFields)[K] extends { kind: 'group' | 'rows' | 'references' }
    ? never
    : K
}[keyof typeof aziendaFields]

/** Columns of fields that stand inside the company's seat, codes, accounts and person to speak with. */
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

/** Fields of the company itself that files have columns for, in the order of the table. */
export const CAMPI_SEMPLICI = Object.entries<Field>(aziendaFields).flatMap(([key, { columns }]) =>
  columns === undefined ? [] : [key as Plain & keyof Azienda],
)
export type CampoImport = (typeof CAMPI_SEMPLICI)[number] | keyof typeof INSIDE
export const NOMI_CAMPI: readonly CampoImport[] = [
  ...CAMPI_SEMPLICI,
  ...(Object.keys(INSIDE) as (keyof typeof INSIDE)[]),
]
/** The figures of a year of accounts. */
export const CIFRE = ['ula', 'ricavi', 'totaleAttivo'] as const
export type Cifra = (typeof CIFRE)[number]
export const isCifra = (campo: CampoImport): campo is Cifra => (CIFRE as readonly string[]).includes(campo)

/** Columns in the order of the template. */
export const CAMPI_IMPORT = Object.fromEntries(
  NOMI_CAMPI.map((campo) => [
    campo,
    described(Object.hasOwn(INSIDE, campo) ? INSIDE[campo as keyof typeof INSIDE] : campo),
  ]),
) as Record<CampoImport, CampoDescritto>

function described(path: string): CampoDescritto {
  const { alone, label, columns = '' } = fieldAt(aziendaFields, path)!
  // "Nome e cognome" says enough under the heading Referente, not among the columns of a file
  const isOfGroup = path.includes('.') && fieldAt(aziendaFields, path.split('.')[0]!)?.kind === 'group'
  return { label: isOfGroup ? (alone ?? label) : label, alias: columns, path }
}
