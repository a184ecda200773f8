import { placeCodes, qualificaLabels, type Azienda, type CodiceAteco, type LegalForm } from '@bandiera/domain'
import { texts } from './texts.ts'

/** Data of an example company; absent ones are unknown. */
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
interface Example {
  id: keyof typeof texts.esempi
  values: ExampleValues
}

const code = (codice: string, titolo: string): ExampleValues['ateco'] => ({
  value: `${codice}/2025`,
  label: `${codice} ${titolo} (ATECO 2025)`,
  codice,
  versione: '2025',
})

/** Invented companies of different kinds, to see how criteria answer. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'officina',
    values: {
      provincia: '072',
      formaGiuridica: 'srl',
      ateco: code('25.53.00', 'Lavori di meccanica generale'),
      ula: 32,
      ricavi: 6_400_000,
      dataCostituzione: '2004-03-12',
      esigenza: 'sostegno-investimenti',
      qualifiche: [],
    },
  },
  {
    id: 'software',
    values: {
      provincia: '015',
      formaGiuridica: 'srls',
      ateco: code('62.10.00', 'Programmazione informatica'),
      ula: 4,
      ricavi: 380_000,
      dataCostituzione: '2024-06-03',
      esigenza: 'digitalizzazione',
      qualifiche: ['startupInnovativa', 'femminile'],
    },
  },
  {
    id: 'albergo',
    values: {
      provincia: '053',
      formaGiuridica: 'sas',
      ateco: code('55.10.00', 'Alberghi'),
      ula: 7,
      ricavi: undefined,
      dataCostituzione: '1998-01-20',
      esigenza: 'transizione-ecologica',
      qualifiche: [],
    },
  },
  {
    id: 'agricola',
    values: {
      provincia: '071',
      formaGiuridica: 'ditta_individuale',
      ateco: code('01.21.00', 'Coltivazione di uva'),
      ula: 2,
      ricavi: 210_000,
      dataCostituzione: '2019-09-01',
      esigenza: 'imprenditoria-giovanile',
      qualifiche: ['giovanile'],
    },
  },
  {
    id: 'impianti',
    values: {
      provincia: '001',
      formaGiuridica: 'spa',
      ateco: code('28.99.20', 'Fabbricazione di altre macchine'),
      ula: 310,
      ricavi: 72_000_000,
      dataCostituzione: '1987-05-05',
      esigenza: 'innovazione-e-ricerca',
      qualifiche: [],
    },
  },
]

/** The company that these values describe. */
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
