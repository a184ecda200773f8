import type { Choice } from './parts/generations.ts'
import { canaryText } from '../parts/texts.ts'

export const texts = {
  now: 'Che cosa riceve adesso',
  history: 'Scelte',
  historyNote: 'Dalla più recente. Tornare a una scelta ne fa una nuova, uguale a quella: la storia non cambia mai.',
  goBackBefore: 'Torna alla scelta di prima',
  goBack: 'Torna a questa',
  goBackName: (n: number) => `Torna alla scelta ${n}`,
  choice: (n: number) => `Scelta ${n}`,
  current: 'quella di adesso',
  urgent: 'urgente',
  from: (chi: string) => `di ${chi}`,
  asIs: (verbo: string, quando: string) => `${verbo}, ${quando}`,
  noHistory: 'Nessuna scelta ancora',
  noHistoryText: 'Questo cliente riceve il portale com’è e ciò che è promosso in stable.',
  zero: 'Il portale com’era, prima di ogni scelta',
  noChange: 'Uguale alla scelta di prima.',
  changes: (n: number) => `Che cosa è cambiato con la scelta ${n}`,
  others: 'Mostra altre scelte',
  unknown: 'Questo cliente non esiste',
  unknownText: 'Controlla l’indirizzo, oppure cercalo fra tutti i clienti.',
  facts: (generazione: number, moduli: number) =>
    `${generazione === 0 ? 'Nessuna scelta' : `Scelta ${generazione}`} · ${moduli} moduli in uso`,
} as const

export const previewTexts = {
  title: 'Anteprime',
  note: 'Il portale di questo cliente come lo vede un ruolo, in sola lettura e senza dati di nessuno.',
  open: 'Apri un’anteprima',
  window: (cliente: string) => `Anteprima di ${cliente}`,
  role: 'Come chi',
  roleMissing: 'Scegli un ruolo',
  choice: 'Con i moduli di',
  now: 'Adesso',
  choiceOf: (n: number, perche: string) => `Scelta ${n}: ${perche}`,
  creation: 'Prima di ogni scelta',
  duration: 'Per quanto',
  durations: { '15': '15 minuti', '60': '1 ora', '240': '4 ore', '720': '12 ore' },
  perche: 'Perché lo fai',
  reasonMissing: 'Scrivi il motivo',
  reasonHelp: 'Resta scritto con il tuo nome per 90 giorni.',
  contents: 'Che cosa ci sarebbe',
  waiting: 'Caricamento di che cosa ci sarebbe…',
  voci: { menu: 'Menu', commands: 'Comandi', modules: 'Moduli' },
  posti: {
    'dashboard.widget': 'Dashboard',
    'azienda.scheda': 'Un’azienda',
    'bando.scheda': 'Un bando',
    'pratica.scheda': 'Una pratica',
    'impostazioni.pannello': 'Impostazioni',
    'aziende.incroci': 'Elenco delle aziende',
    'aziende.pratiche': 'Elenco delle aziende: pratiche per le scelte',
    comandi: 'Comandi trovati',
    ricerca: 'Ricerca',
    avvisi: 'Avvisi',
  } as Readonly<Record<string, string>>,
  ifSeen: (voce: string) => `${voce} (solo con dei dati)`,
  nothing: 'niente',
  opened: (ruolo: string) =>
    `L’anteprima come ${ruolo} è pronta. L’indirizzo si vede solo adesso: vale per chi lo riceve.`,
  go: 'Aprila',
  copy: 'Copia l’indirizzo',
  copied: 'Indirizzo copiato',
  notCopied: 'Il browser non permette di copiare: apri l’anteprima e copia l’indirizzo da lì.',
  list: 'Anteprime aperte',
  none: 'Nessuna anteprima aperta.',
  error: 'Non riesco a leggere le anteprime',
  columns: { role: 'Come', choice: 'Moduli', chi: 'Chi', until: 'Fino a', reason: 'Perché' },
  choiceNumber: (n: number) => (n === 0 ? 'portale com’era' : `scelta ${n}`),
  close: 'Chiudi',
  closeName: (ruolo: string) => `Chiudi l’anteprima come ${ruolo}`,
  closed: 'Anteprima chiusa: chi la guardava torna al portale.',
} as const

/** `1.2.0, segue stable, 1.3.0 in prova al 10%` */
export function choiceText(scelta: Choice | undefined): string {
  if (!scelta) return 'quella del portale'
  const { version, channel, canary } = scelta
  return [
    version ?? 'spento',
    ...(channel ? [`segue ${channel}`] : version === null ? [] : ['fissata']),
    ...(canary ? [canaryText(canary)] : []),
  ].join(', ')
}

const VERBS: Record<string, string> = {
  promuovi: 'Promozione',
  canarino: 'Canarino',
  annulla: 'Ritorno indietro',
  spegni: 'Spegnimento',
  accendi: 'Accensione',
  segui: 'Cambio di canale',
  trattieni: 'Trattenuta',
  minimo: 'Versione minima',
  ritira: 'Ritiro',
}
export const verbText = (verb: string): string => VERBS[verb] ?? verb
