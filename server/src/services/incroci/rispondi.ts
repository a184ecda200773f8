import { createRisposta, type Conosciuto, type DomandaIncroci, type RispostaIncroci } from '@bandiera/matching'
import { withPauses } from '../../feed/with-pauses.ts'

/** Matches between two looks at the clock. */
const STRIDE = 500

/**
 * The rows of a ranking that a question asks for, as those see them whose world it is; with pauses, for a grant may have a
 * hundred thousand companies.
 * @param gone whether nobody waits for the answer any more
 */
export async function rispondi(
  noto: Conosciuto,
  domanda: DomandaIncroci,
  gone: () => boolean,
): Promise<RispostaIncroci> {
  const { verdetti, add, risposta } = createRisposta(noto, domanda)
  for await (const some of withPauses(strides(verdetti))) {
    some.forEach(add)
    if (gone()) break
  }
  return risposta()
}

function* strides<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += STRIDE) yield items.slice(at, at + STRIDE)
}
