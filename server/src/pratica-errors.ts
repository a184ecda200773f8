/** Refusals of the workflow of case files; part of the one catalogue. */
export const praticaErrors = {
  PRATICA_OPEN: [409, 'Per questa azienda e questo bando c’è già una pratica aperta: continua quella.'],
  PRATICA_STEP: [409, 'Da «%s» non si passa a «%s»: scegli uno dei passi possibili.'],
  PRATICA_REASON: [422, 'Per passare a «%s» serve un motivo: %s.'],
  PRATICA_NEEDS: [422, 'Per passare a «%s» manca: %s. Completa i dati e riprova.'],
  PRATICA_DOCUMENTS: [
    409,
    'Mancano documenti obbligatori: %s. Caricali, oppure chiedi al gestore di proseguire lo stesso con un motivo.',
  ],
  PRATICA_PLAFOND: [
    409,
    'L’aiuto (%s) supera il plafond de minimis residuo (%s): correggi l’importo, oppure chiedi al gestore di proseguire lo stesso con un motivo.',
  ],
  PRATICA_REOPEN: [403, 'Una pratica chiusa la riapre il gestore, con un motivo.'],
  PRATICA_HISTORY: [403, 'Quello che è scritto in %s non si modifica e non si toglie: aggiungi una riga nuova.'],
  PRATICA_DELETE: [409, 'Si elimina solo una pratica in bozza: questa puoi annullarla, con un motivo.'],
  PRATICA_ASSIGNEE: [422, 'Il responsabile deve essere una persona che lavora per questa azienda: scegline un’altra.'],
  PRATICA_BANDO: [422, 'Questo bando non è tra quelli di cui l’azienda può fare domanda: scegline un altro.'],
  FASCICOLO_LARGE: [413, 'I documenti di questa pratica superano 4 GB: scaricali uno per uno dalla scheda Documenti.'],
} as const
