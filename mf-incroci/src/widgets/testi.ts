import { insideSentence } from '@bandiera/domain'
import { testi as completa } from '../testi-completa.ts'

/** Italian texts of what the module shows on the start page. */
export const testi = {
  titolo: 'Nuovi incroci',
  inChiusura: 'Bandi in scadenza',
  primi: 'I primi che chiudono, per le tue aziende',
  tuttiInChiusura: 'Tutti i bandi in chiusura',
  nessunoChiude: 'Nessun bando che chiude nei prossimi 30 giorni è adatto a una tua azienda.',
  possibili: (n: number, ammissibili: number) =>
    ammissibili === n
      ? n === 1
        ? '1 azienda ammissibile'
        : `${n} aziende ammissibili`
      : ammissibili === 0
        ? `${n === 1 ? '1 azienda' : `${n} aziende`} da verificare`
        : `${n} aziende: ${ammissibili} ammissibil${ammissibili === 1 ? 'e' : 'i'}, ${n - ammissibili} da verificare`,
  restano: (giorni: number) => (giorni === 0 ? 'oggi' : giorni === 1 ? 'domani' : `tra ${giorni} giorni`),
  daCompletare: 'Aziende da completare',
  piuUtili: 'Dove un dato fa più differenza',
  tutteMancanti: 'Tutte le aziende da completare',
  nienteManca: 'Nessun bando aspetta un solo dato di un’azienda.',
  completa: (etichetta: string, bandi: number) =>
    `Completa «${etichetta}»: ${insideSentence(completa.diventano(bandi))}`,
  conteggio: 'Incroci aperti',
  nuovi: 'Bandi aperti da poco, con le aziende ammissibili',
  nessunNuovo: 'Tra i bandi aperti negli ultimi 30 giorni nessuno va bene a un’azienda.',
  perAzienda: 'Aziende con più bandi ammissibili',
  nessuno: 'Nessuna azienda è ammissibile a un bando aperto: completa i dati che mancano.',
  vuoto: 'Servono almeno un’azienda e un bando pubblicato.',
  vai: 'Vai agli incroci',
  aziende: (n: number) => (n === 1 ? '1 azienda' : `${n} aziende`),
  bandi: (n: number) => (n === 1 ? '1 bando' : `${n} bandi`),
} as const
