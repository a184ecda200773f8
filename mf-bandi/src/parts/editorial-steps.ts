import {
  isPassoRedazione,
  labelOf,
  mancanzeBando,
  passiDa,
  redazioneLabels,
  type Bando,
  type Redazione,
} from '@bandiera/domain'
import { testi } from '../texts.ts'

/** Editorial state of a grant; one without is a draft. */
export const redazioneOf = ({ data }: Bando): Redazione => data.redazione ?? 'bozza'

/** The steps that a grant can take now, the usual one first. */
export const passiOf = (bando: Bando) => passiDa(redazioneOf(bando))

/** Why a grant cannot take a step, in words; nothing when it can. The server asks the same. */
export function motiviContro(bando: Bando, a: Redazione): string[] {
  const da = redazioneOf(bando)
  if (da === a) return [testi.redazione.gia(labelOf(redazioneLabels, a))]
  if (!isPassoRedazione(da, a))
    return [testi.redazione.passo(labelOf(redazioneLabels, da), labelOf(redazioneLabels, a))]
  return a === 'pubblicato' ? mancanzeBando(bando.data).map(({ motivo }) => motivo) : []
}

/** Whether a step can be taken back: not every step has one that leads back. */
export const isReversibile = (bando: Bando, a: Redazione): boolean => isPassoRedazione(a, redazioneOf(bando))

/** What a step writes. */
export const passoPatch = (a: Redazione) => ({ set: { 'data.redazione': a } })
