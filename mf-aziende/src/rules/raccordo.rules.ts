import { normalizeAteco, type Azienda, type CodiceAteco, type CodiceTrovato } from '@bandiera/domain'

type Codici = NonNullable<Azienda['ateco']>

/** A code of 2025 that a company may take for one of its own of 2007. */
export interface Proposta {
  di: Codici[number]
  /** One and no other. */
  certo: boolean
  /** Day of the table. */
  giorno: string
  codici: readonly { codice: string; titolo: string }[]
}

/** Codes of 2025 for those of 2007 that have none yet; none where the table does not say. */
export function proposteOf(ateco: Codici, found: (code: CodiceAteco) => CodiceTrovato | undefined): Proposta[] {
  const of2025 = ateco.filter(({ versione }) => versione === '2025')
  const of2007 = ateco.filter(({ versione }) => versione === '2007')
  if (of2025.length >= of2007.length) return []
  const held = new Set(of2025.map(({ codice }) => normalizeAteco(codice)))
  return of2007.flatMap((di) => {
    const { certo, giorno, codici } = found(di)?.altra ?? { codici: [] }
    const isHeld = codici.some(({ codice }) => held.has(normalizeAteco(codice)))
    return certo === undefined || giorno === undefined || isHeld ? [] : [{ di, certo, giorno, codici }]
  })
}

/** The codes of the company with the chosen one beside the one that it stands for; what prevails goes on prevailing in both versions. */
export function withProposta(ateco: Codici, di: Codici[number], codice: string): Codici {
  const at = ateco.indexOf(di)
  return ateco.toSpliced(at + 1, 0, { codice, versione: '2025', ...(di.prevalente && { prevalente: true }) })
}
