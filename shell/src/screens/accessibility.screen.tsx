import { formatDate } from '@bandiera/domain'
import { Chapter, Contact, Lines, Reading } from './reading.tsx'
import { texts as comuni } from '../texts.ts'
import verifica from './accessibility-statement.json'

/** The accessibility statement. Its numbers are those of the last run of the checks; the checks fail when they differ. */
export function Component() {
  return (
    <Reading title={comuni.titoli.accessibility}>
      <p>{accessibilityTexts.scopo}</p>
      <Chapter title={accessibilityTexts.statoTitolo}>
        <p>{accessibilityTexts.parziale}</p>
        <p>{accessibilityTexts.perche}</p>
      </Chapter>
      <Chapter title={accessibilityTexts.verificheTitolo}>
        <Lines of={accessibilityTexts.verifiche(verifica)} />
        <p>
          {accessibilityTexts.aggiornata}
          <time dateTime={verifica.data}>{formatDate(verifica.data)}</time>.
        </p>
      </Chapter>
      <Chapter title={accessibilityTexts.limitiTitolo}>
        <Lines of={accessibilityTexts.limiti} />
      </Chapter>
      <Chapter title={accessibilityTexts.segnalaTitolo}>
        <p>{accessibilityTexts.segnala}</p>
        <Contact />
      </Chapter>
    </Reading>
  )
}

const accessibilityTexts = {
  scopo:
    'Il portale deve potersi usare da tastiera, con un lettore di schermo, ingrandito al 400 % e senza distinguere i ' +
    'colori. Il riferimento sono le WCAG 2.2, livello AA.',
  statoTitolo: 'Stato di conformità',
  parziale: 'Parzialmente conforme alle WCAG 2.2, livello AA.',
  perche:
    'Le verifiche automatiche non trovano violazioni; quelle che solo una persona può fare non sono ancora complete, e ' +
    'per questo la conformità non è dichiarata piena.',
  verificheTitolo: 'Che cosa è verificato a ogni rilascio',
  verifiche: ({ pagine, viste, stati, prove }: { pagine: number; viste: number; stati: number; prove: number }) => [
    `${pagine} pagine con gli occhi di chi le vede: amministratore, gestore, professionista, editore e chi non ha ancora ` +
      `fatto l’accesso, ${viste} viste in tutto.`,
    `${stati} situazioni: menu e finestre aperti, moduli con errori, elenchi vuoti, caricamenti, guasti.`,
    `Ognuna con il tema chiaro e con quello scuro, larga 1280 e 390 pixel: ${prove} prove con axe-core.`,
    'Titolo, lingua e ordine dei titoli di ogni pagina, nessuno scorrimento di lato fino a 320 pixel, bersagli di almeno ' +
      '24 pixel.',
    'Sulle pagine principali, il fuoco sempre visibile e il testo che non si taglia quando lo distanzi.',
    'Percorsi completi con la sola tastiera: accesso, menu, elenchi, moduli, ricerca, uscita.',
  ],
  aggiornata: 'Numeri aggiornati il ',
  limitiTitolo: 'Limiti conosciuti',
  limiti: [
    'Il portale non è ancora stato provato da persone con NVDA, JAWS o VoiceOver.',
    'Le verifiche automatiche usano Chromium; Firefox e Safari non sono ancora stati provati.',
    'Le tabelle con molte colonne, ingrandite al 400 %, possono chiedere di scorrere di lato dentro la tabella.',
    'Le pagine di altri siti, come quella degli affitti e i moduli esterni, seguono le regole di chi le gestisce.',
  ],
  segnalaTitolo: 'Segnala un problema',
  segnala: 'Se qualcosa non si legge, non si raggiunge o non si capisce, scrivici che cosa volevi fare e dove:',
} as const
