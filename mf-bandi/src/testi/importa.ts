/** Texts of the import. */
export const importa = {
  bottone: 'Importa da incentivi.gov.it',
  parole: 'importa bandi nuovi carica file',
  titolo: 'Importa da incentivi.gov.it',
  file: 'Trascina qui il file degli incentivi, in formato JSON o CSV',
  aiuto: 'Lo scarichi da incentivi.gov.it, sezione «open data». Prima di scrivere vedi che cosa cambia.',
  prova: 'Controllo il file…',
  provaFatta: 'Ecco che cosa succede se importi. Non ho ancora scritto niente.',
  conferma: (n: number) => (n === 1 ? 'Importa 1 bando' : `Importa ${n} bandi`),
  niente: 'Niente da importare: il portale ha già tutto.',
  inCorso: 'Importo…',
  fatto: (nuovi: number, aggiornati: number) => `Importazione conclusa: ${nuovi} nuovi, ${aggiornati} aggiornati.`,
  scarica: 'Scarica il resoconto (CSV)',
  chiudi: 'Chiudi',
  annulla: 'Annulla',
  mancanoColonne: (nomi: readonly string[]) =>
    nomi.length === 1
      ? `Nel file manca la colonna «${nomi[0]}»: scarica di nuovo la tabella degli incentivi e riprova.`
      : `Nel file mancano le colonne ${nomi.map((nome) => `«${nome}»`).join(' e ')}: scarica di nuovo la tabella degli incentivi e riprova.`,
  rispostaNonValida: 'Il server ha risposto in modo inatteso: riprova tra poco.',
}
