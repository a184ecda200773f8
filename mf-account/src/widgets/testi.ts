/** Italian texts of what the module shows on the start page. */
export const testi = {
  utenti: 'Utenti',
  perRuolo: 'Utenti per ruolo',
  ruolo: 'Ruolo',
  inTutto: 'in tutto',
  inattivi: 'inattivi da 30 giorni',
  sospesi: 'sospesi',
  invitati: 'invitati, non ancora registrati',
  attivita: 'Attività',
  ultimi: 'Ultimi accessi',
  nessuno: 'Nessuno è ancora entrato nel portale.',
  tutti: 'Tutti gli utenti, dal più recente',
} as const
