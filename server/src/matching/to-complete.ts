import { cercaDaCompletare, type Conosciuto, type RispostaDaCompletare } from '@bandiera/matching'
import type { Asked } from './answer.ts'

/** What a world answered last: another one is told of it as another object. */
const found = new WeakMap<Conosciuto, RispostaDaCompletare>()

/**
 * Companies of a world of which a datum is most worth asking; with pauses, for hundreds of them may have to be looked at.
 */
export async function daCompletareDi(noto: Conosciuto, { budget, gone }: Asked): Promise<RispostaDaCompletare> {
  const known = found.get(noto)
  if (known) return known
  const { candidate, add, risposta } = cercaDaCompletare(noto)
  for await (const azienda of budget.inTurns(candidate)) {
    if (gone()) return risposta()
    add(azienda)
  }
  const answer = risposta()
  found.set(noto, answer)
  return answer
}
