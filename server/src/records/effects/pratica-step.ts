import {
  dayInRome,
  documentiMancanti,
  isCor,
  isCup,
  mancaPerPasso,
  passiDi,
  riaperturaDi,
  richiedeDocumenti,
  richiedeMotivo,
  STATI_CONCESSA,
  statoPraticaLabels,
  type PassoPratica,
  type Pratica,
} from '@bandiera/domain'
import { leadsTeam } from '@bandiera/policy'
import { PortalError } from '../../errors.ts'
import type { EffectiveWrite } from './effects.ts'
import { passoAsked } from './pratica-rows.ts'
import { invalidField } from '../invalid-field.ts'

type Write = EffectiveWrite<'pratiche'>

/** The case file with the line of its step, when the write takes one; refused when the step may not be taken. */
export async function withPasso(write: Write, before: Pratica, after: Pratica): Promise<Pratica> {
  const asked = passoAsked(before, after)
  refuseCodes(before, after, dayInRome(new Date(write.writer.at)))
  if (before.stato === after.stato) {
    // a line without a step: somebody else took the same one a moment ago
    if (asked) throw new PortalError('RECORD_CHANGED')
    refuseLost(before, after)
    return after
  }
  const { id, motivo, nota } = asked ?? {}
  const passo: PassoPratica = {
    ...(id === undefined ? {} : { id }),
    da: before.stato,
    a: after.stato,
    quando: write.writer.at,
    chi: write.usr._id,
    ...(motivo ? { motivo } : {}),
    ...(nota?.trim() ? { nota: nota.trim() } : {}),
  }
  const forzata = isForced(write, asked, passo)
  if (passiDi(before).includes(after.stato)) refuseUnready(write, after, { passo, forzata })
  else refuseReopening(write, before, passo)
  return { ...after, storico: [...(before.storico ?? []), forzata ? { ...passo, forzata } : passo] }
}

/** Only who decides for the team goes on without what is missing, and says why. */
const isForced = ({ usr }: Write, asked: PassoPratica | undefined, { nota }: PassoPratica): boolean =>
  asked?.forzata === true && leadsTeam(usr) && nota !== undefined

function refuseReopening({ usr }: Write, before: Pratica, { a, nota }: PassoPratica): void {
  const { [before.stato]: da, [a]: verso } = statoPraticaLabels
  if (riaperturaDi(before) !== a) throw new PortalError('PRATICA_STEP', da, verso)
  if (!leadsTeam(usr) || !nota) throw new PortalError('PRATICA_REOPEN')
}

function refuseUnready(write: Write, after: Pratica, step: { passo: PassoPratica; forzata: boolean }): void {
  const { a, motivo, nota } = step.passo
  const label = statoPraticaLabels[a]
  if (richiedeMotivo(a) && !motivo) throw new PortalError('PRATICA_REASON', label, 'scegline uno dall’elenco')
  if (motivo === 'altro' && !nota) throw new PortalError('PRATICA_REASON', label, 'spiega a parole che cosa è successo')
  const manca = mancaPerPasso(after, a)
  if (manca.length > 0) throw new PortalError('PRATICA_NEEDS', label, manca.map((one) => one.etichetta).join(', '))
  const oggi = dayInRome(new Date(write.writer.at))
  const documenti = richiedeDocumenti(a) && !step.forzata ? documentiMancanti(after, oggi) : []
  if (documenti.length > 0) throw new PortalError('PRATICA_DOCUMENTS', documenti.map(({ voce }) => voce).join(', '))
}

/** What a granted case file was granted with cannot be taken away from it. */
function refuseLost(before: Pratica, after: Pratica): void {
  if (!STATI_CONCESSA.includes(after.stato)) return
  const had = new Set(mancaPerPasso(before, 'concessa').map(({ campo }) => campo))
  const lost = mancaPerPasso(after, 'concessa').filter(({ campo }) => !had.has(campo))
  if (lost.length > 0) {
    throw new PortalError('PRATICA_NEEDS', statoPraticaLabels.concessa, lost.map((one) => one.etichetta).join(', '))
  }
}

/** Codes that the registers would not take, and days that have not come; only those that this write brings in. */
function refuseCodes(before: Pratica, after: Pratica, oggi: string): void {
  const changed = (campo: 'cor' | 'cup' | 'dataConcessione' | 'dataInvio') =>
    after[campo] !== before[campo] ? after[campo] : undefined
  const [cor, cup] = [changed('cor'), changed('cup')]
  if (cor && !isCor(cor)) throw invalidField('pratiche', 'cor', 'non è un codice COR')
  if (cup && !isCup(cup)) throw invalidField('pratiche', 'cup', 'non è un codice CUP')
  for (const campo of ['dataConcessione', 'dataInvio'] as const) {
    if ((changed(campo) ?? '') > oggi) throw invalidField('pratiche', campo, 'è un giorno che deve ancora venire')
  }
}
