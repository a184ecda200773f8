import type { Motivo, PassoPratica, StatoPratica } from '@bandiera/domain'
import { CAMMINO } from '@bandiera/domain'
import { dayBetween, type World } from './world.ts'

/** Where the side ways leave the usual one, what lies between, and the reason that a negative end gives. */
const DEVIAZIONI: Partial<
  Record<StatoPratica, { da: StatoPratica; via?: StatoPratica; motivo?: Motivo; nota?: string }>
> = {
  integrazione_richiesta: { da: 'istruttoria' },
  ammessa_non_finanziata: { da: 'istruttoria' },
  preavviso_rigetto: { da: 'istruttoria' },
  respinta: { da: 'istruttoria', via: 'preavviso_rigetto', motivo: 'punteggio_insufficiente' },
  contestazione: { da: 'rendicontazione' },
  sospesa: { da: 'raccolta_documenti', nota: 'In attesa del nuovo bilancio.' },
  rinunciata: { da: 'verifica_requisiti', motivo: 'rinuncia_cliente' },
  annullata: { da: 'bozza', motivo: 'altro', nota: 'Aperta due volte per errore.' },
  revocata: { da: 'rendicontazione', motivo: 'non_ammissibile' },
}

/** The states that a case file has gone through to stand where it stands, itself included. */
export function passiFino(stato: StatoPratica): StatoPratica[] {
  const side = DEVIAZIONI[stato]
  const usual = CAMMINO.slice(0, CAMMINO.indexOf(side?.da ?? stato) + 1)
  return side ? [...usual, ...(side.via ? [side.via] : []), stato] : usual
}

/** History of a case file opened on a day by somebody: a legal step after the other, never after today. */
export function storiaOf(world: World, stato: StatoPratica, aperta: string, chi: string): PassoPratica[] {
  const passi = passiFino(stato)
  const { motivo, nota } = DEVIAZIONI[stato] ?? {}
  const giorni = passi.slice(1).map(() => dayBetween(world, aperta, world.oggi))
  giorni.sort()
  return passi.slice(1).map((a, n) => {
    const ended = a === stato
    return {
      da: passi[n]!,
      a,
      quando: `${giorni[n]}T0${8 + (n % 2)}:30:00.000Z`,
      chi,
      ...(ended && motivo ? { motivo } : {}),
      ...(ended && nota ? { nota } : {}),
    }
  })
}
