import type { Azienda, CriterioDi } from '@bandiera/domain'
import { answerTo } from '../../rules/libero.ts'
import type { Reading } from '../reading.ts'

/** The engine tells it which grant asks: people answer for one company and one grant. */
type Domanda = CriterioDi<'libero'> & { bandoId?: string }
type Risposte = Readonly<Record<string, 'si' | 'no'>>

/** All answers given for a company, of which each criterion looks for its own. */
export const libero: Reading<Domanda, Risposte> = {
  column: () => 'libero',
  fields: ['scelte'],
  values: ({ scelte }) => [answersIn(scelte)],
  key: (risposte) => Object.entries(risposte).map(String).sort().join(' '),
  decide(domanda, risposte, contesto) {
    return risposte[nameOf(domanda.bandoId, domanda.id)] ?? answerTo(domanda, contesto)
  },
  depends: () => ['risposte'],
}

function answersIn(scelte: Azienda['scelte'] = []): Risposte {
  const named = scelte.flatMap(({ bandoId, risposte = [] }) =>
    risposte.map(({ criterioId, valore }) => [nameOf(bandoId, criterioId), valore] as const),
  )
  return Object.fromEntries(named)
}

const nameOf = (bandoId: string | undefined, criterioId: string): string => `${bandoId} ${criterioId}`
