export interface Amount {
  /** Euro; absent when nothing readable was found. */
  valore?: number
  /** Why a person should look at it, in Italian. */
  motivo?: string
}

const NUMBER = /\d[\d.,]*/g

/**
 * An amount as the catalogue writes it: `15375383,50`, `8061.19`, `1.500.000`, `163000000 (con dm 29/7), 161800000`.
 * The first value counts; text around it, or a comma that could be either, is left to a person.
 */
export function parseAmount(text: string): Amount {
  if (text === '') return {}
  const plain = text.replace(/€|euro|eur/gi, '').trim()
  const first = NUMBER.exec(plain)?.[0]
  NUMBER.lastIndex = 0
  const valore = first === undefined ? undefined : readNumber(first.replace(/[.,]$/, ''))
  if (valore === undefined || /%/.test(plain) || plain.startsWith('-'))
    return { motivo: `Importo non leggibile: «${text}»` }
  if (first !== plain) return { valore, motivo: `La fonte scrive «${text}»: è stato preso il primo valore` }
  return /^\d+,\d{3}$/.test(plain) ? { valore, motivo: `Importo ambiguo: «${text}»` } : { valore }
}

function readNumber(text: string): number | undefined {
  const thousands = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.exec(text)
  if (thousands && (thousands[1] === '.' || thousands[2] !== undefined)) return Number(text.replace(/[.,]/g, ''))
  if (/^[\d.]*,\d+$/.test(text)) return Number(text.replace(/\./g, '').replace(',', '.'))
  const value = Number(text.replace(/,/g, ''))
  return Number.isFinite(value) ? value : undefined
}
