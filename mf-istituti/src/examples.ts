import { defineExamples } from '@bandiera/platform/examples'
import { unaAzienda, unIstituto, unUsr } from '@bandiera/factories'
import type module from './module.ts'
import { texts as kpiTexts } from './parts/kpi/texts.ts'
import { texts as thresholdTexts } from './slots/texts.ts'

const today = '2026-11-23'
const bilancio = {
  anno: 2025,
  approvato: true,
  ula: 12,
  ricavi: 1_500_000,
  totaleAttivo: 900_000,
  patrimonioNetto: 300_000,
}
const rossi = unaAzienda({ bilanci: [bilancio] })

export default defineExamples<typeof module>([
  {
    slot: 'azienda.scheda',
    ref: 'schedaKpi',
    titolo: 'gli indici di un bilancio',
    props: { aziendaId: rossi._id },
    chi: unUsr('gestore'),
    oggi: today,
    record: { aziende: [rossi] },
    mostra: [kpiTexts.gruppi.redditivita, '2025'],
  },
  {
    slot: 'impostazioni.pannello',
    ref: 'pannelloSoglie',
    titolo: 'le soglie pubblicate, finché nessuno le cambia',
    props: {},
    chi: unUsr('admin'),
    oggi: today,
    mostra: [thresholdTexts.usualSource, '20/10/2019', thresholdTexts.edit],
  },
  {
    slot: 'ricerca',
    ref: 'ricerca',
    titolo: 'una banca per il nome di un suo prodotto',
    props: { text: 'chirografario' },
    chi: unUsr('editore'),
    oggi: today,
    record: { istituti: [unIstituto({ nome: 'Banca Esempio' })] },
    mostra: ['Banca Esempio'],
  },
])
