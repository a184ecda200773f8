import { formatDate, euroOrDash, formatEuro } from '@bandiera/domain'

const elenco = new Intl.ListFormat('it')

/** De minimis aids. */
export const aiuti = {
  aiuto: 'Aiuto',
  aggiungi: 'Aggiungi aiuto',
  modifica: (nome: string) => `Modifica l’aiuto ${nome}`,
  titoloModifica: 'Modifica aiuto',
  rimuovi: 'Rimuovi',
  rimuoviBreve: 'Rimuovi questo aiuto',
  rimuoviTitolo: 'Rimuovere questo aiuto?',
  rimuoviTesto: 'Non sarà più contato nel residuo. Lo storico dell’azienda lo ricorda.',
  rimosso: 'Aiuto rimosso.',
  salvato: 'Aiuto salvato.',
  nessuno: 'Nessun aiuto ricevuto',
  nessunoSalvato: 'Registrato: nessun aiuto ricevuto.',
  vuoto: 'Nessun aiuto registrato.',
  ignoti:
    'Gli aiuti non sono ancora registrati: il residuo non si può calcolare. Cercali sul registro nazionale (RNA).',
  elenco: 'Aiuti ricevuti',
  eslBreve: 'ESL',
  finestra: 'Nella finestra',
  posto: {
    conta: (esce: string) => `Conta, esce il ${formatDate(esce)}`,
    fuori: 'Fuori dalla finestra',
    futuro: 'Non ancora concesso',
  },
  dal: (dal: string, al: string) => `Finestra dal ${formatDate(dal)} al ${formatDate(al)}`,
  usatiSu: (usati: number, massimale: number | null) => `${formatEuro(usati, 0)} usati su ${euroOrDash(massimale, 0)}`,
  residuo: 'Residuo',
  residuoDi: (residuo: number | null) =>
    residuo === null ? 'Massimale non noto' : `Residuo ${formatEuro(residuo, 0)}`,
  esaurito: 'Massimale esaurito',
  oltre: (euro: number) => `superato di ${formatEuro(euro, 0)}`,
  insieme: (testo: string, norma: string) => `${testo} (${norma}).`,
  insiemeDubbio: (testo: string, norma: string, residuo: number) =>
    `Da verificare: ${testo}. Se il massimale vale anche per la somma (${norma}), il residuo scende a ${formatEuro(residuo, 0)}.`,
  senzaNome: 'impresa senza nome',
  persone: (nomi: readonly string[], aiuti: number, residuo: number | null) =>
    `Da verificare: ${elenco.format(nomi)} ${nomi.length > 1 ? 'sono collegate' : 'è collegata'} tramite persone fisiche. ` +
    `Se una ${nomi.length > 1 ? 'di loro' : 'delle due'} è una ditta individuale, ` +
    'sono un’impresa unica (Reg. UE 2023/2831, art. 2, par. 2)' +
    (residuo === null
      ? '.'
      : `: con i ${nomi.length > 1 ? 'loro' : 'suoi'} aiuti (${formatEuro(aiuti, 0)}) il residuo scende a ${formatEuro(residuo, 0)}.`),
  esercizi:
    'Da verificare: per la pesca il regolamento (UE 717/2014, art. 3) conta tre esercizi finanziari, qui si contano tre anni. Il residuo può essere maggiore.',
  gruppo: (nome: string) => `del gruppo: ${nome}`,
  impresaUnica:
    'Il massimale vale per l’impresa unica: contano anche gli aiuti delle imprese controllate e controllanti, non quelli delle associate.',
  verifica: 'Data verifica RNA',
  verificaMai: 'Il registro nazionale (RNA) non è mai stato verificato: fallo prima di contare sul residuo.',
  verificaVecchia: (giorni: number) =>
    `L’ultima verifica sul registro nazionale (RNA) è di ${giorni} giorni fa: rifalla prima di contare sul residuo.`,
  verificaBene: (giorno: string) => `Verificato sul registro nazionale (RNA) il ${formatDate(giorno)}.`,
  verificatoOggi: 'Verificato oggi',
  altraData: 'Altra data',
  verificaSalvata: 'Data della verifica salvata.',
} as const
