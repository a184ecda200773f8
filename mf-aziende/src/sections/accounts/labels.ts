import { foldText, BILANCIO_ITEMS, bilancioItemFields, type BilancioItem } from '@bandiera/domain'

export type Item = BilancioItem | 'ula'

export type Label =
  | { tipo: 'voce'; voce: Item; totale: boolean }
  /** One of the lines that a field adds up. */
  | { tipo: 'addendo'; voce: Item; gruppo: string; totale: boolean }
  /** A part of the line before: due within the year, or later. */
  | { tipo: 'scadenza'; entro: boolean }
  /** A line of the scheme that the form does not ask for, or part of one. */
  | { tipo: 'schema' }

/** Names of the official scheme (art. 2424 and 2425 c.c., labels of the XBRL taxonomy) and of programs, folded, without `totale`. */
const NAMES: Record<Item, string> = {
  ula: 'ula|addetti|dipendenti|unita lavorative annue|numero dipendenti|numero medio dipendenti|numero medio di dipendenti|numero di dipendenti|totale dipendenti|dipendenti numero medio|n dipendenti|dipendenti medi|organico medio|numero addetti|n addetti|numero medio addetti',
  ricavi:
    'ricavi|fatturato|ricavi delle vendite|vendite|ricavi delle vendite e delle prestazioni|ricavi vendite e prestazioni|ricavi delle vendite e prestazioni|ricavi di vendita|volume d affari|volume affari|ricavi netti|ricavi netti di vendita|ricavi da vendite e prestazioni|ricavi per vendite e prestazioni|fatturato netto|ricavi vendite',
  valoreProduzione: 'valore produzione|valore della produzione|del valore della produzione',
  materie:
    'materie prime|acquisti|costi per materie prime|per materie prime sussidiarie di consumo e di merci|per materie prime sussidiarie di consumo e merci|materie prime sussidiarie di consumo e merci|materie prime sussidiarie di consumo e di merci|costi per materie prime sussidiarie di consumo e di merci|costi per materie prime sussidiarie di consumo e merci|acquisti di materie prime|materie prime e merci|materie prime sussidiarie e merci|per materie prime|acquisti merci|acquisti di merci|acquisto merci|costi per acquisti',
  servizi:
    'costi per servizi|per servizi|servizi|costi per i servizi|prestazioni di servizi|spese per servizi|costi di servizi|costi servizi',
  godimento:
    'godimento beni di terzi|godimento di beni di terzi|per godimento di beni di terzi|per godimento beni di terzi|costi per godimento di beni di terzi|costi per godimento beni di terzi|costi godimento beni di terzi|spese per godimento beni di terzi|affitti e leasing',
  personale:
    'costo del personale|costi del personale|per il personale|costi per il personale|costo per il personale|personale|costi personale|spese per il personale|costo del lavoro|costi del lavoro|costo personale',
  ammortamenti: 'ammortamenti|ammortamenti e svalutazioni|ammortamento e svalutazioni',
  variazioneRimanenze:
    'variazioni delle rimanenze|variazione rimanenze|variazione delle rimanenze|variazioni delle rimanenze di materie prime sussidiarie di consumo e merci|variazioni delle rimanenze di materie prime sussidiarie di consumo e di merci|variazione delle rimanenze di materie prime sussidiarie di consumo e merci|variazione delle rimanenze di materie|variazioni rimanenze materie prime|variazione rimanenze materie prime|variazione delle rimanenze di materie prime|variazioni delle rimanenze di materie prime',
  accantonamenti: 'accantonamenti|accantonamenti per rischi|accantonamento per rischi',
  altriAccantonamenti: 'altri accantonamenti',
  oneriDiversi: 'oneri diversi|oneri diversi di gestione',
  oneriFinanziari:
    'oneri finanziari|interessi passivi|interessi e altri oneri finanziari|interessi ed altri oneri finanziari|interessi e oneri finanziari|interessi passivi e oneri finanziari|interessi passivi e altri oneri finanziari',
  imposte:
    'imposte|imposte dell esercizio|imposte sul reddito|imposte sul reddito dell esercizio|delle imposte sul reddito dell esercizio correnti differite e anticipate|imposte sul reddito dell esercizio correnti differite e anticipate|imposte sul reddito di esercizio correnti differite e anticipate|imposte di esercizio|imposte dell esercizio correnti e differite|imposte sul reddito correnti e differite|ires e irap|ires irap',
  utile:
    'utile|perdita|utile netto|perdita netta|utile d esercizio|perdita d esercizio|utile dell esercizio|perdita dell esercizio|utile di esercizio|perdita di esercizio|risultato d esercizio|risultato dell esercizio|risultato netto|risultato netto d esercizio|utile netto d esercizio|perdita netta d esercizio|utile perdita dell esercizio|utile perdita d esercizio|utile perdita|utile o perdita dell esercizio|utile o perdita d esercizio|utile o perdita|utile e perdita d esercizio|utile esercizio|perdita esercizio|utile perdita esercizio|risultato esercizio|utile di periodo|perdita di periodo|utile del periodo|perdita del periodo|risultato di periodo|risultato del periodo',
  attivoCorrente: 'attivo circolante|attivita correnti|attivo corrente|attivita a breve|c attivo circolante',
  rimanenze: 'rimanenze|magazzino|rimanenze di magazzino|rimanenze finali',
  crediti:
    'crediti|crediti commerciali|clienti|verso clienti|crediti verso clienti|crediti v clienti|crediti verso i clienti',
  liquidita: 'liquidita|cassa e banche|cassa|disponibilita liquide|delle disponibilita liquide',
  totaleAttivo: 'attivo|attivita|dell attivo|attivo a b c d|stato patrimoniale attivo',
  patrimonioNetto: 'patrimonio netto|pn|del patrimonio netto|mezzi propri',
  utiliNonDistribuiti: 'riserve|utili non distribuiti|utili a nuovo|riserve e utili non distribuiti',
  debitiBreve:
    'debiti a breve|passivo corrente|passivita correnti|debiti a breve termine|debiti entro 12 mesi|debiti entro l esercizio|debiti entro l esercizio successivo|debiti esigibili entro l esercizio successivo|passivita a breve',
  debitiFornitori: 'fornitori|debiti commerciali|debiti verso fornitori|verso fornitori|debiti v fornitori',
  debitiFinanziari: 'debiti finanziari|posizione debitoria finanziaria',
  debitiTributariPrevidenziali: 'debiti tributari e previdenziali|debiti previdenziali e tributari',
  debitiTotali: 'debiti|dei debiti|debiti totali',
  quotaCapitale:
    'quota capitale|rimborso finanziamenti|quote capitale|quote capitale rimborsate|rimborso quote capitale',
}

