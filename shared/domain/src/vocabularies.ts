// Closed lists of the official catalogue (incentivi.gov.it) and of company law.
export const AGEVOLAZIONE_FORMS = [
  'Contributo/Fondo perduto',
  'Prestito/Anticipo rimborsabile',
  'Agevolazione fiscale',
  'Capitale di rischio',
  'Interventi a garanzia',
  'Riduzione dei contributi di previdenza sociale',
] as const

export const ADMITTED_COSTS = [
  'Servizi, brevetti e licenze',
  'Spese generali/altri oneri',
  'Impianti/Macchinari/Attrezzature',
  'Costo del personale',
  'Fabbricati e terreni',
  'Materie prime, di consumo e merci',
  'Formazione Professionale',
] as const

export const APPLICANT_KINDS = [
  'Impresa',
  'Cooperative/Associazioni Non Profit',
  'Consorzio',
  "Rete d'impresa",
  'Ente Pubblico',
  'Impresa - SU/PMI innovativa',
  'Impresa da costituire - Altro',
  'Impresa da costituire - Giovanile',
  'Impresa da costituire - Femminile',
  'Professionista',
  'Università/Ente di Ricerca',
  'Cittadino',
  'Impresa - prevalenza femminile/giovanile',
  'Impresa - prevalenza femminile',
  'Impresa - prevalenza giovanile',
  'Istituto finanziario',
  'Associazione fra professionisti',
] as const

export const dimensioneClassLabels = {
  micro: 'Microimpresa',
  piccola: 'Piccola impresa',
  media: 'Media impresa',
  grande: 'Grande impresa',
} as const
export type DimensioneClass = keyof typeof dimensioneClassLabels
export const DIMENSIONE_CLASSES = Object.keys(dimensioneClassLabels) as DimensioneClass[]

export const legalFormLabels = {
  ditta_individuale: 'Ditta individuale',
  libero_professionista: 'Libero professionista',
  ss: 'Società semplice',
  snc: 'Snc',
  sas: 'Sas',
  srl: 'Srl',
  srls: 'Srls',
  srl_unipersonale: 'Srl unipersonale',
  spa: 'Spa',
  sapa: 'Sapa',
  cooperativa: 'Cooperativa',
  cooperativa_sociale: 'Cooperativa sociale',
  consorzio: 'Consorzio',
  societa_consortile: 'Società consortile',
  rete_soggetto: 'Rete soggetto',
  stp: 'Società tra professionisti',
  associazione: 'Associazione',
  fondazione: 'Fondazione',
  ente_pubblico: 'Ente pubblico',
  da_costituire: 'Da costituire',
  altro: 'Altro',
} as const
export type LegalForm = keyof typeof legalFormLabels
export const LEGAL_FORMS = Object.keys(legalFormLabels) as LegalForm[]

export const qualificaLabels = {
  startupInnovativa: 'startup innovativa',
  pmiInnovativa: 'PMI innovativa',
  femminile: 'impresa femminile',
  giovanile: 'impresa giovanile',
  artigiana: 'impresa artigiana',
  cooperativa: 'cooperativa',
} as const
export type Qualifica = keyof typeof qualificaLabels
export const QUALIFICHE = Object.keys(qualificaLabels) as Qualifica[]

/** The indices that a `kpi` criterion may ask for. */
export const kpiLabels: Record<string, string> = {
  dscr: 'DSCR',
  ebitda: 'EBITDA',
  ebitdaMargine: 'EBITDA sui ricavi',
  ros: 'ROS',
  roe: 'ROE',
  roi: 'ROI',
  currentRatio: 'Indice di liquidità corrente',
  quickRatio: 'Indice di liquidità immediata',
  leverage: 'Leva finanziaria',
  pfn: 'Posizione finanziaria netta',
  pfnEbitda: 'PFN su EBITDA',
  oneriRicavi: 'Oneri finanziari sui ricavi',
  icr: 'Copertura degli interessi',
  altmanZ: 'Z-score di Altman',
}

export const aiutoRegimeLabels = {
  deMinimis: 'De minimis (Reg. UE 2023/2831)',
  deMinimisAgricolo: 'De minimis agricolo (Reg. UE 1408/2013)',
  deMinimisPesca: 'De minimis pesca (Reg. UE 717/2014)',
  deMinimisSieg: 'De minimis SIEG (Reg. UE 2023/2832)',
} as const
export type RegimeDeMinimis = keyof typeof aiutoRegimeLabels

export const aziendaStateLabels = {
  attiva: 'Attiva',
  inattiva: 'Inattiva',
  in_liquidazione: 'In liquidazione',
  cessata: 'Cessata',
  da_costituire: 'Da costituire',
} as const

/** Rec. 2003/361/EC, art. 3. A link through natural persons on the same market counts for the size, not for de minimis. */
export const groupRelationLabels = {
  controllante: 'Controllante',
  controllata: 'Controllata',
  collegata: 'Collegata',
  collegata_persone: 'Collegata tramite persone fisiche',
  associata: 'Associata (25-50 %)',
} as const
export type GroupRelation = keyof typeof groupRelationLabels

export const esigenzaStateLabels = { aperta: 'Aperta', coperta: 'Coperta', annullata: 'Annullata' } as const

export const bandoRegimeLabels: Record<string, string> = {
  ...aiutoRegimeLabels,
  'GBER 651/2014': 'In esenzione (Reg. UE 651/2014)',
  notificato: 'Aiuto notificato alla Commissione',
  nonAiuto: 'Non è aiuto di Stato',
}

export const AID_COMBINATIONS = ['sì', 'no', 'entro intensità massima', 'da verificare'] as const
