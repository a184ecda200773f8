import type { VoceBilancio } from './azienda.ts'

/** Name of each line of the accounts as it stands in a form; the code is that of the scheme of art. 2424-2425 c.c. */
export const vociBilancio: Record<VoceBilancio, string> = {
  ricavi: 'Ricavi delle vendite e prestazioni (A1)',
  valoreProduzione: 'Valore della produzione (A)',
  materie: 'Materie prime e merci (B6)',
  servizi: 'Servizi (B7)',
  godimento: 'Godimento di beni di terzi (B8)',
  personale: 'Personale (B9)',
  variazioneRimanenze: 'Variazione delle rimanenze di materie (B11)',
  ammortamenti: 'Ammortamenti e svalutazioni (B10)',
  accantonamenti: 'Accantonamenti per rischi (B12)',
  altriAccantonamenti: 'Altri accantonamenti (B13)',
  oneriDiversi: 'Oneri diversi di gestione (B14)',
  oneriFinanziari: 'Interessi e oneri finanziari (C17)',
  imposte: 'Imposte sul reddito',
  utile: 'Utile o perdita dell’esercizio',
  attivoCorrente: 'Attivo corrente',
  rimanenze: 'Rimanenze',
  crediti: 'Crediti verso clienti',
  liquidita: 'Disponibilità liquide',
  totaleAttivo: 'Totale attivo',
  patrimonioNetto: 'Patrimonio netto',
  utiliNonDistribuiti: 'Riserve e utili non distribuiti',
  debitiBreve: 'Debiti entro 12 mesi',
  debitiFornitori: 'Debiti verso fornitori',
  debitiFinanziari: 'Debiti finanziari',
  debitiTributariPrevidenziali: 'Debiti tributari e previdenziali',
  debitiTotali: 'Debiti totali',
  quotaCapitale: 'Quote capitale rimborsate nell’anno',
}

/** The parts of the accounts, each with its lines in the order of the scheme. */
export const GRUPPI_VOCI: readonly { titolo: string; voci: readonly VoceBilancio[] }[] = [
  {
    titolo: 'Conto economico',
    voci: [
      'ricavi',
      'valoreProduzione',
      'materie',
      'servizi',
      'godimento',
      'personale',
      'ammortamenti',
      'variazioneRimanenze',
      'accantonamenti',
      'altriAccantonamenti',
      'oneriDiversi',
      'oneriFinanziari',
      'imposte',
      'utile',
    ],
  },
  { titolo: 'Attivo', voci: ['totaleAttivo', 'attivoCorrente', 'rimanenze', 'crediti', 'liquidita'] },
  {
    titolo: 'Patrimonio e debiti',
    voci: [
      'patrimonioNetto',
      'utiliNonDistribuiti',
      'debitiTotali',
      'debitiBreve',
      'debitiFornitori',
      'debitiFinanziari',
      'debitiTributariPrevidenziali',
      'quotaCapitale',
    ],
  },
]

/** Lines that may be below zero; all the others are amounts that only exist. */
export const VOCI_CON_SEGNO: readonly VoceBilancio[] = [
  'variazioneRimanenze',
  'imposte',
  'utile',
  'patrimonioNetto',
  'utiliNonDistribuiti',
]
