import { addDays, GIORNI_OSSERVAZIONI, type Pratica, type StatoPratica } from '@bandiera/domain'
import type { PassoValues } from './passo.rules.ts'

/** What the window starts from: what the case file already says, and today. */
export function passoValues(pratica: Pratica, a: StatoPratica, oggi: string): PassoValues {
  return {
    motivo: '',
    nota: '',
    forza: false,
    protocollo: pratica.protocollo ?? '',
    dataInvio: pratica.dataInvio ?? oggi,
    oraInvio: pratica.oraInvio ?? '',
    scadenza: a === 'preavviso_rigetto' ? addDays(oggi, GIORNI_OSSERVAZIONI) : '',
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
