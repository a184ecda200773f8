import { COSTI_AMMESSI, FORME_AGEVOLAZIONE, type DatiBando } from '@bandiera/domain'
import type { Reference } from '../../reference/reference.ts'
import { parseAmount } from './amount.ts'
import { readCriteria } from './criteria.ts'
import { createFlags, type Flag, type Flags } from './flags.ts'
import type { Incentivo } from './record.ts'
import { readSections } from './sections.ts'
import { fromVocabulary } from './vocabulary.ts'
import { readWindow } from './window.ts'

/** Fields of a grant that the import writes; all others belong to people. */
export type Imported = Omit<DatiBando, 'gestori' | 'fonte' | 'redazione' | 'daControllare' | 'pubblico' | 'duplicatoDi'>

export interface Built {
  /** By field: the columns of the source that it was read from. */
  origini?: Record<string, string[]>
  data: Imported
  daControllare: Flag[]
}

/** What a record says, in the shape of a grant, and what a person should check. */
export function buildGrant(record: Incentivo, reference: Reference): Built {
  const flags = createFlags()
  const finestra = readWindow(record, flags)
  const criteri = readCriteria(record, finestra.dataApertura, flags, reference)
  const preference = criteri.find((each) => each.tipo === 'obiettivo')
  const sezioni = [...readSections(record.Descrizione), ...otherSection(record.Altre_caratteristiche)]
  const norme = legalBasis(record)
  const link = readLink(record.Link_istituzionale, flags)
  const data: Imported = {
    titolo: record.Titolo.replace(/\s+/g, ' '),
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
  return { data, daControllare: flags.list() }
}

type Amounts = Pick<DatiBando, 'spesaMin' | 'spesaMax' | 'agevolazioneMin' | 'agevolazioneMax' | 'stanziamento'>

function readAmounts(record: Incentivo, flags: Flags): Amounts {
  const read = (campo: keyof Amounts, text: string): Amounts => {
    const { valore, motivo } = parseAmount(text)
    if (motivo) flags.add(campo, motivo)
    return valore === undefined ? {} : { [campo]: valore }
  }
  const amounts: Amounts = {
    ...read('spesaMin', record.Spesa_Ammessa_min),
    ...read('spesaMax', record.Spesa_Ammessa_max),
    ...read('agevolazioneMin', record.Agevolazione_Concedibile_min),
    ...read('agevolazioneMax', record.Agevolazione_Concedibile_max),
    ...read('stanziamento', record.Stanziamento_incentivo),
  }
  const { spesaMin = 0, spesaMax, agevolazioneMin = 0, agevolazioneMax } = amounts
  if (spesaMax === undefined && agevolazioneMax === undefined) {
    flags.add('agevolazioneMax', 'La fonte non indica gli importi')
  }
  if (spesaMin > (spesaMax ?? Infinity)) flags.add('spesaMin', 'La spesa minima supera la massima')
  if (agevolazioneMin > (agevolazioneMax ?? Infinity)) {
    flags.add('agevolazioneMin', 'L’agevolazione minima supera la massima')
  }
  return amounts
}

function readLink(text: string, flags: Flags): string | undefined {
  if (text === '') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  flags.add('link', `Indirizzo non valido: «${text}»`)
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
