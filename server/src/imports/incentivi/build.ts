import { COSTI_AMMESSI, FORME_AGEVOLAZIONE, type Criterio, type DatiBando } from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import { COLUMN_OF_AMOUNT, readAmounts } from './amounts.ts'
import { readCriteria } from './criteria.ts'
import { createFlags, type Flag, type Flags } from './flags.ts'
import { plainText } from './plain-text.ts'
import { askAboutRecord } from './record-questions.ts'
import type { Incentivo } from './record.ts'
import { readSections } from './sections.ts'
import { fromVocabulary } from './vocabulary.ts'
import { readWindow } from './window.ts'

/** Fields of a grant that the import writes; all others belong to people. */
export type Imported = Omit<DatiBando, 'gestori' | 'fonte' | 'redazione' | 'daControllare' | 'pubblico' | 'duplicatoDi'>

const CRITERIA_COLUMNS: (keyof Incentivo)[] = [
  'Regioni',
  'Comuni',
  'Ambito_territoriale',
  'Codici_ATECO',
  'Settore_Attivita',
  'Dimensioni',
  'Tipologia_Soggetto',
  'Obiettivo_Finalita',
]
/** Each field that the import writes, with the columns of the source that it was read from. */
export const ORIGINI = {
  titolo: ['Titolo'],
  ente: ['Soggetto_Concedente'],
  link: ['Link_istituzionale'],
  dataApertura: ['Data_apertura'],
  oraApertura: ['Data_apertura', 'Note_di_apertura_chiusura', 'Descrizione'],
  dataChiusura: ['Data_chiusura'],
  oraChiusura: ['Data_chiusura', 'Note_di_apertura_chiusura', 'Descrizione'],
  noteFinestra: ['Note_di_apertura_chiusura'],
  procedura: ['Note_di_apertura_chiusura'],
  obiettivi: ['Obiettivo_Finalita'],
  forme: ['Forma_agevolazione'],
  costi: ['Costi_Ammessi'],
  ...(Object.fromEntries(Object.entries(COLUMN_OF_AMOUNT).map(([campo, column]) => [campo, [column]])) as Record<
    keyof typeof COLUMN_OF_AMOUNT,
    string[]
  >),
  criteri: CRITERIA_COLUMNS,
  sezioni: ['Descrizione', 'Altre_caratteristiche'],
  norme: ['Base_normativa_primaria', 'Base_normativa_secondaria', 'Provvedimento_attuativo', 'Gazzetta_ufficiale'],
} satisfies Partial<Record<keyof Imported, (keyof Incentivo)[] | string[]>>

export interface Built {
  /** By field of `data`: the columns of the source that it was read from, those that the record has. */
  origini: Record<string, string[]>
  data: Imported
  daControllare: Flag[]
}

/** What a record says, in the shape of a grant, and what a person should check. */
export function buildGrant(record: Incentivo, reference: Reference): Built {
  const flags = createFlags()
  const finestra = readWindow(record, flags)
  const criteri = readCriteria(record, flags, reference)
  const preference = criteri.find((each) => each.tipo === 'obiettivo')
  const sezioni = [...readSections(record.Descrizione), ...otherSection(record.Altre_caratteristiche)]
  const norme = legalBasis(record)
  const link = readLink(record.Link_istituzionale, flags)
  const data: Imported = {
    titolo: plainText(record.Titolo),
    ...(record.Soggetto_Concedente && { ente: record.Soggetto_Concedente }),
    ...(link && { link }),
    ...finestra,
    ...(preference?.tipo === 'obiettivo' && { obiettivi: preference.ammessi }),
    forme: fromVocabulary('forme', record.Forma_agevolazione, FORME_AGEVOLAZIONE, flags),
    costi: fromVocabulary('costi', record.Costi_Ammessi, COSTI_AMMESSI, flags).map((voce) => ({ voce })),
    ...readAmounts(record, flags),
    criteri,
    ...(sezioni.length > 0 && { sezioni }),
    ...(norme && { norme }),
  }
  askAboutRecord(record, flags)
  return {
    data,
    origini: originsOf(data, record),
    daControllare: flags.list().map((flag) => withCriteria(flag, criteri)),
  }
}

const originsOf = (data: Imported, record: Incentivo): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(ORIGINI).flatMap(([field, columns]) => {
      const given = columns.filter((column) => record[column as keyof Incentivo].length > 0)
      return field in data && given.length > 0 ? [[field, given]] : []
    }),
  )

/** A proposal about one criterion, `criteri.territorio`, is one of the whole list. */
function withCriteria(flag: Flag, criteri: readonly Criterio[]): Flag {
  const one = Object.entries(flag.proposta ?? {}).find(([field]) => field.startsWith('criteri.'))?.[1] as
    | Criterio
    | undefined
  if (!one) return flag
  const others = criteri.filter(({ id }) => id !== one.id)
  const at = Math.max(
    0,
    criteri.findIndex(({ id }) => id === one.id),
  )
  return { ...flag, proposta: { criteri: others.toSpliced(at, 0, one) } }
}

function readLink(text: string, flags: Flags): string | undefined {
  if (text === '') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  flags.add('link', 'link-invalid', `Indirizzo non valido: «${text}»`, { valore: text })
  return undefined
}

const otherSection = (text: string): { titolo: string; html: string }[] =>
  readSections(text).map(({ html }) => ({ titolo: 'Altre caratteristiche', html }))

function legalBasis(record: Incentivo): string {
  const { Base_normativa_primaria, Base_normativa_secondaria, Provvedimento_attuativo, Gazzetta_ufficiale } = record
  const gazzetta = Gazzetta_ufficiale && `Gazzetta ufficiale ${Gazzetta_ufficiale}`
  const parts = [Base_normativa_primaria, Base_normativa_secondaria, Provvedimento_attuativo, gazzetta]
  return [...new Set(parts.filter(Boolean))].join('\n')
}
