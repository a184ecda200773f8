/** Italian texts of failures that the server could not put into words itself. */
export const testi = {
  rete: 'Il server non risponde: la modifica non è stata salvata. Controlla la connessione e riprova.',
  senzaRisposta: 'Il server non ha risposto: la modifica potrebbe essere salvata. Controlla la connessione e riprova.',
  giaSalvata:
    'Era già salvato, con i dati del primo invio: esci da questo modulo e apri l’elemento dall’elenco per cambiarlo.',
  sessione: 'La sessione è finita: accedi di nuovo, poi ripeti la modifica.',
  rifiutata: 'Il server non ha accettato la modifica. Riprova; se succede ancora, avvisa chi gestisce il portale.',
  sparita: 'Questo elemento non c’è più, oppure non lo puoi più vedere: la modifica non è stata salvata.',
  cambiata: 'Qualcun altro ha modificato questo elemento: guarda com’è adesso e ripeti la modifica.',
  elenco: 'Il server non risponde: non riesco ad aggiornare l’elenco. Controlla la connessione e riprova.',
  risposta: 'Il server non risponde: controlla la connessione e riprova.',
} as const
