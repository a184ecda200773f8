const vai = { incroci: 'Vai agli incroci', bandi: 'Vai ai bandi', pratiche: 'Vai alle pratiche' }

export const testi = {
  account: 'Account',
  utenti: 'Utenti',
  utente: 'Utente',
  impostazioni: 'Impostazioni',
  registrazione: 'Registrazione',
  resetPwd: 'Reimposta password',
  vai,
  tornaUtenti: 'Torna agli utenti',
  accedi: 'Accedi',
  nome: 'Nome',
  email: 'E-mail',
  ruolo: 'Ruolo',
  gestore: 'Gestore',
  portale: 'Portale',
  indirizzo: 'Indirizzo',
  contatti: 'Contatti',
  profilo: {
    scopo: 'Qui gestirai i tuoi dati, la password e gli accessi ancora aperti.',
    cosa: ['cambiare nome, foto, telefono e password', 'scegliere il tema', 'uscire dagli altri dispositivi'],
  },
  elencoUtenti: {
    scopo: 'Qui gestirai chi può entrare nel portale e con quale ruolo.',
    cosa: [
      'invitare una persona per e-mail',
      'dare un ruolo e un gestore',
      'sospendere un accesso, con effetto immediato',
    ],
  },
  unUtente: {
    scopo: 'Qui gestirai ruolo, accessi e aziende di questa persona.',
    cosa: ['cambiare ruolo e gestore', 'vedere le aziende assegnate', 'sospendere l’accesso'],
  },
  personalizza: {
    scopo: 'Qui darai al portale l’aspetto e le regole della tua organizzazione.',
    cosa: [
      'cambiare logo e colori, con il controllo del contrasto',
      'accendere e spegnere le funzioni',
      'scrivere i testi di privacy e contatti',
    ],
  },
  invito: {
    scopo: 'Qui completerai la registrazione a cui ti hanno invitato.',
    cosa: ['vedere chi ti ha invitato e con quale ruolo', 'scegliere la password'],
    ora: 'Per ora gli accessi li crea chi amministra il portale: chiedi a chi ti ha invitato.',
  },
  nuovaPassword: {
    scopo: 'Qui sceglierai una password nuova.',
    cosa: ['scrivere la nuova password', 'chiudere gli accessi aperti altrove'],
    ora: 'Per ora la password la cambia chi amministra il portale: scrivigli.',
  },
  persone: (n: number) =>
    n === 1 ? 'Vedi già 1 persona di questo portale.' : `Vedi già ${n} persone di questo portale.`,
  nonTrovato: 'Questa persona non esiste o non è tra quelle che puoi vedere.',
} as const
