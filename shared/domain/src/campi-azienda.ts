/** Data of a company that rules ask for, by path, with the name a person reads on the form. */
export const campiAzienda = {
  ragioneSociale: 'Ragione sociale',
  formaGiuridica: 'Forma giuridica',
  partitaIva: 'Partita IVA',
  codiceFiscale: 'Codice fiscale',
  rea: 'REA',
  pec: 'PEC',
  sdi: 'Codice SDI',
  email: 'E-mail',
  telefono: 'Telefono',
  dataCostituzione: 'Data di costituzione',
  dataInizioAttivita: 'Data di inizio attività',
  sedi: 'Sede legale e sedi operative',
  'sedi.operativa': 'Attività svolta nella sede legale',
  'sedi.comune': 'Comune della sede',
  'sedi.provincia': 'Provincia della sede',
  'sedi.regione': 'Regione della sede',
  ateco: 'Codice ATECO',
  'ateco.prevalente': 'Codice ATECO prevalente',
  'ateco.versione': 'Versione del codice ATECO',
  bilanci: 'Dati di bilancio',
  'bilanci.ula': 'Addetti (ULA)',
  'bilanci.ricavi': 'Fatturato',
  'bilanci.totaleAttivo': 'Totale attivo',
  gruppo: 'Dati delle imprese del gruppo',
  compagine: 'Soci e amministratori',
  qualifiche: 'Qualifiche',
  'qualifiche.startupInnovativa': 'Startup innovativa',
  'qualifiche.pmiInnovativa': 'PMI innovativa',
  'qualifiche.femminile': 'Impresa femminile',
  'qualifiche.giovanile': 'Impresa giovanile',
  'qualifiche.artigiana': 'Impresa artigiana',
  'qualifiche.cooperativa': 'Cooperativa',
  'regolarita.durc': 'DURC',
  'regolarita.noProcedure': 'Assenza di procedure concorsuali',
  'regolarita.noDifficolta': 'Assenza di stato di difficoltà',
  'regolarita.polizzaCatastrofale': 'Polizza catastrofale',
  'regolarita.antimafia': 'Documentazione antimafia',
  aiuti: 'Aiuti ricevuti',
  esigenze: 'Esigenze',
  'esigenze.importo': 'Importo dell’investimento previsto',
  scelte: 'Scelte sui bandi',
  'scelte.bandoId': 'Bando',
  'scelte.nonInteressa': 'Non interessa',
  'scelte.nonInteressa.motivo': 'Non interessa: motivo',
  'scelte.nonInteressa.nota': 'Non interessa: nota',
  'scelte.risposte': 'Risposte ai criteri in parole',
  'scelte.avvisami': 'Avvisami delle scadenze',
} as const
export type CampoAzienda = keyof typeof campiAzienda

/** A datum that is missing: its dotted path in the company (with the index inside a list) and its name in Italian. */
export interface CampoMancante {
  campo: string
  etichetta: string
}

/** @example missing('bilanci.ula', 'bilanci.1.ula') // { campo: 'bilanci.1.ula', etichetta: 'Addetti (ULA)' } */
export const missing = (campo: CampoAzienda, path: string = campo): CampoMancante => ({
  campo: path,
  etichetta: campiAzienda[campo],
})
