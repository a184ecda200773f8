import {
  type Azienda,
  aziendaFields,
  type AziendaFieldPath,
  fieldAt,
  legalFormLabels,
  aziendaFieldLabel,
  province,
  regioni,
} from '@bandiera/domain'
import {
  CheckInput,
  DateInput,
  EuroInput,
  NumberInput,
  type Option,
  optionsOf,
  SelectInput,
  YesNoInput,
} from '@bandiera/ui/form'
import { texts } from './texts.ts'

/** A field of a company that can be filled in where it is missing. */
export type MissingField = { path: string; etichetta: string } & (
  | { tipo: 'numero'; unita: string }
  | { tipo: 'euro' | 'nessunAiuto' }
  | { tipo: 'siNo'; /** the label asks the opposite of what is stored */ negato?: boolean }
  | { tipo: 'data'; /** earliest and latest day accepted */ min?: string; max?: string }
  | { tipo: 'scelta'; scelte: readonly Option[] }
)
type Kind = (at: { azienda: Azienda; path: string; etichetta: string; oggi: string }) => MissingField | null

const yesNo: Kind = ({ path, etichetta }) => ({
  tipo: 'siNo',
  path,
  etichetta,
  ...(fieldAt(aziendaFields, path)?.negated && { negato: true }),
})
const pastDay: Kind = ({ path, etichetta, oggi }) => ({ tipo: 'data', path, etichetta, max: oggi })
const places = (list: readonly { codice: string; nome: string }[]): Option[] =>
  list.map(({ codice, nome }) => ({ value: codice, label: nome })).sort((a, b) => a.label.localeCompare(b.label, 'it'))
const choice =
  (scelte: readonly Option[]): Kind =>
  ({ path, etichetta }) => ({ tipo: 'scelta', path, etichetta, scelte })

const KINDS: Partial<Record<AziendaFieldPath, Kind>> = {
  formaGiuridica: choice(optionsOf(legalFormLabels)),
  dataCostituzione: pastDay,
  dataInizioAttivita: pastDay,
  'sedi.operativa': yesNo,
  'sedi.provincia': (at) => choice(places(province()))(at),
  'sedi.regione': choice(places(regioni)),
  'ateco.versione': choice(['2025', '2007'].map((value) => ({ value, label: `ATECO ${value}` }))),
  'bilanci.ula': ({ azienda, path, etichetta }) => ({
    tipo: 'numero',
    path,
    unita: texts.staff,
    etichetta: ofYear(azienda, path, etichetta),
  }),
  'bilanci.ricavi': figure,
  'bilanci.totaleAttivo': figure,
  'qualifiche.startupInnovativa': yesNo,
  'qualifiche.pmiInnovativa': yesNo,
  'qualifiche.femminile': yesNo,
  'qualifiche.giovanile': yesNo,
  'qualifiche.artigiana': yesNo,
  'qualifiche.cooperativa': yesNo,
  'regolarita.durc': expiring,
  'regolarita.noProcedure': yesNo,
  'regolarita.noDifficolta': yesNo,
  'regolarita.polizzaCatastrofale': expiring,
  'regolarita.antimafia': yesNo,
  'esigenze.importo': ({ path, etichetta }) => ({ tipo: 'euro', path, etichetta }),
  aiuti: ({ path, etichetta }) => ({ tipo: 'nessunAiuto', path, etichetta }),
}

/**
 * How to ask for the field that a criterion misses; `null` when it takes more than one: the company's page asks then.
 * @param campo dotted path in the company, as the engine gives it: `bilanci.0.ula`
 */
export function missingFieldOf(azienda: Azienda, campo: string, oggi: string): MissingField | null {
  const name = campo.replace(/\.\d+(?=\.|$)/g, '')
  if (!Object.hasOwn(KINDS, name)) return null
  return KINDS[name as AziendaFieldPath]?.({ azienda, path: campo, etichetta: aziendaFieldLabel(name), oggi }) ?? null
}

function figure({ azienda, path, etichetta }: Parameters<Kind>[0]): MissingField {
  return { tipo: 'euro', path, etichetta: ofYear(azienda, path, etichetta) }
}

/** Asks for the new day where a yes has expired, else for the answer. */
function expiring({ azienda, path, etichetta, oggi }: Parameters<Kind>[0]): MissingField {
  const stored = azienda.regolarita?.[path.split('.')[1] as 'durc' | 'polizzaCatastrofale']
  if (!stored?.esito) return { tipo: 'siNo', path: `${path}.esito`, etichetta }
  return { tipo: 'data', path: `${path}.scadenza`, etichetta: texts.newDeadline(etichetta), min: oggi }
}

function ofYear({ bilanci = [] }: Azienda, path: string, etichetta: string): string {
  const anno = bilanci[Number(path.split('.')[1])]?.anno
  return anno === undefined ? etichetta : texts.ofYear(etichetta, anno)
}

export function FieldInput({ dato }: { dato: MissingField }) {
  const field = { name: 'valore', label: dato.etichetta }
  switch (dato.tipo) {
    case 'numero':
      return <NumberInput {...field} decimals={1} unit={dato.unita} />
    case 'euro':
      return <EuroInput {...field} />
    case 'siNo':
      return <YesNoInput {...field} negated={dato.negato ?? false} sure />
    case 'data':
      return <DateInput {...field} {...(dato.min && { min: dato.min })} {...(dato.max && { max: dato.max })} />
    case 'scelta':
      return <SelectInput {...field} options={dato.scelte} />
    case 'nessunAiuto':
      return <CheckInput help={texts.noAiutoMissing} label={texts.noAiuto} name="valore" />
  }
}
