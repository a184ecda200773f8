export const texts = {
  titolo: 'Esigenze',
  intro:
    'Che cosa cercano le aziende. Ogni esigenza porta con sé obiettivi e spese dei bandi: così gli incroci sanno quali bandi la soddisfano.',
  nome: { uno: 'esigenza', molti: 'esigenze' },
  nuova: 'Nuova esigenza',
  parole: 'catalogo bisogni aggiungi',
  modifica: 'Modifica esigenza',
  colonne: {
    nome: 'Esigenza',
    gruppo: 'Gruppo',
    obiettivi: 'Obiettivi e spese',
    aziende: 'Aziende',
    attiva: 'Attiva',
    ordine: 'Ordine',
    azioni: 'Azioni',
  },
  spese: (n: number) => (n === 1 ? '1 spesa' : `${n} spese`),
  stati: { si: 'Attive', no: 'Disattivate' },
  attivaDi: (nome: string) => `Attiva: ${nome}`,
  su: (nome: string) => `Sposta su: ${nome}`,
  giu: (nome: string) => `Sposta giù: ${nome}`,
  spostata: (nome: string, posto: number, tutte: number) => `${nome}: ora al posto ${posto} di ${tutte}.`,
  unisci: 'Unisci',
  unisciDi: (nome: string) => `Unisci a un’altra: ${nome}`,
  unisciTitolo: (nome: string) => `Unisci «${nome}» a un’altra esigenza`,
  unisciIn: 'Esigenza che resta',
  unisciTesto: (aziende: number) =>
    aziende === 0
      ? 'Nessuna azienda la usa: sparirà dal catalogo.'
      : aziende === 1
        ? 'L’azienda che la usa passerà all’esigenza che scegli. Non si può annullare.'
        : `Le ${aziende} aziende che la usano passeranno all’esigenza che scegli. Non si può annullare.`,
  unisciManca: 'Scegli l’esigenza che resta',
  unita: (nome: string, altra: string) => `«${nome}» è stata unita a «${altra}».`,
  salvata: 'Esigenza salvata.',
  aggiunta: 'Esigenza aggiunta.',
  vuoto: 'Il catalogo è ancora vuoto',
  vuotoTesto:
    'Le esigenze dicono che cosa cerca un’azienda e la collegano agli obiettivi dei bandi. Puoi partire dai 13 obiettivi ufficiali e poi cambiarli.',
  base: 'Carica catalogo base',
  baseFatta: 'Catalogo base caricato: 13 esigenze.',
  form: {
    nome: 'Nome',
    nomeAiuto: 'Come lo direbbe l’azienda: «Vendere all’estero».',
    gruppo: 'Gruppo',
    gruppoAiuto: 'Per tenere vicine quelle che si somigliano.',
    obiettivi: 'Obiettivi dei bandi',
    obiettiviAiuto: 'Un bando con uno di questi obiettivi soddisfa l’esigenza.',
    costi: 'Spese che comporta',
    forme: 'Forme di agevolazione adatte',
    nomeManca: 'Scrivi il nome dell’esigenza',
    doppio: 'C’è già un’esigenza con questo nome',
    collegaManca: 'Scegli almeno un obiettivo o una spesa: senza, nessun bando la soddisfa',
  },
} as const
