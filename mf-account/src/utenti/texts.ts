import { roleLabels } from '@bandiera/domain'
import type { Noun } from '@bandiera/ui'

const noun: Noun = { uno: 'utente', molti: 'utenti' }
const gestoreNoun: Noun = { uno: 'professionista', molti: 'professionisti' }
const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const texts = {
  title: 'Utenti',
  gestoreTitle: 'I tuoi professionisti',
  name: noun,
  gestoreName: gestoreNoun,
  invite: 'Invita',
  newInvitation: 'Invita una persona',
  sendInvitation: 'Invia invito',
  invitationSent: (email: string) => `Invito in partenza per ${email}: segui lo stato in questo elenco.`,
  empty: 'Non c’è ancora nessun professionista',
  emptyText: 'Invita chi lavora con te: riceve un’e-mail, sceglie la password ed è pronto. Poi assegnagli le aziende.',
  columnTexts: {
    nome: 'Nome',
    role: 'Ruolo',
    gestore: roleLabels.gestore,
    state: 'Stato',
    access: 'Ultimo accesso',
    aziende: 'Aziende',
  },
  never: 'Mai',
  inactivity: 'Inattività',
  inactive30: 'Inattivi da 30 giorni',
  inactive90: 'Inattivi da 90 giorni',
  viewTabs: { all: 'Tutti', attivo: 'Attivi', invitato: 'Invitati', sospeso: 'Sospesi', idle: 'Inattivi da 30 giorni' },
  suspend: 'Sospendi',
  reactivate: 'Riattiva',
  suspendMany: (n: number) => `Sospendere ${n} persone?`,
  suspendOne: (chi: string) => `Sospendere ${chi}?`,
  suspendText:
    'Gli accessi aperti finiscono subito e non si può più accedere. I dati restano, e si può riattivare quando vuoi.',
  suspendedMany: (chi: string, n: number) =>
    n === 1 ? `${chi} non può più accedere.` : `${n} persone non possono più accedere.`,
  reactivated: (chi: string, n: number) =>
    n === 1 ? `${chi} può accedere di nuovo.` : `${n} persone possono accedere di nuovo.`,
  notYourself: 'non te stesso: togli la tua riga',
  withInvited: 'non chi è solo invitato: togli la riga',
  alreadySuspended: 'già sospesi',
  alreadyActive: 'già attivi',
  fieldTexts: {
    emailAiuto: 'A questo indirizzo arriva l’invito; servirà per accedere.',
    emailMissing: 'Scrivi l’indirizzo e-mail',
    roleMissing: 'Scegli un ruolo',
    gestoreAiuto: 'Il professionista vede i bandi di questo gestore e le aziende che gli assegna.',
    gestoreMissing: 'Scegli il gestore con cui lavora',
  },
  roles: {
    admin: 'Gestisce tutto il portale.',
    editore: 'Pubblica bandi e istituti.',
    gestore: 'Segue le sue aziende con i suoi professionisti.',
    professionista: 'Lavora per un gestore.',
  },
  goBack: 'Torna agli utenti',
  backToGestore: 'Torna ai tuoi professionisti',
  notFound: 'Questa persona non esiste o non è tra quelle che puoi vedere.',
  tabs: 'Parti della scheda',
  data: 'Dati',
  accesses: 'Accessi',
  aziende: 'Aziende',
  history: 'Cronologia',
  edit: 'Modifica dati',
  leavesAziende: (n: number) =>
    n === 1
      ? 'Con un altro gestore o un altro ruolo lascia l’azienda che segue adesso.'
      : `Con un altro gestore o un altro ruolo lascia le ${n} aziende che segue adesso.`,
  saved: 'Dati salvati.',
  invitation: {
    sending: 'Invito in invio',
    inviato: 'Invito inviato',
    notSent: 'E-mail non partita',
    sentText: (quando: string, scade: string) => `Inviato il ${quando}, vale fino al ${scade}.`,
    sendingText: 'L’e-mail sta partendo. Se resta così per più di un minuto, inviala di nuovo.',
    notSentText: 'Il server di posta non ha preso l’e-mail. L’invito non è perso: inviala di nuovo.',
    expired: 'Invito scaduto',
    expiredText: (scade: string) => `Il link valeva fino al ${scade}: invia di nuovo l’invito.`,
    sendAgain: 'Invia di nuovo',
    restarted: 'Nuovo invito in partenza: il link di prima non vale più.',
    revoke: 'Revoca invito',
    revokeTitle: (chi: string) => `Revocare l’invito di ${chi}?`,
    revokeText: 'Il link non vale più e la persona esce dall’elenco. Potrai invitarla di nuovo.',
    revoked: 'Invito revocato.',
  },
  accessesEmpty: 'Nessun accesso aperto: adesso non è collegato da nessun dispositivo.',
  accessesError: 'Non riesco a leggere gli accessi',
  close: 'Chiudi accesso',
  closeName: (dispositivo: string, quando: string) => `Chiudi accesso: ${dispositivo}, ${quando}`,
  closeAll: 'Chiudi tutti gli accessi',
  closed: (n: number) => some(n, 'accesso chiuso.', 'accessi chiusi.'),
  aziendaName: { uno: 'azienda', molti: 'aziende' } satisfies Noun,
  noAzienda: 'Nessuna azienda',
  noAziendaText: 'Le aziende si assegnano dall’elenco Aziende.',
  goToAziende: 'Vai alle aziende',
} as const
