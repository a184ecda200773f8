import { checkCor, checkCup, newId, tidied, type Motivo, type PassoPratica, type Pratica } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { campiDi, CHIUDE, hasScadenza, SCADENZA_DI } from './campi.ts'
import type { PassoChiesto, PassoValues } from './passo.rules.ts'

/** What to write for a step: the state, what it stands on, its line of the history, the deadlines it starts and meets. */
export function passoPatch(asked: PassoChiesto, values: PassoValues, chi: string): WritePatch {
  const { pratica, a, riapre } = asked
  const campi = campiDi(pratica, a, riapre)
  const storico = line(asked, values, chi)
  const starts = campi.includes('scadenza') && hasScadenza(a) && values.scadenza !== ''
  return {
    set: {
      stato: a,
      ...met(pratica, CHIUDE[a] ?? []),
      ...(campi.includes('invio') ? sent(values) : {}),
      ...(campi.includes('concessione') ? granted(values) : {}),
    },
    push: {
      storico,
      ...(starts ? { scadenze: { id: newId(), tipo: SCADENZA_DI[a], data: values.scadenza } } : {}),
      ...(campi.includes('erogazione')
        ? { erogazioni: { data: values.dataErogazione, importo: values.erogato, tipo: values.tipoErogazione } }
        : {}),
    },
    // taken from the state one saw: a colleague may have gone on meanwhile
    where: { stato: pratica.stato },
  }
}

/** The server signs it: who, when, from and to are its own. */
function line({ pratica, a, senzaDocumenti, capo }: PassoChiesto, values: PassoValues, chi: string): PassoPratica {
  const nota = values.nota.trim()
  const forzata = values.forza && capo && (senzaDocumenti || a === 'concessa')
  return {
    da: pratica.stato,
    a,
    quando: new Date().toISOString(),
    chi,
    ...(values.motivo ? { motivo: values.motivo as Motivo } : {}),
    ...(nota ? { nota } : {}),
    ...(forzata ? { forzata } : {}),
  }
}

const sent = ({ protocollo, dataInvio, oraInvio }: PassoValues) => ({
  protocollo: protocollo.trim(),
  dataInvio,
  oraInvio,
})

function granted({ agevolazioneConcessa, dataConcessione, regime, esl, cor, cup }: PassoValues) {
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
