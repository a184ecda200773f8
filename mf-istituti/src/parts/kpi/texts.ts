/** Texts of the ratios of a company's accounts. */
export const texts = {
  anno: 'Bilancio',
  senzaBilanci: 'Nessun bilancio',
  senzaBilanciAiuto: 'Scrivi i dati di almeno un bilancio dell’azienda: gli indici si calcolano subito.',
  vaiBilanci: 'Scrivi i bilanci',
  completa: 'Completa il bilancio',
  gruppi: {
    redditivita: 'Redditività',
    liquidita: 'Liquidità',
    struttura: 'Struttura',
    debito: 'Debito',
    ciclo: 'Ciclo commerciale',
    rischio: 'Rischio di insolvenza',
  },
  semafori: { buono: 'Buono', attenzione: 'Attenzione', critico: 'Critico' },
  formula: 'Formula e dati',
  andamento: (nome: string) => `Andamento di ${nome}`,
  nel: (anno: string) => `Nel ${anno}`,
  ignoto: 'non indicato',
  provvisorio: 'Bilancio non approvato',
  riepilogo: (buoni: number, attenzione: number, critici: number, ignoti: number) =>
    `${buoni} buoni · ${attenzione} da seguire · ${critici} critici · ${ignoti} non calcolabili`,
  allerta: 'Indicatori di prassi (CNDCEC 2019)',
  allertaNota:
    'Sono indicatori di prassi, non di legge: la delega dell’art. 13 c. 2 del Codice della crisi è stata abrogata prima di entrare in uso.',
  allertaEsiti: { allerta: 'Segnali di allerta', nessuna: 'Nessun segnale', non_calcolabile: 'Non calcolabile' },
  settore: 'Settore',
  colonne: { indice: 'Indice', valore: 'Valore', soglia: 'Soglia', esito: 'Esito' },
  oltre: 'Oltre la soglia',
  entro: 'Entro la soglia',
  stampa: 'Stampa',
} as const
