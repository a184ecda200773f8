import { BILANCIO_ITEMS, type Bilancio } from '@bandiera/domain'
import type { Random } from '@bandiera/factories/random'

/** One year's accounts in which every line is known and of a plausible size; some make losses. */
export function randomBilancio(random: Random, anno: number, chance = 1): Bilancio {
  const ricavi = 100_000 + random.int(5_000_000)
  const bilancio: Bilancio = { anno }
  for (const voce of BILANCIO_ITEMS)
    if (random.chance(chance)) bilancio[voce] = Math.round(ricavi * (0.02 + random.next() * 0.25))
  if (bilancio.valoreProduzione !== undefined) bilancio.valoreProduzione = ricavi * 2
  return bilancio
}
