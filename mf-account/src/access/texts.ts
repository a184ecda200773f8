import { ended, type Role } from '@bandiera/domain'

const AS_ROLE: Record<Role, string> = {
  admin: 'come admin',
  editore: 'come editore',
  gestore: 'come gestore',
  professionista: 'come professionista',
}

export const texts = {
  registration: 'Registrazione',
  resetPassword: 'Reimposta password',
  signIn: 'Accedi',
  loading: 'Controllo il link…',
  password: {
    label: 'Password',
    fresh: 'Nuova password',
    repeat: 'Ripeti la nuova password',
    aiuto: 'Almeno 10 caratteri. Una frase di tre o quattro parole va benissimo; puoi anche incollarla.',
    tooShort: 'Usa almeno 10 caratteri',
    missing: 'Scegli una password',
    different: 'Le due password non sono uguali: riscrivile',
  },
  invitation: {
    title: (da: string, portale: string, ruolo: Role) =>
      `${da || 'Chi gestisce il portale'} ti invita a usare ${portale} ${AS_ROLE[ruolo]}.`,
    gestore: (nome: string) => ended(`Lavorerai con ${nome}`),
    expires: (quando: string) => `L’invito vale fino al ${quando}.`,
    emailAiuto: 'È l’indirizzo a cui è arrivato l’invito: lo userai per accedere.',
    privacyBefore: 'Prima di continuare leggi l’',
    privacyLink: 'informativa sulla privacy',
    privacyAfter: '(si apre in una nuova finestra).',
    privacy: 'Ho letto l’informativa e acconsento al trattamento dei miei dati',
    privacyMissing: 'Serve il tuo consenso per creare l’accesso',
    send: 'Completa la registrazione',
  },
  withoutInvitation: {
    title: 'Ti serve un invito',
    text: 'In questo portale si entra su invito. Chi lo gestisce ti manda un’e-mail con un link: aprilo e in un minuto scegli la tua password. Se aspetti già un invito, guarda anche tra la posta indesiderata.',
  },
  alreadySignedIn: {
    title: 'Hai già effettuato l’accesso',
    registration: (nome: string) =>
      `Sei dentro come ${nome}. Per registrare un’altra persona esci con LOGOUT e apri di nuovo il link dell’invito.`,
    password: (nome: string) =>
      `Sei dentro come ${nome}. Per cambiare la tua password vai al tuo account; per usare il link dell’e-mail esci con LOGOUT e aprilo di nuovo.`,
    go: 'Vai al portale',
    account: 'Vai al tuo account',
  },
  problems: {
    scaduto: {
      titolo: 'Link scaduto',
      invito: 'L’invito valeva 7 giorni. Chiedine uno nuovo: chi ti ha invitato riceve la richiesta e te lo rimanda.',
      reset: 'Il link valeva un’ora. Chiedine uno nuovo: arriva in un momento.',
    },
    usato: {
      titolo: 'Link già usato o sostituito',
      invito:
        'Se hai già completato la registrazione, accedi. Se hai ricevuto un’e-mail più recente, usa quella; altrimenti chiedi un nuovo invito.',
      reset: 'Se hai già cambiato la password, accedi. Altrimenti usa l’e-mail più recente o chiedi un nuovo link.',
    },
    alterato: {
      titolo: 'Link non valido',
      invito:
        'Forse è stato copiato solo in parte: aprilo di nuovo dall’e-mail. Se non funziona, chiedi un nuovo invito a chi ti ha invitato.',
      reset: 'Forse è stato copiato solo in parte: aprilo di nuovo dall’e-mail, oppure chiedi un nuovo link.',
    },
    altro: { title: 'Non riesco ad aprire il link' },
    richiesta: {
      ask: 'Chiedi un nuovo invito',
      done: 'Richiesta inviata. Se l’invito aspetta ancora una risposta, chi ti ha invitato riceve un’e-mail: quando lo rimanda, ti arriva un nuovo link.',
    },
  },
  forgotten: {
    explanation:
      'Scrivi l’indirizzo con cui accedi: se è di una persona di questo portale, ti arriva un’e-mail con un link per scegliere una nuova password.',
    emailMissing: 'Scrivi il tuo indirizzo e-mail',
    send: 'Invia il link',
    goBack: 'Torna all’accesso',
    doneTitle: 'Controlla la posta',
    done: (email: string) =>
      `Se ${email} è di una persona di questo portale, tra poco arriva un’e-mail. Il link vale un’ora e si usa una volta sola.`,
    nothing: 'Non arriva? Guarda tra la posta indesiderata, controlla l’indirizzo, poi chiedi di nuovo.',
    again: 'Chiedi di nuovo',
    newLink: 'Chiedi un nuovo link',
  },
  newPassword: {
    per: (nome: string, email: string) => `Scegli una nuova password per ${nome} (${email}).`,
    signedOut: 'Quando la salvi esci da tutti gli altri dispositivi.',
    send: 'Salva la nuova password',
    done: 'Password cambiata: sei di nuovo dentro.',
  },
} as const
