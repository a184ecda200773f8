import { readData } from '@bandiera/factories/data'
import { openReference, type Reference } from '../../src/tenants/tables/reference.ts'
import type { Built } from '../../src/imports/incentivi/marks.ts'

/** What a careful editor reads in a record, and asks. */
export interface EditorReading {
  ateco?: 'tutti' | 'assente' | { code: string; version: string }[]
  territorio?: {
    livello: 'nazionale' | 'regioni' | 'comuni'
    regioni?: { codice: string }[]
    comuni?: { codice: string }[]
    soppressi?: Record<string, { codice: string }>
    provinciaSuggerita?: { codice: string }
  }
  apertura?: string | null
  oraApertura?: string | null
  chiusura?: string | null
  oraChiusura?: string | null
  chiusuraAnticipata?: string | null
  importi?: Record<'spesaMin' | 'spesaMax' | 'agevolazioneMin' | 'agevolazioneMax' | 'stanziamento', number | null>
  sportello?: boolean
  Costi_Ammessi_senza_ripetizioni?: string[]
  Forma_agevolazione_senza_ripetizioni?: string[]
  flags: { campo: string; perche: string }[]
  omessi?: string[]
}

/** The fields of a grant that a question of the expected readings is about. */
const READ_FIELDS: Record<string, readonly string[]> = {
  chiusura: ['dataChiusura', 'chiusuraAnticipata', 'oraChiusura'],
  date: ['dataApertura', 'dataChiusura'],
  ore: ['oraApertura', 'oraChiusura'],
  territorio: ['criteri.territorio', 'criteri.comuni'],
  comuni: ['criteri.comuni', 'criteri.territorio'],
  ateco: ['criteri.ateco'],
  dimensioni: ['criteri.dimensione'],
  soggetti: ['criteri.tipoSoggetto'],
  importi: ['spesaMin', 'spesaMax', 'agevolazioneMin', 'agevolazioneMax', 'stanziamento'],
  titolo: ['titolo'],
  forma: ['forme'],
  gazzetta: ['norme'],
}
/** Fields that a record has no data for because the copy left them out. */
const OMITTED: Record<string, readonly string[]> = {
  'tutti i campi salvo quelli scritti qui': [
    'dataApertura',
    'dataChiusura',
    'criteri.territorio',
    'criteri.dimensione',
    'criteri.tipoSoggetto',
  ],
}
/** Questions that the copied record gives no reason for: the list of more than 600 comuni is cut to 15. */
const NOT_IN_THE_COPY: Record<string, string[]> = { 4190: ['comuni'] }

export const docs = (
  JSON.parse(readData('incentivi_2026_A.json')) as { response: { docs: { ID_Incentivo: string }[] } }
).response.docs
export const editorReadings = JSON.parse(readData('incentivi_2026_A.expected.json')) as Record<string, EditorReading>
/** The tables that the server ships. */
export const reference: Reference = openReference('no-data-folder')

/** A field as it was read beside what it should be; `undefined` where the expected readings do not say. */
export interface FieldReading {
  campo: string
  letto: unknown
  atteso: unknown
}

