import type { Azienda, NonInteressa, Risposta, Scelta, Usr } from '@bandiera/domain'
import type { Writer } from '../documents.ts'
import { invalidField } from '../invalid-field.ts'

type Firma = Pick<Risposta, 'da' | 'quando'>

/**
 * The decisions about grants with the new ones signed; those that say what they said keep who said it and when. One line
 * for each grant and one answer to each of its criteria: two of them would contradict each other.
 */
export function signedScelte(
  { usr, writer }: { usr: Usr; writer: Writer },
  before: Azienda | null,
  after: Azienda,
): Pick<Azienda, 'scelte'> {
  if (!after.scelte) return {}
  refuseTwice(
    'scelte',
    after.scelte.map(({ bandoId }) => bandoId),
  )
  const known = new Map(before?.scelte?.map((scelta) => [scelta.bandoId, scelta]))
  const firma = { da: usr._id, quando: writer.at }
  return { scelte: after.scelte.map((scelta) => signed(scelta, known.get(scelta.bandoId), firma)) }
}

function signed(scelta: Scelta, before: Scelta | undefined, firma: Firma): Scelta {
  const { nonInteressa, risposte } = scelta
  refuseTwice('risposte', risposte?.map(({ criterioId }) => criterioId) ?? [])
  const answers = new Map(before?.risposte?.map((risposta) => [risposta.criterioId, risposta]))
  return {
    ...scelta,
    ...(nonInteressa && { nonInteressa: signedReason(nonInteressa, before?.nonInteressa, firma) }),
    ...(risposte && { risposte: risposte.map((one) => signedAnswer(one, answers.get(one.criterioId), firma)) }),
  }
}

function signedReason({ motivo, nota }: NonInteressa, before: NonInteressa | undefined, firma: Firma): NonInteressa {
  if (before && before.motivo === motivo && before.nota === nota) return before
  return { motivo, ...(nota === undefined ? {} : { nota }), ...firma }
}

function signedAnswer({ criterioId, valore }: Risposta, before: Risposta | undefined, firma: Firma): Risposta {
  return before?.valore === valore ? before : { criterioId, valore, ...firma }
}

function refuseTwice(field: string, names: readonly string[]): void {
  if (new Set(names).size < names.length) {
    throw invalidField('aziende', field, 'c’è due volte la stessa riga')
  }
}
