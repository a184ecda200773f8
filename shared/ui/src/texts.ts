export const uiTexts = {
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
  caricamenti: 'File in caricamento',
  caricamentoDi: 'Caricamento di',
  fermaCaricamento: 'Ferma il caricamento',
  inAttesa: 'In attesa',
  controllo: 'Controllo…',
  facoltativo: '(facoltativo)',
  si: 'Sì',
  no: 'No',
  nonNoto: 'Non noto',
  nessunRisultato: 'Nessun risultato',
  selezionaTutto: 'Seleziona tutto',
  sceltiDi: (n: number, allOf: number) => `${n} di ${allOf}`,
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
  ritrovato: 'Qui c’è ancora quello che avevi scritto prima dell’uscita dal portale: controlla e salva.',
  ritrovatoCambiato: 'Nel frattempo questi dati sono cambiati: guarda come sono adesso prima di salvare.',
  nonTrovato: 'Non trovato',
  nonTrovatoAiuto: 'Questo indirizzo non porta a niente che tu possa vedere: può essere stato eliminato o spostato.',
  esportaCsv: (quanti: number) => `Esporta CSV (${quanti})`,
  seleziona: (nome: string) => `Seleziona ${nome}`,
  annullaSelezione: 'Annulla selezione',
  azioniSelezione: 'Azioni sulla selezione',
  nascosti: (quanti: number, nome: Noun) => `(${quanti} ${agree(nome, 'nascost', quanti)} dalla ricerca o dai filtri)`,
  mostraPassword: 'Mostra password',
  nuovaFinestra: '(si apre in una nuova finestra)',
} as const

export interface Noun {
  uno: string
  molti: string
  /** Feminine when the plural ends in `e`, unless said. */
  genere?: 'm' | 'f'
}

/** `12 aziende`, `1 azienda`; with `di`: `3 di 12 aziende`. */
export function countText(nome: Noun, visibili: number, totale = visibili): string {
  const parola = totale === 1 ? nome.uno : nome.molti
  return visibili === totale ? `${totale} ${parola}` : `${visibili} di ${totale} ${parola}`
}

const isFeminine = ({ molti, genere }: Noun): boolean => (genere ? genere === 'f' : molti.endsWith('e'))

/** An adjective in the gender and number of the noun: `agree(azienda, 'selezionat', 2)` -> `selezionate`. */
export const agree = (nome: Noun, radice: string, quanti: number): string =>
  radice + (isFeminine(nome) ? (quanti === 1 ? 'a' : 'e') : quanti === 1 ? 'o' : 'i')

/** `tutte le 37 aziende`, `tutti gli 8 bandi`, `l’unica azienda`. */
export function allText(nome: Noun, quanti: number): string {
  if (quanti === 1) return `l’${agree(nome, 'unic', 1)} ${nome.uno}`
  // otto, undici and their thousands begin with a vowel
  const articolo = isFeminine(nome) ? 'le' : /^8|^11(\d{3})?$/.test(String(quanti)) ? 'gli' : 'i'
  return `${agree(nome, 'tutt', 2)} ${articolo} ${quanti} ${nome.molti}`
}
