import {
  addDays,
  checkCor,
  checkCup,
  OBSERVATION_DAYS,
  type NegativeReason,
  newId,
  type PraticaStep,
  type Pratica,
  type PraticaState,
  tidied,
} from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { type AskedStep, fieldGroupsOf, MEETS, STARTS_DEADLINE, startsDeadline, type StepValues } from './rules.ts'

/** The write of a step: the new state, its condition, the line of the history, deadlines that it starts and meets. */
export function stepPatch(asked: AskedStep, values: StepValues, chi: string): WritePatch {
  const { pratica, a, riapre } = asked
  const campi = fieldGroupsOf(pratica, a, riapre)
  const storico = line(asked, values, chi)
  const starts = campi.includes('scadenza') && startsDeadline(a) && values.scadenza !== ''
  return {
    set: {
      stato: a,
      ...met(pratica, MEETS[a] ?? []),
      ...(campi.includes('invio') ? sent(values) : {}),
      ...(campi.includes('concessione') ? granted(values) : {}),
    },
    push: {
      storico,
      ...(starts ? { scadenze: { id: newId(), tipo: STARTS_DEADLINE[a], data: values.scadenza } } : {}),
      ...(campi.includes('erogazione')
        ? { erogazioni: { data: values.dataErogazione, importo: values.erogato, tipo: values.tipoErogazione } }
        : {}),
    },
    // only from the state that the form showed: a colleague may have taken a step since
    where: { stato: pratica.stato },
  }
}

/** The server overwrites who, when, from and to. */
function line({ pratica, a, senzaDocumenti, capo }: AskedStep, values: StepValues, chi: string): PraticaStep {
  const nota = values.nota.trim()
  const forzata = values.forza && capo && (senzaDocumenti || a === 'concessa')
  return {
    da: pratica.stato,
    a,
    quando: new Date().toISOString(),
    chi,
    ...(values.motivo ? { motivo: values.motivo as NegativeReason } : {}),
    ...(nota ? { nota } : {}),
    ...(forzata ? { forzata } : {}),
  }
}

const sent = ({ protocollo, dataInvio, oraInvio }: StepValues) => ({
  protocollo: protocollo.trim(),
  dataInvio,
  oraInvio,
})

function granted({ agevolazioneConcessa, dataConcessione, regime, esl, cor, cup }: StepValues) {
  const codes = { cor: tidied(checkCor)(cor), cup: tidied(checkCup)(cup) }
  return {
    agevolazioneConcessa,
    dataConcessione,
    regime,
    ...(esl === undefined ? {} : { esl }),
    ...Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== '')),
  }
}

function met({ scadenze = [] }: Pratica, tipi: readonly string[]): Record<string, boolean> {
  const lines = scadenze.flatMap(({ tipo, fatta }, n) => (tipi.includes(tipo) && !fatta ? [n] : []))
  return Object.fromEntries(lines.map((n) => [`scadenze.${n}.fatta`, true]))
}

export function stepValues(pratica: Pratica, a: PraticaState, oggi: string): StepValues {
  return {
    motivo: '',
    nota: '',
    forza: false,
    protocollo: pratica.protocollo ?? '',
    dataInvio: pratica.dataInvio ?? oggi,
    oraInvio: pratica.oraInvio ?? '',
    scadenza: a === 'preavviso_rigetto' ? addDays(oggi, OBSERVATION_DAYS) : '',
    agevolazioneConcessa: pratica.agevolazioneConcessa ?? pratica.agevolazioneRichiesta,
    dataConcessione: pratica.dataConcessione ?? oggi,
    regime: pratica.regime ?? '',
    esl: pratica.esl,
    cor: pratica.cor ?? '',
    cup: pratica.cup ?? '',
    erogato: undefined,
    dataErogazione: oggi,
    tipoErogazione: 'saldo',
  }
}