/** Lines that have no total of their own in the scheme: the field is their sum. */
const ADDENDS: Partial<Record<Item, string>> = {
  debitiFinanziari:
    'obbligazioni|prestiti obbligazionari|obbligazioni convertibili|debiti verso soci per finanziamenti|debiti verso banche|debiti v banche|debiti vs banche|debiti bancari|banche|debiti verso altri finanziatori|mutui passivi',
  debitiTributariPrevidenziali:
    'debiti tributari|debiti verso istituti di previdenza e di sicurezza sociale|debiti verso istituti di previdenza e sicurezza sociale|debiti previdenziali|debiti verso istituti previdenziali',
  utiliNonDistribuiti:
    'riserva legale|riserve statutarie|altre riserve|altre riserve distintamente indicate|utili portati a nuovo|perdite portate a nuovo|utili perdite portati a nuovo|utili perdite a nuovo',
}

/** Other lines of the scheme, and parts of lines: known, and not asked for. */
const SCHEMA =
  /^(?:altri$|altre$|crediti verso soci|immobilizzazioni|costi di (?:impianto|sviluppo|ricerca)|diritti di brevetto|concessioni licenze|terreni e fabbricati|impianti e macchinari|attrezzature|altri beni|altre immobilizzazioni|partecipazioni|altri titoli|strumenti finanziari|prodotti (?:in corso|finiti)|materie prime sussidiarie e di consumo$|lavori in corso|acconti|crediti tributari|imposte anticipate|verso (?:altri|imprese|controllanti|soci)|crediti verso|attivita finanziarie|depositi bancari|assegni|da?naro e valori|denaro e valori|ratei e risconti|capitale(?: sociale)?$|riserva|riserve (?:di|per)|versamenti|varie altre riserve|tfr$|t f r$|fondi? per|fondi? rischi|fondo tfr|trattamento di fine rapporto|altri debiti|debiti (?:oltre|verso|rappresentati|per)|passivo$|passivo e|passivita$|del passivo|altri ricavi|contributi in conto|incrementi di immobilizzazioni|variazion[ei] (?:delle rimanenze di prodotti|rimanenze (?:di )?prodotti|dei lavori)|costi della produzione|salari e stipendi|oneri sociali|trattamento di quiescenza|altri costi|ammortamento|altre svalutazioni|svalutazioni|differenza tra|margine|ebitda|ebit$|mol$|valore aggiunto|proventi|altri proventi|diversi dai precedenti|utili e perdite su cambi|rettifiche|rivalutazioni|risultato (?:prima|operativo|ante)|utile ante|imposte (?:correnti|relative|differite|e anticipate|esercizi)|di (?:partecipazioni|immobilizzazioni|titoli|strumenti))/

