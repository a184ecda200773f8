/** Italian texts that every module shares; a module's own words live in its `testi.ts`. */
export const testi = {
  salva: 'Salva',
  salvataggio: 'Salvataggio…',
  annulla: 'Annulla',
  conferma: 'Conferma',
  chiudi: 'Chiudi',
  modifica: 'Modifica',
  riprova: 'Riprova',
  rimuovi: 'Rimuovi',
  indietro: 'Indietro',
  caricamento: 'Caricamento…',
  cerca: 'Cerca',
  filtri: 'Filtri',
  azzera: 'Azzera filtri',
  ordinaPer: 'Ordina per',
  scarica: 'Scarica',
  facoltativo: '(facoltativo)',
  si: 'Sì',
  no: 'No',
  nonNoto: 'Non noto',
  nessunRisultato: 'Nessun risultato',
  nessunRisultatoAiuto: 'La ricerca e i filtri attivi nascondono tutto.',
  nessunPermesso: 'Non hai il permesso di vedere questo elenco',
  nessunPermessoAiuto: 'Chiedi a chi amministra il portale di abilitarti.',
  erroreElenco: 'Non riesco a mostrare l’elenco',
  erroreSalvataggio: 'Non ho salvato: quello che hai scritto è ancora qui.',
  erroriNelModulo: 'Controlla questi dati',
  modificheTitolo: 'Modifiche non salvate',
  modificheTesto: 'Se esci adesso perdi quello che hai scritto.',
  modificheEsci: 'Esci senza salvare',
  modificheResta: 'Resta qui',
  inArrivo: 'In arrivo',
  inArrivoCosa: 'Qui potrai',
  inArrivoIntanto: 'Intanto',
  nonTrovato: 'Non trovato',
  nonTrovatoAiuto: 'Questo indirizzo non porta a niente che tu possa vedere: può essere stato eliminato o spostato.',
  nuovaFinestra: '(si apre in una nuova finestra)',
} as const

/** Gender and number of what a list holds, for counts and empty texts. */
export interface Nome {
  uno: string
  molti: string
}

/** `12 aziende`, `1 azienda`; with `di`: `3 di 12 aziende`. */
export function conta(nome: Nome, visibili: number, totale = visibili): string {
  const parola = totale === 1 ? nome.uno : nome.molti
  return visibili === totale ? `${totale} ${parola}` : `${visibili} di ${totale} ${parola}`
}
