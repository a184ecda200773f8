import { foldText, VOCI_BILANCIO, vociFields, type VoceBilancio } from '@bandiera/domain'
import { parseSigned } from '@bandiera/ui/form'

/** What a column pasted from a spreadsheet holds. */
export interface Colonna {
  valori: Partial<Record<VoceBilancio | 'ula', number>>
  /** Lines that no line of the accounts was found for, as they were pasted. */
  ignote: string[]
}

/** Other names that programs and balance sheets give to a line. */
const ALIAS: Partial<Record<VoceBilancio | 'ula', readonly string[]>> = {
  ula: ['ula', 'addetti', 'dipendenti', 'unita lavorative annue', 'numero dipendenti'],
  ricavi: ['ricavi', 'fatturato', 'ricavi delle vendite', 'vendite'],
  valoreProduzione: ['valore produzione', 'totale valore della produzione'],
  materie: ['materie prime', 'acquisti', 'costi per materie prime', 'materie prime sussidiarie di consumo e merci'],
  servizi: ['costi per servizi', 'per servizi'],
  godimento: ['godimento beni di terzi', 'per godimento di beni di terzi', 'affitti e leasing'],
  personale: ['costo del personale', 'costi del personale', 'per il personale'],
  variazioneRimanenze: ['variazioni delle rimanenze', 'variazione rimanenze'],
  ammortamenti: ['ammortamenti', 'ammortamenti e svalutazioni'],
  accantonamenti: ['accantonamenti', 'accantonamenti per rischi'],
  oneriDiversi: ['oneri diversi', 'oneri diversi di gestione'],
  oneriFinanziari: ['oneri finanziari', 'interessi passivi', 'interessi e altri oneri finanziari'],
  imposte: ['imposte', 'imposte dell esercizio'],
  utile: ['utile', 'perdita', 'utile netto', 'utile d esercizio', 'perdita d esercizio', 'risultato d esercizio'],
  attivoCorrente: ['attivo circolante', 'totale attivo circolante', 'attivita correnti'],
  crediti: ['crediti', 'crediti commerciali', 'clienti'],
  liquidita: ['liquidita', 'cassa e banche', 'cassa'],
  totaleAttivo: ['totale attivo', 'attivo', 'totale attivita'],
  patrimonioNetto: ['patrimonio netto', 'totale patrimonio netto', 'pn'],
  utiliNonDistribuiti: ['riserve', 'utili non distribuiti', 'utili a nuovo'],
  debitiBreve: ['debiti a breve', 'passivo corrente', 'passivita correnti', 'debiti a breve termine'],
  debitiFornitori: ['fornitori', 'debiti commerciali'],
  debitiTotali: ['debiti', 'totale debiti'],
  quotaCapitale: ['quota capitale', 'rimborso finanziamenti', 'quote capitale'],
}

/**
 * Reads what was copied from a spreadsheet: lines of a name and a figure, or figures alone, which then are the lines of the
 * accounts from `from` on, one after the other; an empty line passes over one.
 */
export function readColonna(text: string, from: VoceBilancio = 'ricavi'): Colonna {
  const lines = text.replace(/\s+$/, '').split(/\r\n|\r|\n/)
  const named = lines.some((line) => /\p{L}{2}/u.test(line))
  return named ? byName(lines) : inOrder(lines, VOCI_BILANCIO.slice(VOCI_BILANCIO.indexOf(from)))
}

function byName(lines: readonly string[]): Colonna {
  const colonna: Colonna = { valori: {}, ignote: [] }
  for (const line of lines) {
    const cells = line.split(/\t|;/).map((cell) => cell.trim())
    const value = cells
      .slice(1)
      .map(parseSigned)
      .find((one) => one !== null)
    const voce = VOCE_BY_NAME.get(nameKey(cells[0] ?? ''))
    if (voce && value != null) colonna.valori[voce] = value
    else if (cells.some(Boolean) && value != null) colonna.ignote.push(line.trim())
  }
  return colonna
}

function inOrder(lines: readonly string[], voci: readonly VoceBilancio[]): Colonna {
  const colonna: Colonna = { valori: {}, ignote: [] }
  lines.forEach((line, index) => {
    const value = parseSigned(line)
    const voce = voci[index]
    if (voce && value !== null) colonna.valori[voce] = value
    else if (line.trim()) colonna.ignote.push(line.trim())
  })
  return colonna
}

/** A name without its place in the scheme and without signs: «B.9) Costi del personale» and «personale (B9)» come near. */
const nameKey = (name: string): string =>
  foldText(name.replace(/\([^)]*\)/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^\s*[a-d]?\s*\d{0,2}\s+(?=[a-z])/, '')
    .trim()

const VOCE_BY_NAME = new Map<string, VoceBilancio | 'ula'>([
  ...VOCI_BILANCIO.flatMap((voce) => [
    [nameKey(vociFields[voce].label), voce] as const,
    [nameKey(voce.replace(/[A-Z]/g, ' $&')), voce] as const,
  ]),
  ...Object.entries(ALIAS).flatMap(([voce, names]) =>
    names.map((name) => [name, voce as VoceBilancio | 'ula'] as const),
  ),
])
