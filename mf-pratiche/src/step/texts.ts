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
  moveTo: (a: PraticaState) =>
    `${PHASES.includes(a) ? 'Passa a' : 'Segna come'} ${praticaStateLabels[a].toLowerCase()}`,
  others: 'Altri passi',
  confirm: 'Conferma il passo',
  reopen: 'Riapri la pratica',
  reopened: 'Pratica riaperta',
  reopenText: (stato: string) => `La pratica torna nello stato «${stato}». Spiega perché la riapri.`,
  done: (stato: string) => `Ora la pratica è: ${stato.toLowerCase()}`,
  from: (da: string, a: string) => `Da «${da}» a «${a}».`,
  scadenza: 'Scadenza',
  scadenzaAiuto: {
    integrazione_richiesta: 'Il giorno entro cui mandare l’integrazione.',
    preavviso_rigetto: 'Dieci giorni per le osservazioni (L. 241/1990, art. 10-bis).',
    rendicontazione: 'Il giorno entro cui rendicontare le spese.',
  },
  missing: 'Mancano documenti obbligatori',
  gestoreMissing: 'Puoi proseguire lo stesso spiegando perché: la nota resta nello storico.',
  missingForProfessionista: 'Caricali nella scheda Checklist, oppure chiedi al gestore di proseguire lo stesso.',
  continueTo: 'Proseguo lo stesso',
  explanation: 'Spiegazione',
  goToChecklist: 'Vai alla checklist',
  plafond: 'Plafond de minimis superato',
  plafondText: (residuo: string, giorno: string) => `Il ${giorno} il residuo dell’azienda è ${residuo}.`,
  plafondGestore: 'Se il Registro nazionale dice altro, puoi proseguire spiegando perché.',
  plafondProfessionista: 'Correggi l’importo, oppure chiedi al gestore di proseguire lo stesso.',
  writesHelp: (deMinimis: boolean) =>
    `L’aiuto viene scritto nella scheda dell’azienda${deMinimis ? ' e conta per il suo plafond de minimis' : ''}.`,
  removesHelp: 'L’aiuto viene tolto dalla scheda dell’azienda.',
  errors: {
    reason: 'Scegli il motivo',
    note: 'Spiega perché',
    protocol: 'Inserisci il protocollo',
    data: 'Inserisci la data',
    futureDate: 'Questo giorno deve ancora venire',
    now: 'Inserisci l’ora, per esempio 10:30',
    amount: 'Inserisci un importo maggiore di zero',
    regime: 'Scegli il regime',
    kind: 'Scegli il tipo',
    documenti: 'Mancano documenti obbligatori: caricali prima di proseguire',
    force: 'Per proseguire senza, spunta la casella e spiega perché',
    plafond: 'L’aiuto supera il residuo: correggi l’importo',
  },
} as const
