import { refusedText } from '../texts.ts'
import type { Refusal } from '../registry.ts'

export type Verb = 'promuovi' | 'canarino' | 'segui' | 'spegni' | 'accendi' | 'annulla' | 'minimo'

const verbTexts: Record<Verb, string> = {
  promuovi: 'Promuovi',
  canarino: 'Canarino',
  segui: 'Segui un canale',
  spegni: 'Spegni',
  accendi: 'Accendi',
  annulla: 'Torna indietro',
  minimo: 'Versione minima',
}

const explanations: Record<Verb, { uno: string; tutti: string }> = {
  promuovi: {
    uno: 'Questo cliente riceve la versione scelta, e resta su quella finché non segue di nuovo un canale.',
    tutti: 'Il canale passa alla versione scelta, e con lui tutti i clienti che lo seguono.',
  },
  canarino: {
    uno: 'La versione arriva a una parte degli utenti di questo cliente; con 0 la prova finisce.',
    tutti: 'La versione arriva a una parte degli utenti di ogni cliente; con 0 la prova finisce.',
  },
  segui: {
    uno: 'Questo cliente riceve da adesso ogni versione promossa nel canale.',
    tutti: 'Tutti i clienti ricevono da adesso ogni versione promossa nel canale.',
  },
  spegni: { uno: 'Il modulo sparisce per questo cliente.', tutti: 'Il modulo sparisce per tutti i clienti.' },
  accendi: {
    uno: 'Il modulo torna, e questo cliente segue il canale stable.',
    tutti: 'Il modulo torna, e tutti i clienti seguono il canale stable.',
  },
  annulla: {
    uno: 'Nasce una nuova scelta uguale a quella di prima: la storia resta com’è.',
    tutti: 'Ogni cliente torna alla sua scelta di prima: la storia resta com’è.',
  },
  minimo: {
    uno: '',
    tutti:
      'Da adesso nessun cliente riceve una versione più vecchia, neanche tornando indietro; chi ne ha una passa a questa. Serve quando le più vecchie hanno una falla.',
  },
}

export const texts = {
  verbTexts,
  explanations,
  title: (verb: Verb, id: string | undefined, cliente: string | undefined) =>
    `${verbTexts[verb]}${id ? `: ${id}` : ''} ${cliente ? `per ${cliente}` : 'per tutti i clienti'}`,
  choiceTitle: (cliente: string, n: number) =>
    n === 0 ? `${cliente}: torna al portale com’era` : `${cliente}: torna alla scelta ${n}`,
  version: 'Versione',
  noFloor: 'Nessuna: valgono di nuovo tutte',
  versionMissing: 'Scegli la versione',
  percent: 'Utenti su cento',
  percentError: 'Scrivi un numero da 0 a 100',
  channel: 'Canale',
  channels: { stable: 'stable, quello di tutti', next: 'next, quello delle prove' },
  reason: 'Perché lo fai',
  reasonHelp: 'Resta scritto accanto alla scelta.',
  reasonMissing: 'Scrivi il motivo',
  urgent: 'Urgente',
  urgentHelp: 'Alle pagine aperte viene chiesto di passare subito alla nuova versione.',
  done: 'Fatto.',
  none: 'Fatto: non è cambiato niente per nessuno.',
  switchRegistryOff: 'Senza questo modulo questa pagina sparisce: si riaccende solo dalla riga di comando.',
  trial: {
    title: 'Che cosa succederebbe',
    waiting: 'Sto provando…',
    incomplete: 'Completa i dati qui sopra e vedi che cosa succederebbe.',
    nothing: 'Non cambia niente per nessuno.',
    table: 'Che cosa cambia',
    channel: (id: string, canale: string, prima: string, dopo: string) =>
      `Il canale ${canale} di ${id} passa da ${prima} a ${dopo}.`,
    nothingInChannel: 'niente',
    minima: (id: string, prima: string, dopo: string) => `La versione minima di ${id} passa da ${prima} a ${dopo}.`,
    noFloor: 'nessuna',
    withdrawal: (versioni: string) => `Nessuno riceve più ${versioni}: i suoi file non si possono più avere.`,
    others: (n: number) => (n === 1 ? ' Lo stesso per un altro cliente.' : ` Lo stesso per altri ${n} clienti.`),
    choice: 'Scelta',
  },
} as const

const REFUSALS: Record<string, (rifiuto: Refusal) => string> = {
  unknownRelease: ({ id, version }) => `${id} ${version} non è pubblicata.`,
  unknownTenant: ({ tenant }) => `Il cliente ${tenant} non esiste.`,
  unknownModule: ({ id }) => `Il modulo ${id} non esiste.`,
  nothingBefore: ({ tenant, id }) =>
    id
      ? `${forTenant(tenant)}non c’è una versione di ${id} a cui tornare, o il canale è vuoto.`
      : `${forTenant(tenant)}non c’è una scelta a cui tornare.`,
  misfit: ({ tenant, id, version }) => `${forTenant(tenant)}la versione ${version} di ${id} non si può eseguire.`,
  stranded: ({ tenant, id }) => `${forTenant(tenant)}non resterebbe nessuna versione di ${id}, che è in uso.`,
  floor: ({ id, version, floor }) => `La versione ${version} di ${id} è sotto la minima, la ${floor}.`,
}

function refusalText(rifiuto: Refusal): string {
  const text = REFUSALS[rifiuto.kind]?.(rifiuto) ?? rifiuto.kind
  return [text, ...(rifiuto.because ?? []).map((one) => `${refusedText(one)}.`)].join(' ')
}

/** The same refusal of many tenants appears once, with their number. */
export function refusalTexts(rifiuti: readonly Refusal[]): { text: string; altri: number }[] {
  const known = new Map<string, { text: string; altri: number }>()
  for (const rifiuto of rifiuti) {
    const key = JSON.stringify({ ...rifiuto, tenant: undefined })
    const same = known.get(key)
    if (same) same.altri += 1
    else known.set(key, { text: refusalText(rifiuto), altri: 0 })
  }
  return [...known.values()]
}

const forTenant = (tenant: string | undefined): string => (tenant ? `Per ${tenant} ` : 'Per tutti ')