/** A name without its place in the scheme («B.9) Costi del personale», «personale (B9)», «17-bis)»); `null` outside balance sheets. */
export function labelOf(nome: string): Label | null {
  const plain = keyOf(nome)
  // «Perdita (utile)»: a loss may be written above zero there, or below
  if (/^\W*perdit[ae]\b.*\butil[ei]\b/i.test(nome)) return null
  const totale = /^totale? /.test(plain)
  const nameKey = plain.replace(/^tot(?:ale)? /, '')
  if (
    /esigibil\w+ (entro|oltre)|^(entro|oltre) (?:l |il )?(?:esercizio|12 mesi)/.test(nameKey) &&
    !nameKey.startsWith('debiti')
  )
    return { tipo: 'scadenza', entro: /entro/.test(nameKey) }
  const voce = BY_NAME.get(plain) ?? BY_NAME.get(nameKey)
  if (voce) return { tipo: 'voce', voce, totale }
  const addend = BY_ADDEND.get(nameKey)
  if (addend) return { tipo: 'addendo', voce: addend, gruppo: nameKey, totale }
  return SCHEMA.test(nameKey) ? { tipo: 'schema' } : null
}

/** Whether the name says a loss and no profit: its amount is below zero, however it is written. */
export const isLoss = (nome: string): boolean => {
  const words = foldText(nome)
  return /\bperdit[ae]\b/.test(words) && !/\b(?:util[ei]|risultato)\b/.test(words)
}

const PLACE =
  /^(?:[A-E] +(?=\p{Lu}\p{Ll})|(?:[A-E][\s.]?)?(?:[IVX]{1,4}|\d{1,2})?(?:[\s-]?(?:bis|ter|quater|quinquies))?[\s]*[).:–°-]+,?\s*|[A-E]\.?\s?\d{1,2}\s+|[a-e]\),?\s*|[IVX]{2,4}\s+)+(?=\S)/u

/** The name as the tables have it. A loss in brackets stays where nothing else is said: «(Perdita) d’esercizio». */
export function keyOf(nome: string): string {
  const [, total = '', rest = nome] = /^(tot(?:ale)?\.?\s+)?(.*)$/i.exec(nome.replace(/\s+(?:19|20)\d\d$/, '')) ?? []
  const bare = `${total}${rest.replace(PLACE, '')}`
  const key = foldText(bare.replace(/\((?!perdit)[^)]*\)/gi, ' '))
  return key.replace(/^[a-d]? ?\d{1,2} (?=[a-z])/, '')
}

const entries = (names: Partial<Record<Item, string>>): [string, Item][] =>
  Object.entries(names).flatMap(([voce, all]) => all.split('|').map((name): [string, Item] => [name, voce as Item]))

const BY_NAME = new Map<string, Item>([
  ...BILANCIO_ITEMS.flatMap((voce): [string, Item][] => [
    [keyOf(bilancioItemFields[voce].label), voce],
    [keyOf(bilancioItemFields[voce].label).replace(/^tot(?:ale)? /, ''), voce],
    [foldText(voce.replace(/[A-Z]/g, ' $&')), voce],
  ]),
  ...entries(NAMES),
])
const BY_ADDEND = new Map(entries(ADDENDS))
