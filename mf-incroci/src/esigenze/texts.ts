export const texts = {
  title: 'Esigenze',
  intro:
    'Che cosa cercano le aziende. Ogni esigenza porta con sé obiettivi e spese dei bandi: così gli incroci sanno quali bandi la soddisfano.',
  name: { uno: 'esigenza', molti: 'esigenze' },
  fresh: 'Nuova esigenza',
  parole: 'catalogo bisogni aggiungi',
  edit: 'Modifica esigenza',
  columns: {
    name: 'Esigenza',
    group: 'Gruppo',
    goals: 'Obiettivi e spese',
    aziende: 'Aziende',
    activate: 'Attiva',
    order: 'Ordine',
    actions: 'Azioni',
  },
  spese: (n: number) => (n === 1 ? '1 spesa' : `${n} spese`),
  states: { si: 'Attive', no: 'Disattivate' },
  activateOf: (nome: string) => `Attiva: ${nome}`,
  up: (nome: string) => `Sposta su: ${nome}`,
  down: (nome: string) => `Sposta giù: ${nome}`,
  moved: (nome: string, posto: number, tutte: number) => `${nome}: ora al posto ${posto} di ${tutte}.`,
  merge: 'Unisci',
  mergeOf: (nome: string) => `Unisci a un’altra: ${nome}`,
  mergeTitle: (nome: string) => `Unisci «${nome}» a un’altra esigenza`,
  mergeInto: 'Esigenza che resta',
  mergeText: (aziende: number) =>
    aziende === 0
      ? 'Nessuna azienda la usa: sparirà dal catalogo.'
      : aziende === 1
        ? 'L’azienda che la usa passerà all’esigenza che scegli. Non si può annullare.'
        : `Le ${aziende} aziende che la usano passeranno all’esigenza che scegli. Non si può annullare.`,
  mergeMissing: 'Scegli l’esigenza che resta',
  unit: (nome: string, altra: string) => `«${nome}» è stata unita a «${altra}».`,
  savedOne: 'Esigenza salvata.',
  addedOne: 'Esigenza aggiunta.',
  empty: 'Il catalogo è ancora vuoto',
  emptyText:
    'Le esigenze dicono che cosa cerca un’azienda e la collegano agli obiettivi dei bandi. Puoi partire dai 13 obiettivi ufficiali e poi cambiarli.',
  base: 'Carica catalogo base',
  baseDone: 'Catalogo base caricato: 13 esigenze.',
  form: {
    name: 'Nome',
    nameHelp: 'Come lo direbbe l’azienda: «Vendere all’estero».',
    group: 'Gruppo',
    groupHelp: 'Per tenere vicine quelle che si somigliano.',
    goals: 'Obiettivi dei bandi',
    goalsHelp: 'Un bando con uno di questi obiettivi soddisfa l’esigenza.',
    costs: 'Spese che comporta',
    forms: 'Forme di agevolazione adatte',
    nameMissing: 'Scrivi il nome dell’esigenza',
    duplicateOne: 'C’è già un’esigenza con questo nome',
    linkMissing: 'Scegli almeno un obiettivo o una spesa: senza, nessun bando la soddisfa',
  },
} as const
