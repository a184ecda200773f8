import { isAtecoShape, normalizeAteco } from './ateco.ts'
import { sezioneOf } from './ateco-titles.ts'
import type { CodiceAteco, Criterio, CriterioDi, Soglie, TipoCriterio } from './criterio.ts'
import { VERIFICHE } from './criterio-tipi.ts'
import { provinciaByCode, regioneByCode } from './territory.ts'
import {
  COSTI_AMMESSI,
  FORME_GIURIDICHE,
  OBIETTIVI,
  TIPI_SOGGETTO,
  indici,
  qualifiche,
  regimiAiuto,
} from './vocabularies.ts'

/** What is wrong with a criterion: the field and what to do. */
export interface Difetto {
  path: string[]
  message: string
}
type Check<T extends TipoCriterio> = (criterio: CriterioDi<T>) => (Difetto | false | undefined)[]

const at = (field: string, message: string): Difetto => ({ path: [field], message })
const WHOLE = 'Scrivi un numero intero'

/** A list that may not be empty and holds only values of the vocabulary. */
const choice = (field: string, values: readonly string[], known: readonly string[]) => [
  values.length === 0 && at(field, 'Scegli almeno una voce'),
  unknown(field, values, (value) => known.includes(value)),
]

function unknown(field: string, values: readonly string[] = [], isKnown: (value: string) => boolean) {
  const wrong = values.filter((value) => !isKnown(value))
  return wrong.length > 0 && at(field, `Valore non riconosciuto: ${wrong.join(', ')}. Toglilo e sceglilo dall’elenco`)
}

function limits({ min, max }: { min?: number | undefined; max?: number | undefined }, [low, high] = ['min', 'max']) {
  return [
    min === undefined && max === undefined && at(low!, 'Indica almeno uno dei due limiti'),
    min !== undefined && min < 0 && at(low!, 'Inserisci un valore non negativo'),
    max !== undefined && max < 0 && at(high!, 'Inserisci un valore non negativo'),
    min !== undefined && max !== undefined && min > max && at(high!, 'Il massimo è più piccolo del minimo: scambiali'),
  ]
}

/** Shares of women or young people: within 0 and 100, and asked of a company that can have them. */
function thresholds({ quote, soci, amministratori, anniMax }: Soglie, unaDi: readonly string[]) {
  const shares = Object.entries({ quote, soci, amministratori }).filter(([, value]) => value !== undefined)
  const asked = shares.length > 0 || anniMax !== undefined
  return [
    ...shares.map(([name, value]) => (value! < 0 || value! > 100) && inSoglie(name, 'Una percentuale va da 0 a 100')),
    asked &&
      !unaDi.some((chiave) => chiave === 'femminile' || chiave === 'giovanile') &&
      at('unaDi', 'Le soglie valgono per imprese femminili e giovanili: scegline almeno una'),
    anniMax !== undefined && shares.length === 0 && inSoglie('quote', 'Indica almeno una delle percentuali'),
    anniMax !== undefined && !(anniMax >= 18 && anniMax < 100) && inSoglie('anniMax', 'Scrivi gli anni, da 18 a 99'),
    !isWhole(anniMax) && inSoglie('anniMax', WHOLE),
  ]
}

const inSoglie = (field: string, message: string): Difetto => ({ path: ['soglie', field], message })

