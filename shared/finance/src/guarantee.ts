import type { DimensioneClass } from '@bandiera/domain'

/** What a financing asks of the public guarantee fund for SMEs (Fondo di garanzia PMI, rules until 31 December 2026). */
export interface GuaranteeRequest {
  finalita: 'investimenti' | 'liquidita'
  importo: number
  /** Class of the fund's own model, 1 to 5: typed by the person, never worked out here. */
  fascia?: number | null
  classe: DimensioneClass | null
  ula?: number | null
  /** Age of the company in whole months. */
  mesi?: number | null
  innovativa?: boolean | null
}

export interface Cover {
  /** Percent of the loan that the fund may cover; `null` when it is unknown. */
  percento: number | null
  /** Largest amount guaranteed, in euro. */
  massimo: number
  motivo: string
}

/** Guaranteed at most for one company, in euro (D.L. 200/2025, until 31 December 2026). */
export const MAX_GUARANTEED = 5_000_000
const REDUCED_AMOUNT = 100_000
const MID_CAP = { from: 250, to: 499 } as const

/**
 * Indicative cover of the guarantee fund: 80 % for investments, small amounts, young and innovative companies, 50 % for
 * liquidity; 40 and 30 % for small mid-caps; class 5 is left out. The fund alone decides.
 */
export function fundCover(richiesta: GuaranteeRequest): Cover {
  const { fascia, classe, ula, finalita } = richiesta
  const midCap = ula !== null && ula !== undefined && ula >= MID_CAP.from && ula <= MID_CAP.to
  if (fascia === 5) return cover(0, 'La fascia 5 è esclusa')
  if (classe === 'grande' && !midCap) return cover(0, 'Il fondo copre PMI e imprese fino a 499 addetti')
  if (classe === null) return { percento: null, massimo: 0, motivo: 'Manca la dimensione dell’azienda' }
  const investimenti = finalita === 'investimenti'
  if (midCap) return cover(investimenti ? 40 : 30, 'Impresa da 250 a 499 addetti', richiesta.importo)
  const reason = investimenti ? 'Investimenti' : fullReason(richiesta)
  return reason ? cover(80, reason, richiesta.importo) : cover(50, 'Liquidità', richiesta.importo)
}

function fullReason({ importo, mesi, innovativa }: GuaranteeRequest): string | null {
  if (importo <= REDUCED_AMOUNT) return 'Importo ridotto, fino a 100.000 €'
  if (innovativa) return 'Startup o PMI innovativa'
  return mesi !== null && mesi !== undefined && mesi < 36 ? 'Impresa con meno di tre anni' : null
}

const cover = (percento: number, motivo: string, importo = 0): Cover => ({
  percento,
  massimo: Math.min(MAX_GUARANTEED, (importo * percento) / 100),
  motivo,
})