/** Every field of a record that the expected readings have, beside what the import read. */
export function readingsOf(built: Built, atteso: EditorReading): FieldReading[] {
  const { data, daControllare } = built
  const proposed: Record<string, unknown>[] = daControllare.flatMap(({ proposta }) => (proposta ? [proposta] : []))
  const province = proposed.flatMap(({ criteri }) => (criteri as { province?: string[] }[] | undefined) ?? [])
  const { territorio, importi } = atteso
  const days = ['apertura', 'chiusura'].flatMap((name) => {
    const [day, hour] =
      name === 'apertura' ? (['dataApertura', 'oraApertura'] as const) : (['dataChiusura', 'oraChiusura'] as const)
    const key = name as 'apertura' | 'chiusura'
    return [
      { campo: day, letto: data[day] ?? null, atteso: atteso[key] },
      { campo: hour, letto: data[hour] ?? null, atteso: atteso[hour] },
    ]
  })
  const early = atteso.chiusuraAnticipata ? [atteso.chiusuraAnticipata] : undefined
  const all: FieldReading[] = [
    ...days,
    ...Object.entries(importi ?? {}).map(([campo, value]) => ({
      campo,
      letto: data[campo as 'spesaMin'] ?? null,
      atteso: value,
    })),
    { campo: 'criteri.ateco', letto: atecoOf(built), atteso: atteso.ateco },
    { campo: 'criteri.territorio', letto: regioniOf(built), atteso: territorio && expectedRegioni(territorio) },
    { campo: 'criteri.comuni', letto: comuniOf(built), atteso: territorio && expectedComuni(territorio) },
    {
      campo: 'criteri.territorio',
      letto: province.flatMap((one) => one.province ?? []),
      atteso: territorio && [territorio.provinciaSuggerita?.codice ?? []].flat(),
    },
    { campo: 'chiusuraAnticipata', letto: proposed.flatMap((one) => one.chiusuraAnticipata ?? []), atteso: early },
    // never stored, only proposed
    { campo: 'chiusuraAnticipata', letto: 'chiusuraAnticipata' in data, atteso: false },
    { campo: 'procedura', letto: data.procedura, atteso: atteso.sportello ? 'sportello' : undefined },
    { campo: 'costi', letto: data.costi?.map(({ voce }) => voce), atteso: atteso.Costi_Ammessi_senza_ripetizioni },
    { campo: 'forme', letto: data.forme, atteso: atteso.Forma_agevolazione_senza_ripetizioni },
  ]
  return all.filter((each) => each.atteso !== undefined)
}

/** Questions of the expected readings that the import does not ask, and those that it asks beyond them. */
export function questionsOf(
  { daControllare }: Built,
  atteso: EditorReading,
  id: string,
): { mancanti: unknown[]; inPiu: unknown[] } {
  const omitted = new Set((atteso.omessi ?? []).flatMap((field) => OMITTED[field] ?? []))
  const asked = daControllare.filter(({ campo }) => !omitted.has(campo))
  const wanted = atteso.flags.filter(({ campo }) => !NOT_IN_THE_COPY[id]?.includes(campo))
  const allowed = new Set(atteso.flags.flatMap(({ campo }) => READ_FIELDS[campo]!))
  return {
    mancanti: wanted.filter(({ campo }) => !asked.some((one) => READ_FIELDS[campo]!.includes(one.campo))),
    inPiu: asked.filter(({ campo }) => !allowed.has(campo)),
  }
}

const criterio = ({ data }: Built, tipo: string, id = tipo) =>
  data.criteri!.find((each) => each.id === id && each.tipo === tipo) as Record<string, unknown> | undefined

function atecoOf(built: Built): EditorReading['ateco'] {
  const found = criterio(built, 'ateco') as
    | { tutti?: boolean; ammessi?: { codice: string; versione: string }[] }
    | undefined
  if (!found) return 'assente'
  return found.tutti ? 'tutti' : found.ammessi!.map(({ codice, versione }) => ({ code: codice, version: versione }))
}

const regioniOf = (built: Built): unknown =>
  (criterio(built, 'territorio') as { regioni?: string[] } | undefined)?.regioni

const expectedRegioni = ({ livello, regioni = [] }: NonNullable<EditorReading['territorio']>): string[] =>
  livello === 'nazionale'
    ? Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(2, '0'))
    : regioni.map(({ codice }) => codice).sort()

/** Comuni of today that the territory names; for one that is no more the comune that took its place. */
function comuniOf(built: Built): string[] {
  const found = (criterio(built, 'territorio', 'comuni') ?? criterio(built, 'territorio')) as
    | { comuni?: string[] }
    | undefined
  const now = (codice: string) =>
    reference.comuni.byCode(codice) ? codice : (reference.variazioni.comuniVariati?.[codice]?.in ?? codice)
  return [...new Set((found?.comuni ?? []).flatMap(now))].sort()
}

const expectedComuni = ({ comuni = [], soppressi = {} }: NonNullable<EditorReading['territorio']>): string[] =>
  [...new Set([...comuni, ...Object.values(soppressi)].map(({ codice }) => codice))].sort()
