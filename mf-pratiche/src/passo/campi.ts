import { richiedeMotivo, type Pratica, type StatoPratica } from '@bandiera/domain'

/** Groups of fields that the window of a step may show. */
export type CampiPasso = 'motivo' | 'invio' | 'scadenza' | 'concessione' | 'erogazione'

/** Deadlines that a step starts, by the state it leads to. */
export const SCADENZA_DI = {
  integrazione_richiesta: 'integrazione',
  preavviso_rigetto: 'osservazioni',
  rendicontazione: 'rendicontazione',
} as const
export type ConScadenza = keyof typeof SCADENZA_DI

/** Deadlines that a step meets, by the state it leads to. */
export const CHIUDE: Partial<Record<StatoPratica, readonly string[]>> = {
  inviata: ['invio'],
  istruttoria: ['integrazione', 'osservazioni'],
  respinta: ['osservazioni'],
  erogata: ['rendicontazione'],
}

export const hasScadenza = (a: StatoPratica): a is ConScadenza => Object.hasOwn(SCADENZA_DI, a)

/** What the window asks for a step of this case file; nothing when it only asks to confirm. */
export function campiDi(pratica: Pratica, a: StatoPratica, riapre: boolean): CampiPasso[] {
  if (riapre) return []
  const asked: [CampiPasso, boolean][] = [
    ['motivo', richiedeMotivo(a)],
    ['invio', a === 'inviata'],
    // back from a suspension the deadlines are there already
    ['scadenza', hasScadenza(a) && pratica.stato !== 'sospesa' && pratica.stato !== 'contestazione'],
    ['concessione', a === 'concessa'],
    ['erogazione', a === 'erogata' && !pratica.erogazioni?.length],
  ]
  return asked.filter(([, wanted]) => wanted).map(([campi]) => campi)
}
