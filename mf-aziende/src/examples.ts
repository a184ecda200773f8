import { defineExamples } from '@bandiera/platform/examples'
import { unaAzienda, unUsr } from '@bandiera/factories'
import type module from './module.ts'
import { texts } from './texts.ts'

const rossi = unaAzienda({ ragioneSociale: 'Rossi S.r.l.', partitaIva: '01234567897' })
const verdi = unaAzienda({ ragioneSociale: 'Verdi S.p.A.', partitaIva: '00743110157' })
const scene = {
  slot: 'ricerca',
  ref: 'ricerca',
  chi: unUsr('gestore'),
  oggi: '2026-11-23',
  record: { aziende: [rossi, verdi] },
} as const

export default defineExamples<typeof module>([
  {
    ...scene,
    titolo: 'un’azienda per nome',
    props: { text: 'verd' },
    mostra: ['Verdi S.p.A.', '00743110157'],
  },
  {
    ...scene,
    titolo: 'un’azienda per partita IVA',
    props: { text: '01234567897' },
    mostra: ['Rossi S.r.l.'],
  },
  {
    ...scene,
    slot: 'comandi',
    ref: 'crea',
    titolo: 'un’azienda nuova con il nome scritto',
    props: { text: 'Officine Gallo' },
    mostra: [texts.createCalled('Officine Gallo')],
  },
])
