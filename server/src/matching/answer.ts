import { createRisposta, type Conosciuto, type DomandaIncroci, type RispostaIncroci } from '@bandiera/matching'
import type { Budget } from '../http/bounds/budget.ts'

/** Matches between two looks at the clock. */
const STRIDE = 500

/** What an answer may cost, and whether no one waits for it any more. */
export interface Asked {
  budget: Budget
  gone: () => boolean
}

/**
 * The rows of a ranking that a question asks for, as those see them whose world it is; with pauses, for a grant may have a
 * hundred thousand companies.
 */
export async function rispondi(
  noto: Conosciuto,
  domanda: DomandaIncroci,
  { budget, gone }: Asked,
): Promise<RispostaIncroci> {
  const { verdetti, add, risposta } = createRisposta(noto, domanda)
  for await (const some of budget.inTurns(strides(verdetti))) {
    some.forEach(add)
    if (gone()) break
  }
  return risposta()
}

function* strides<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += STRIDE) yield items.slice(at, at + STRIDE)
}
