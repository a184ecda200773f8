import { readAmounts, COLUMN_OF_AMOUNT } from './amounts.ts'
import { ADMITTED_COSTS, type Criterio, AGEVOLAZIONE_FORMS } from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import { fromVocabulary, readCriteria } from './criteria.ts'
import { createFlags, type Flag, type Flags } from './flags.ts'
import { plainText, withoutEntities } from './plain-text.ts'
import { askAboutForm, askAboutGazette } from './questions.ts'
import type { CatalogueRecord } from './record.ts'
import { readWindow } from './window.ts'
import type { Imported, Built } from './marks.ts'

const CRITERIA_COLUMNS: (keyof CatalogueRecord)[] = [
  'Regioni',
  'Comuni',
  'Ambito_territoriale',
  'Codici_ATECO',
  'Settore_Attivita',
  'Dimensioni',
  'Tipologia_Soggetto',
  'Obiettivo_Finalita',
]
const SOURCE_COLUMNS = {
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
} satisfies Partial<Record<keyof Imported, (keyof CatalogueRecord)[] | string[]>>

export function buildGrant(record: CatalogueRecord, reference: Reference): Built {
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
    forme: fromVocabulary('forme', record.Forma_agevolazione, AGEVOLAZIONE_FORMS, flags),
    costi: fromVocabulary('costi', record.Costi_Ammessi, ADMITTED_COSTS, flags).map((voce) => ({ voce })),
    ...readAmounts(record, flags),
    criteri,
    ...(sezioni.length > 0 && { sezioni }),
    ...(norme && { norme }),
  }
  askAboutForm(record, flags)
  askAboutGazette(record, flags)
  return {
    data,
    origini: originsOf(data, record),
    daControllare: flags.list().map((flag) => withCriteria(flag, criteri)),
  }
}

const originsOf = (data: Imported, record: CatalogueRecord): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(SOURCE_COLUMNS).flatMap(([field, columns]) => {
      const given = columns.filter((column) => record[column as keyof CatalogueRecord].length > 0)
      return field in data && given.length > 0 ? [[field, given]] : []
    }),
  )

/** A proposal about one criterion, `criteri.territorio`, becomes one of the whole list. */
function withCriteria(flag: Flag, criteri: readonly Criterio[]): Flag {
  const one = Object.entries(flag.proposta ?? {}).find(([field]) => field.startsWith('criteri.'))?.[1] as
    | Criterio
    | undefined
  if (!one) return flag
  const others = criteri.filter(({ id }) => id !== one.id)
  const at = criteri.findIndex(({ id }) => id === one.id)
  return { ...flag, proposta: { criteri: others.toSpliced(Math.max(0, at), 0, one) } }
}

function readLink(text: string, flags: Flags): string | undefined {
  if (text === '') return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  flags.ask('link-invalid', { valore: text })
  return undefined
}

const otherSection = (text: string): { titolo: string; html: string }[] =>
  readSections(text).map(({ html }) => ({ titolo: 'Altre caratteristiche', html }))

function legalBasis(record: CatalogueRecord): string {
  const { Base_normativa_primaria, Base_normativa_secondaria, Provvedimento_attuativo, Gazzetta_ufficiale } = record
  const gazzetta = Gazzetta_ufficiale && `Gazzetta ufficiale ${Gazzetta_ufficiale}`
  const parts = [Base_normativa_primaria, Base_normativa_secondaria, Provvedimento_attuativo, gazzetta]
  return [...new Set(parts.filter(Boolean))].join('\n')
}

const SPLIT = /(?:^|\s)(Cos['’]è|A chi si rivolge|Cosa prevede)(?=\s|$)/g
/** Safe HTML, only `<p>` and `<ul>`, cut at the headings of the catalogue; without them one section `Descrizione`. */
export function readSections(description: string): { titolo: string; html: string }[] {
  const text = toText(description)
  const [before = '', ...rest] = text.split(SPLIT)
  const found = rest.flatMap((heading, i) =>
    i % 2 === 0 ? [{ titolo: heading.replace("'", '’'), html: toHtml(rest[i + 1] ?? '') }] : [],
  )
  const all = [{ titolo: 'Descrizione', html: toHtml(before) }, ...found]
  return all.filter(({ html }) => html !== '')
}

/** Blocks become lines, tags go, entities are read once. */
function toText(source: string): string {
  const text = source
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
  return withoutEntities(text)
}

/** Lines as paragraphs; `- a; - b` as a list, also without line breaks (`:- a; - b`). */
function toHtml(text: string): string {
  const lines = text
    .replace(/([:;.])\s*[-–•]\s+/g, '$1\n- ')
    .replace(/([:;])[-–•](?=\S)/g, '$1\n- ')
    .replace(/\s•\s*/g, '\n- ')
    .split('\n')
    .flatMap(splitItem)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  let html = ''
  for (const line of lines) {
    const item = /^- ?(.*)$/.exec(line)?.[1]
    if (item === undefined) html += `<p>${escape(line)}</p>`
    else if (html.endsWith('</ul>')) html = `${html.slice(0, -5)}<li>${escape(item)}</li></ul>`
    else html += `<ul><li>${escape(item)}</li></ul>`
  }
  return html
}

/** `- biodiversità- turismo sostenibile`: items without a line break. */
const splitItem = (line: string): string[] =>
  /^\s*- /.test(line) ? line.replace(/([\p{L}\d)])[-–]\s+(?=\p{Ll})/gu, '$1\n- ').split('\n') : [line]

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
