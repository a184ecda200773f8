import { placeCodes, qualificaLabels, type Azienda, type CodiceAteco, type LegalForm } from '@bandiera/domain'
import companies from './examples.json'

export interface ExampleValues {
  provincia: string
  formaGiuridica: string
  ateco: ({ value: string; label: string } & CodiceAteco) | null
  ula: number | undefined
  ricavi: number | undefined
  dataCostituzione: string
  esigenza: string
  qualifiche: string[]
}

/** Invented companies of different kinds, to see how criteria answer. */
export const EXAMPLES: readonly { id: string; nome: string; values: ExampleValues }[] = companies.map(
  ({ id, nome, ateco: [codice = '', titolo = ''], ricavi, ...rest }) => ({
    id,
    nome,
    values: {
      ...rest,
      ricavi,
      ateco: { value: `${codice}/2025`, label: `${codice} ${titolo} (ATECO 2025)`, codice, versione: '2025' },
    },
  }),
)

export function aziendaOf(values: ExampleValues, nome: string, anno: number): Azienda {
  const { provincia, formaGiuridica, ateco, ula, ricavi, dataCostituzione, esigenza } = values
  const known = (key: string) => [key, values.qualifiche.includes(key)]
  return {
    _id: 'esempio',
    gestoreId: '',
    professionisti: [],
    ragioneSociale: nome,
    ...(formaGiuridica && { formaGiuridica: formaGiuridica as LegalForm }),
    ...(dataCostituzione && { dataCostituzione, dataInizioAttivita: dataCostituzione }),
    ...(provincia && {
      sedi: [{ tipo: 'legale' as const, operativa: true, provincia, regione: placeCodes({ provincia }).regione ?? '' }],
    }),
    ...(ateco && { ateco: [{ codice: ateco.codice, versione: ateco.versione, prevalente: true }] }),
    bilanci: [{ anno, approvato: true, ...numbersIn({ ula, ricavi }) }],
    qualifiche: Object.fromEntries(Object.keys(qualificaLabels).map(known)) as Record<string, boolean>,
    ...(esigenza && { esigenze: [{ esigenzaId: esigenza, stato: 'aperta' as const }] }),
    aiuti: [],
  }
}

/** A number field has a text as its value while the text cannot be read. */
const numbersIn = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'))
