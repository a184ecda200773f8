import type { UtenteState } from '@bandiera/domain'
import type { Noun } from '@bandiera/ui'

const noun: Noun = { uno: 'utente', molti: 'utenti' }
const gestoreNoun: Noun = { uno: 'professionista', molti: 'professionisti' }
const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Texts of the people of the portal. */
export const texts = {
  titolo: 'Utenti',
  titoloGestore: 'I tuoi professionisti',
  nome: noun,
  nomeGestore: gestoreNoun,
  invita: 'Invita',
  nuovoInvito: 'Invita una persona',
  inviaInvito: 'Invia invito',
  invitoMandato: (email: string) => `Invito in partenza per ${email}: segui lo stato in questo elenco.`,
  vuoto: 'Non c’è ancora nessun professionista',
  vuotoTesto: 'Invita chi lavora con te: riceve un’e-mail, sceglie la password ed è pronto. Poi assegnagli le aziende.',
  columnTexts: {
    nome: 'Nome',
    ruolo: 'Ruolo',
    gestore: 'Gestore',
    stato: 'Stato',
    accesso: 'Ultimo accesso',
    aziende: 'Aziende',
  },
  mai: 'Mai',
  inattivita: 'Inattività',
  inattivi30: 'Inattivi da 30 giorni',
  inattivi90: 'Inattivi da 90 giorni',
  quanti: {
    attivo: (n: number) => some(n, 'attivo', 'attivi'),
    invitato: (n: number) => some(n, 'invitato', 'invitati'),
    sospeso: (n: number) => some(n, 'sospeso', 'sospesi'),
  } satisfies Record<UtenteState, (n: number) => string>,
  quantiInattivi: (n: number) => some(n, 'inattivo da 30 giorni', 'inattivi da 30 giorni'),
  riepilogo: 'Riepilogo',
  sospendi: 'Sospendi',
  riattiva: 'Riattiva',
  sospendiMolti: (n: number) => `Sospendere ${n} persone?`,
  sospendiUno: (chi: string) => `Sospendere ${chi}?`,
  sospendiTesto:
    'Gli accessi aperti finiscono subito e non si può più accedere. I dati restano, e si può riattivare quando vuoi.',
  sospesi: (chi: string, n: number) =>
    n === 1 ? `${chi} non può più accedere.` : `${n} persone non possono più accedere.`,
  riattivati: (chi: string, n: number) =>
    n === 1 ? `${chi} può accedere di nuovo.` : `${n} persone possono accedere di nuovo.`,
  nonTeStesso: 'non te stesso: togli la tua riga',
  conInvitati: 'non chi è solo invitato: togli la riga',
  giaSospesi: 'già sospesi',
  giaAttivi: 'già attivi',
  fieldTexts: {
    emailAiuto: 'A questo indirizzo arriva l’invito; servirà per accedere.',
    emailManca: 'Scrivi l’indirizzo e-mail',
    ruoloManca: 'Scegli un ruolo',
    gestore: 'Gestore',
    gestoreAiuto: 'Il professionista vede i bandi di questo gestore e le aziende che gli assegna.',
    gestoreManca: 'Scegli il gestore con cui lavora',
  },
  ruoli: {
    admin: 'Gestisce tutto il portale.',
    editore: 'Pubblica bandi e istituti.',
    gestore: 'Segue le sue aziende con i suoi professionisti.',
    professionista: 'Lavora per un gestore.',
  },
  // one person
  torna: 'Torna agli utenti',
  tornaGestore: 'Torna ai tuoi professionisti',
  nonTrovato: 'Questa persona non esiste o non è tra quelle che puoi vedere.',
  schede: 'Parti della scheda',
  dati: 'Dati',
  accessi: 'Accessi',
  aziende: 'Aziende',
  cronologia: 'Cronologia',
  modifica: 'Modifica dati',
  lasciaAziende: (n: number) =>
    n === 1
      ? 'Con un altro gestore o un altro ruolo lascia l’azienda che segue adesso.'
      : `Con un altro gestore o un altro ruolo lascia le ${n} aziende che segue adesso.`,
  salvato: 'Dati salvati.',
  invito: {
    in_invio: 'Invito in invio',
    inviato: 'Invito inviato',
    non_inviato: 'E-mail non partita',
    inviatoTesto: (quando: string, scade: string) => `Inviato il ${quando}, vale fino al ${scade}.`,
    inInvioTesto: 'L’e-mail sta partendo. Se resta così per più di un minuto, inviala di nuovo.',
    nonInviatoTesto: 'Il server di posta non ha preso l’e-mail. L’invito non è perso: inviala di nuovo.',
    scaduto: 'Invito scaduto',
    scadutoTesto: (scade: string) => `Il link valeva fino al ${scade}: invia di nuovo l’invito.`,
    inviaDiNuovo: 'Invia di nuovo',
    ripartito: 'Nuovo invito in partenza: il link di prima non vale più.',
    revoca: 'Revoca invito',
    revocaTitolo: (chi: string) => `Revocare l’invito di ${chi}?`,
    revocaTesto: 'Il link non vale più e la persona esce dall’elenco. Potrai invitarla di nuovo.',
    revocato: 'Invito revocato.',
  },
  accessiVuoto: 'Nessun accesso aperto: adesso non è collegato da nessun dispositivo.',
  accessiErrore: 'Non riesco a leggere gli accessi',
  chiudi: 'Chiudi accesso',
  chiudiNome: (dispositivo: string, quando: string) => `Chiudi accesso: ${dispositivo}, ${quando}`,
  chiudiTutti: 'Chiudi tutti gli accessi',
  chiusi: (n: number) => some(n, 'accesso chiuso.', 'accessi chiusi.'),
  nomeAzienda: { uno: 'azienda', molti: 'aziende' } satisfies Noun,
  ragioneSociale: 'Ragione sociale',
  nessunaAzienda: 'Nessuna azienda',
  nessunaAziendaTesto: 'Le aziende si assegnano dall’elenco Aziende.',
  vaiAziende: 'Vai alle aziende',
} as const
