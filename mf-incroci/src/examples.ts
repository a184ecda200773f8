import type { Criterio } from '@bandiera/domain'
import { defineExamples } from '@bandiera/platform/examples'
import { unaAzienda, unBando, unUsr } from '@bandiera/factories'
import type module from './module.ts'
import { cardTexts, moduleTexts } from './texts.ts'

const criteri: Criterio[] = [
  { id: 'dove', tipo: 'territorio', regioni: ['03'] },
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
const youthCriterio: Criterio = { id: 'giovani', tipo: 'qualifica', unaDi: ['giovanile'] }
const rossi = unaAzienda({ ragioneSociale: 'Rossi S.r.l.' })
const voucher = unBando({
  data: { titolo: 'Voucher digitalizzazione', dataApertura: '2026-11-16', dataChiusura: '2026-12-10', criteri },
})
const youthBando = unBando({
  data: { titolo: 'Fondo giovani imprese', dataChiusura: '2027-03-31', criteri: [...criteri, youthCriterio] },
})
const scene = {
  chi: unUsr('gestore'),
  oggi: '2026-11-23',
  record: { aziende: [rossi], bandi: [voucher, youthBando] },
} as const

const card = <R extends string>(ref: R, titolo: string, mostra: [string, ...string[]]) =>
  ({ ...scene, slot: 'dashboard.widget', ref, titolo, props: {}, mostra }) as const

export default defineExamples<typeof module>([
  {
    ...scene,
    slot: 'comandi',
    ref: 'comandi',
    titolo: 'sulla pagina di un’azienda',
    props: { text: 'incroci' },
    dove: `/azienda/${rossi._id}`,
    mostra: [moduleTexts.bandiPer('Rossi S.r.l.')],
  },
  card('inChiusura', 'un bando che chiude presto', [
    'Voucher digitalizzazione',
    cardTexts.possible(1, 1),
    cardTexts.left(17),
  ]),
  card('nuovi', 'un bando aperto da poco', ['Rossi S.r.l.', cardTexts.bandi(1)]),
  card('daCompletare', 'un dato che ne decide un altro', ['Rossi S.r.l.', cardTexts.more(1)]),
  {
    ...scene,
    slot: 'azienda.scheda',
    ref: 'schedaAzienda',
    titolo: 'i bandi migliori di un’azienda',
    props: { aziendaId: rossi._id },
    mostra: ['Voucher digitalizzazione', 'Fondo giovani imprese'],
  },
  {
    ...scene,
    slot: 'aziende.incroci',
    ref: 'conteggio',
    titolo: 'quanti bandi aperti vanno bene a un’azienda',
    props: {},
    mostra: [`${rossi._id}: 1`],
  },
  {
    ...scene,
    slot: 'bando.scheda',
    ref: 'schedaBando',
    titolo: 'le aziende a cui va bene un bando',
    props: { bandoId: voucher._id },
    mostra: ['Rossi S.r.l.', 'Ammissibile'],
  },
])
