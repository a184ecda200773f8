import { defineExamples } from '@bandiera/platform/examples'
import { unBando, unUsr } from '@bandiera/factories'
import type module from './module.ts'
import { texts as widgets } from './slots/texts.ts'

const voucher = unBando({ data: { titolo: 'Voucher digitalizzazione', ente: 'Camera di commercio' } })
const draft = unBando({ data: { titolo: 'Fondo macchinari', ente: 'Regione', redazione: 'bozza' } })
const scene = { oggi: '2026-11-23', record: { bandi: [voucher, draft] } } as const

export default defineExamples<typeof module>([
  {
    ...scene,
    slot: 'ricerca',
    ref: 'ricerca',
    titolo: 'un bando pubblicato per una parola del titolo',
    props: { text: 'voucher' },
    chi: unUsr('gestore'),
    mostra: ['Voucher digitalizzazione', 'Camera di commercio'],
  },
  {
    ...scene,
    slot: 'dashboard.widget',
    ref: 'redazione',
    titolo: 'una bozza che aspetta chi la scrive',
    props: {},
    chi: unUsr('editore'),
    mostra: [widgets.drafts, widgets.goToBandi],
  },
])
