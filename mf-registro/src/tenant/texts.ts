import type { Choice } from './parts/generations.ts'
import { canaryText } from '../parts/texts.ts'

/** Texts of the page of one tenant. */
export const texts = {
  adesso: 'Che cosa riceve adesso',
  storia: 'Scelte',
  storiaNota: 'Dalla più recente. Tornare a una scelta ne fa una nuova, uguale a quella: la storia non cambia mai.',
  tornaPrima: 'Torna alla scelta di prima',
  torna: 'Torna a questa',
  tornaNome: (n: number) => `Torna alla scelta ${n}`,
  scelta: (n: number) => `Scelta ${n}`,
  attuale: 'quella di adesso',
  urgente: 'urgente',
  da: (chi: string) => `di ${chi}`,
  com: (verbo: string, quando: string) => `${verbo}, ${quando}`,
  nessunaStoria: 'Nessuna scelta ancora',
  nessunaStoriaTesto: 'Questo cliente riceve il portale com’è e ciò che è promosso in stable.',
  zero: 'Il portale com’era, prima di ogni scelta',
  nessunCambio: 'Uguale alla scelta di prima.',
  cambi: (n: number) => `Che cosa è cambiato con la scelta ${n}`,
  altre: 'Mostra altre scelte',
  sconosciuto: 'Questo cliente non esiste',
  sconosciutoTesto: 'Controlla l’indirizzo, oppure cercalo fra tutti i clienti.',
  fatti: (generazione: number, moduli: number) =>
    `${generazione === 0 ? 'Nessuna scelta' : `Scelta ${generazione}`} · ${moduli} moduli in uso`,
  azioni: 'Azioni',
  stato: 'Stato',
} as const

/** Texts of previews of a tenant's portal. */
export const previewTexts = {
  titolo: 'Anteprime',
  nota: 'Il portale di questo cliente come lo vede un ruolo, in sola lettura e senza dati di nessuno.',
  apri: 'Apri un’anteprima',
  finestra: (cliente: string) => `Anteprima di ${cliente}`,
  ruolo: 'Come chi',
  ruoloManca: 'Scegli un ruolo',
  scelta: 'Con i moduli di',
  adesso: 'Adesso',
  sceltaDi: (n: number, perche: string) => `Scelta ${n}: ${perche}`,
  nascita: 'Prima di ogni scelta',
  durata: 'Per quanto',
  durate: { '15': '15 minuti', '60': '1 ora', '240': '4 ore', '720': '12 ore' },
  perche: 'Perché lo fai',
  percheManca: 'Scrivi il motivo',
  percheAiuto: 'Resta scritto con il tuo nome per 90 giorni.',
  contenuto: 'Che cosa ci sarebbe',
  attesa: 'Caricamento di che cosa ci sarebbe…',
  voci: { menu: 'Menu', comandi: 'Comandi', moduli: 'Moduli' },
  /** Where parts show. */
  posti: {
    'dashboard.widget': 'Pagina iniziale',
    'azienda.scheda': 'Un’azienda',
    'bando.scheda': 'Un bando',
    'pratica.scheda': 'Una pratica',
    'impostazioni.pannello': 'Impostazioni',
    'aziende.incroci': 'Elenco delle aziende',
    comandi: 'Comandi trovati',
    ricerca: 'Ricerca',
    avvisi: 'Avvisi',
  } as Readonly<Record<string, string>>,
  seVede: (voce: string) => `${voce} (solo con dei dati)`,
  niente: 'niente',
  aperta: (ruolo: string) =>
    `L’anteprima come ${ruolo} è pronta. L’indirizzo si vede solo adesso: vale per chi lo riceve.`,
  vai: 'Aprila',
  copia: 'Copia l’indirizzo',
  copiato: 'Indirizzo copiato',
  nonCopiato: 'Il browser non permette di copiare: apri l’anteprima e copia l’indirizzo da lì.',
  elenco: 'Anteprime aperte',
  nessuna: 'Nessuna anteprima aperta.',
  errore: 'Non riesco a leggere le anteprime',
  colonne: { ruolo: 'Come', scelta: 'Moduli', chi: 'Chi', fino: 'Fino a', perche: 'Perché' },
  sceltaN: (n: number) => (n === 0 ? 'portale com’era' : `scelta ${n}`),
  chiudi: 'Chiudi',
  chiudiNome: (ruolo: string) => `Chiudi l’anteprima come ${ruolo}`,
  chiusa: 'Anteprima chiusa: chi la guardava torna al portale.',
} as const

/** What a generation chose of one module: `1.2.0, segue stable, 1.3.0 in prova al 10%`. */
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
