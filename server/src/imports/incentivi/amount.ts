import { readAmount } from '@bandiera/domain'
import { shorten } from './plain-text.ts'

/** One amount field of the catalogue: its value in euro, or what to ask. */
export interface Amount {
  /** Absent when the source does not say it, or it has to be asked. */
  valore?: number
  tipo?: string
  /** The question, in Italian. */
  motivo?: string
  /** What one click takes. */
  proposta?: number
}

const PLACEHOLDER = /^(?:1|0\.01|1{6,}|123456(?:7(?:89?)?)?|9{5,}(?:\.9+)?|10{9,})$/
/** It says that there is none. */
const SILENT =
  /^(?:non\s+(?:previst|specificat|indicat|disponibil|applicabil|definit|quantificat)\p{L}+|(?:da|in\s+(?:corso|fase)\s+di|in\s+attesa\s+di)\s+(?:defini|determina|quantifica|stabili)\p{L}+|zero(?:\s+euro)?|illimitat\p{L}|nessun\p{L}*(?:\s+(?:limite|importo|massimale|minimo|massimo))?|n\.?\s?[cda]\.?)$/iu
/** Words around an amount that leave it as it is: `fino a 50.000 euro per impresa (IVA esclusa)`. */
const BEFORE =
  /^(?:(?:importo|contributo|fino|sino|massimo|max\.?|pari|ad?|un|di|del|(?:all[’'])?incirca|circa|ca\.?|c\.a\.?|indicativamente|approssimativamente|complessiv\w+|totale|dotazione(?:\s+finanziaria)?|stanziamento|risorse)\s*[:~≈]?\s+)+(?=[€\d]|eur)|^[~≈]\s*(?=\d)/i
const BEHIND =
  /\s*(?:\/|(?:per|a|ad)\s+(?:ciascun[oa]?\s+|ogni\s+|singol[oa]\s+)?)(?:impresa|progetto|beneficiari[oa]|domanda|soggetto|richiedente)$|\s*\((?![^)]*(?:migliai|\bin\s+mil|\bmln|\bk\b|annu|mes[ei]|giorn|%))(?!\s*milion)[^()\d]*(?:\/00)?\)$|\s(?:circa|ca\.?|a\s+fondo\s+perduto|complessiv[ie]|una\s+tantum)$|\s*(?:\+|oltre|più|al\s+netto\s+(?:di|dell[’'])|esclusa|inclusa)\s*IVA$|\s*[,(]?\s*di\s+cui\s.*$|,?=$/i
const ONE = /\d[\d.,'’]*/

/**
 * An amount as the catalogue writes it: `15375383,50`, `8061.19`, `10 milioni di euro`. `0` says nothing; a placeholder such as
 * `999999` and a text with several amounts are asked.
 */
export function parseAmount(text: string): Amount {
  if (SILENT.test(text.trim())) return {}
  const { valore, motivo } = readAmount(bare(text))
  if (motivo !== undefined)
    return severalIn(text) ?? { tipo: 'amount-unreadable', motivo: `Importo non leggibile: «${shorten(text)}»` }
  if (valore === null || valore === 0) return {}
  if (valore < 0) return { tipo: 'amount-unreadable', motivo: `Importo negativo: «${shorten(text)}»` }
  if (!PLACEHOLDER.test(String(valore))) return { valore }
  const proposta = valore > 1 && { proposta: valore }
  return { tipo: 'amount-placeholder', motivo: `«${shorten(text)}» sembra un segnaposto, non un importo`, ...proposta }
}

/** The amount without the words around it that change nothing. */
function bare(text: string): string {
  const behind = text.trim().replace(BEHIND, '').replace(BEHIND, '')
  return behind.replace(BEFORE, '')
}

/** `163000000 (con dm 29/7), 161800000 (con dm 09/08)`: which one holds is asked, the first is proposed. */
function severalIn(text: string): Amount | null {
  const pieces = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[;|/\n]|,\s|\s,|\s[-–]\s|\s(?:e|a|più|oltre|di cui|per)\s|\s\+\s/i)
  const amounts = pieces.flatMap(
    (piece) => readAmount(piece.trim()).valore ?? readAmount(ONE.exec(piece)?.[0] ?? '').valore ?? [],
  )
  const [first] = amounts.filter((value) => value >= 1000)
  if (first === undefined) return null
  const motivo =
    amounts.length > 1
      ? `La fonte dà più importi: «${shorten(text)}»`
      : `Accanto all’importo c’è altro: «${shorten(text)}»`
  return { tipo: amounts.length > 1 ? 'amount-several' : 'amount-with-words', motivo, proposta: first }
}
