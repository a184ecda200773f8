import { ended } from '@bandiera/domain'

/** The list of companies. */
export const elenco = {
  professionisti: 'Professionisti',
  professionista: 'Professionista',
  incroci: 'Incroci aperti',
  pratiche: 'Pratiche',
  gestore: 'Gestore',
  senza: 'Senza professionista',
  archivio: 'Archivio',
  attive: 'In elenco',
  archiviate: 'Archiviate',
  tag: 'Etichette',
  importa: 'Importa',
  file: 'aziende',
  assegna: 'Assegna',
  assegnaTitolo: (n: number) => (n === 1 ? 'Assegna 1 azienda' : `Assegna ${n} aziende`),
  assegnaAiuto: 'Il professionista scelto si aggiunge a quelli che le seguono già.',
  assegnate: (n: number, nome: string) =>
    ended(n === 1 ? `1 azienda assegnata a ${nome}` : `${n} aziende assegnate a ${nome}`),
  archivia: 'Archivia',
  archiviaTitolo: (n: number) => (n === 1 ? 'Archiviare 1 azienda?' : `Archiviare ${n} aziende?`),
  archiviaTesto:
    'Escono dall’elenco e dagli incroci; pratiche e documenti restano. Puoi toglierle dall’archivio quando vuoi.',
  archiviateN: (n: number) => (n === 1 ? '1 azienda archiviata.' : `${n} aziende archiviate.`),
  nonTutte: (fatte: number, tutte: number, motivo: string) => `Fatto per ${fatte} aziende su ${tutte}. ${motivo}`,
  gestoriDiversi: 'Scegli aziende di un solo gestore: i professionisti lavorano per uno.',
  ripristina: 'Togli dall’archivio',
  giaArchiviate: 'Alcune sono già in archivio.',
  soloArchiviate: 'Non sono in archivio.',
  ripristinate: (n: number) => (n === 1 ? '1 azienda tolta dall’archivio.' : `${n} aziende tolte dall’archivio.`),
} as const
