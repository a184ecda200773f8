import { defineExamples } from '@bandiera/platform/examples'
import { someSettings, unUsr } from '@bandiera/factories'
import type module from './module.ts'
import { texts } from './slots/texts.ts'

const utenti = [
  unUsr('gestore', { ultimoAccesso: '2026-11-20T09:30:00.000Z' }),
  unUsr('editore', { ultimoAccesso: '2026-11-22T16:05:00.000Z' }),
]
const scene = { chi: unUsr('admin'), oggi: '2026-11-23', record: { usr: utenti } } as const

const widget = { ...scene, slot: 'dashboard.widget', props: {} } as const

export default defineExamples<typeof module>([
  {
    ...scene,
    slot: 'ricerca',
    ref: 'ricerca',
    titolo: 'una persona per nome',
    props: { text: 'elio' },
    mostra: ['Elio Edita', 'editore@esempio.test'],
  },
  { ...widget, ref: 'perRuolo', titolo: 'quante persone di ogni ruolo', mostra: [texts.total, texts.byRole] },
  {
    ...widget,
    ref: 'attivita',
    titolo: 'chi è entrato per ultimo',
    mostra: ['Elio Edita', '22/11/2026 17:05', 'Gina Gestisce'],
  },
  {
    ...widget,
    ref: 'spazio',
    titolo: 'quanto occupa il portale',
    risposte: {
      '/api/spazio': { elementi: 3, byte: 2048, file: 0, limiti: { portale: 4096, persona: 1024 }, persone: [] },
    },
    mostra: ['2 KB', texts.spaceDetails],
  },
  {
    ...widget,
    ref: 'portale',
    titolo: 'che cosa manca a un portale nuovo',
    record: { settings: [someSettings()] },
    mostra: [texts.cardTexts.logo, texts.cardTexts.privacy],
  },
])
