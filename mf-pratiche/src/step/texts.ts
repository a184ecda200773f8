import { praticaStateLabels, type PraticaState } from '@bandiera/domain'

/** States that name a stretch of work; the others say what the case file has become. */
const PHASES: readonly PraticaState[] = [
  'verifica_requisiti',
  'raccolta_documenti',
  'istruttoria',
  'integrazione_richiesta',
  'preavviso_rigetto',
  'rendicontazione',
  'contestazione',
]

export const stepTexts = {
  passaA: (a: PraticaState) =>
    `${PHASES.includes(a) ? 'Passa a' : 'Segna come'} ${praticaStateLabels[a].toLowerCase()}`,
  altri: 'Altri passi',
  conferma: 'Conferma il passo',
  riapri: 'Riapri la pratica',
  riaperta: 'Pratica riaperta',
  riapriTesto: (stato: string) => `La pratica torna nello stato «${stato}». Spiega perché la riapri.`,
  fatto: (stato: string) => `Ora la pratica è: ${stato.toLowerCase()}`,
  da: (da: string, a: string) => `Da «${da}» a «${a}».`,
  scadenza: 'Scadenza',
  scadenzaAiuto: {
    integrazione_richiesta: 'Il giorno entro cui mandare l’integrazione.',
    preavviso_rigetto: 'Dieci giorni per le osservazioni (L. 241/1990, art. 10-bis).',
    rendicontazione: 'Il giorno entro cui rendicontare le spese.',
  },
  mancano: 'Mancano documenti obbligatori',
  mancanoGestore: 'Puoi proseguire lo stesso spiegando perché: la nota resta nello storico.',
  mancanoProfessionista: 'Caricali nella scheda Checklist, oppure chiedi al gestore di proseguire lo stesso.',
  prosegui: 'Proseguo lo stesso',
  spiegazione: 'Spiegazione',
  vaiChecklist: 'Vai alla checklist',
  plafond: 'Plafond de minimis superato',
  plafondTesto: (residuo: string, giorno: string) => `Il ${giorno} il residuo dell’azienda è ${residuo}.`,
  plafondGestore: 'Se il Registro nazionale dice altro, puoi proseguire spiegando perché.',
  plafondProfessionista: 'Correggi l’importo, oppure chiedi al gestore di proseguire lo stesso.',
  scriveAiuto: (deMinimis: boolean) =>
    `L’aiuto viene scritto nella scheda dell’azienda${deMinimis ? ' e conta per il suo plafond de minimis' : ''}.`,
  toglieAiuto: 'L’aiuto viene tolto dalla scheda dell’azienda.',
  errori: {
    motivo: 'Scegli il motivo',
    nota: 'Spiega perché',
    protocollo: 'Inserisci il protocollo',
    data: 'Inserisci la data',
    dataFutura: 'Questo giorno deve ancora venire',
    ora: 'Inserisci l’ora, per esempio 10:30',
    importo: 'Inserisci un importo maggiore di zero',
    regime: 'Scegli il regime',
    tipo: 'Scegli il tipo',
    documenti: 'Mancano documenti obbligatori: caricali prima di proseguire',
    forza: 'Per proseguire senza, spunta la casella e spiega perché',
    plafond: 'L’aiuto supera il residuo: correggi l’importo',
  },
} as const