const checks: { [T in TipoCriterio]: Check<T> } = {
  territorio: ({ regioni = [], province = [], comuni = [], macroArea, zes, ambito = [] }) => [
    !macroArea &&
      !zes &&
      regioni.length + province.length + comuni.length + ambito.length === 0 &&
      at('regioni', 'Scegli dove: un’area, delle regioni, delle province, dei comuni o una zona'),
    unknown('regioni', regioni, (code) => regioneByCode(code) !== undefined),
    unknown('province', province, (code) => provinciaByCode(code) !== undefined),
    unknown('comuni', comuni, (code) => /^\d{6}$/.test(code) && provinciaByCode(code.slice(0, 3)) !== undefined),
    apart('province', regioni, province),
  ],
  ateco: ({ tutti, ammessi = [], esclusi = [] }) => [
    !tutti && ammessi.length + esclusi.length === 0 && at('ammessi', 'Aggiungi un codice, o scegli tutti i settori'),
    tutti && ammessi.length > 0 && at('ammessi', 'Con tutti i settori ammessi l’elenco dei codici deve essere vuoto'),
    ...ammessi.map((codice) => wrongCode('ammessi', codice)),
    ...esclusi.map((codice) => wrongCode('esclusi', codice)),
    ...esclusi.map(
      (out) => ammessi.some((one) => sameCode(one, out)) && at('esclusi', `${out.codice} è anche tra gli ammessi`),
    ),
  ],
  dimensione: ({ ammesse }) => [ammesse.length === 0 && at('ammesse', 'Scegli almeno una voce')],
  tipoSoggetto: ({ ammessi }) => choice('ammessi', ammessi, TIPI_SOGGETTO),
  formaGiuridica: ({ ammesse = [], escluse = [] }) => [
    ammesse.length + escluse.length === 0 && at('ammesse', 'Scegli almeno una forma ammessa o esclusa'),
    unknown('ammesse', ammesse, (forma) => FORME_GIURIDICHE.some((one) => one === forma)),
    unknown('escluse', escluse, (forma) => FORME_GIURIDICHE.some((one) => one === forma)),
    ammesse.some((forma) => escluse.includes(forma)) && at('escluse', 'La stessa forma è ammessa ed esclusa'),
  ],
  eta: ({ mesiMin: min, mesiMax: max }) => [
    ...limits({ min, max }, ['mesiMin', 'mesiMax']),
    !isWhole(min) && at('mesiMin', WHOLE),
    !isWhole(max) && at('mesiMax', WHOLE),
  ],
  qualifica: ({ unaDi, soglie = {} }) => [
    ...choice('unaDi', unaDi, Object.keys(qualifiche)),
    ...thresholds(soglie, unaDi),
  ],
  fatturato: (criterio) => limits(criterio),
  dipendenti: (criterio) => limits(criterio),
  investimento: (criterio) => limits(criterio),
  obiettivo: ({ ammessi }) => choice('ammessi', ammessi, OBIETTIVI),
  costi: ({ ammessi }) => choice('ammessi', ammessi, COSTI_AMMESSI),
  deMinimis: ({ regime = 'deMinimis', massimale, importo }) => [
    !(regime in regimiAiuto) && massimale === undefined && at('massimale', 'Indica il massimale di questo regime'),
    massimale !== undefined && massimale <= 0 && at('massimale', 'Il massimale deve essere maggiore di zero'),
    importo !== undefined && importo < 0 && at('importo', 'Inserisci un valore non negativo'),
    importo !== undefined && massimale !== undefined && importo > massimale && at('importo', 'Supera il massimale'),
  ],
  regolarita: ({ richieste }) => choice('richieste', richieste, Object.keys(VERIFICHE)),
  bilanci: ({ minimo }) => [(!isWhole(minimo) || minimo < 1) && at('minimo', 'Scrivi un numero intero da 1 in su')],
  kpi: ({ indice }) => [!(indice in indici) && at('indice', 'Scegli l’indice dall’elenco')],
  libero: ({ testo }) => [testo.trim() === '' && at('testo', 'Scrivi il requisito')],
}

/** What is wrong with one criterion, field by field; empty when it can be used. */
export function difettiCriterio(criterio: Criterio): Difetto[] {
  const check = checks[criterio.tipo] as Check<TipoCriterio>
  const heavy = (criterio.peso ?? 0) > 100 && at('peso', 'Il peso va da 0 a 100')
  return [...check(criterio), heavy].filter((one) => one !== false && one !== undefined)
}

/** What is wrong between the criteria of one list: two with the same `id` could not be told apart. */
export function difettiElenco(criteri: readonly Criterio[]): Difetto[] {
  const twice = criteri.findIndex(({ id }, index) => criteri.findIndex((one) => one.id === id) !== index)
  return twice < 0 ? [] : [{ path: [String(twice), 'id'], message: 'Due criteri hanno lo stesso identificativo' }]
}

const isWhole = (value: number | undefined): boolean => value === undefined || Number.isInteger(value)

const sameCode = (a: CodiceAteco, b: CodiceAteco): boolean =>
  a.versione === b.versione && normalizeAteco(a.codice) === normalizeAteco(b.codice)

function wrongCode(field: string, { codice, versione }: CodiceAteco) {
  if (!isAtecoShape(codice)) return at(field, `${codice} non è un codice ATECO: da due a sei cifre`)
  return versione && !sezioneOf(codice, versione) && at(field, `${codice} non esiste in ATECO ${versione}`)
}

/** Places narrow each other: a province outside the chosen regions can never hold. */
function apart(field: string, regioni: readonly string[], province: readonly string[]) {
  const out = regioni.length > 0 && province.find((code) => !regioni.includes(provinciaByCode(code)?.regione ?? ''))
  return out ? at(field, `${provinciaByCode(out)?.nome ?? out} non è nelle regioni scelte sopra`) : undefined
}
