import { defineExamples } from '@bandiera/platform/examples'
import { unBando, unUsr } from '@bandiera/factories'
import type module from './module.ts'
import { texts as widgets } from './slots/texts.ts'

const voucher = unBando({
  data: { titolo: 'Voucher digitalizzazione', ente: 'Camera di commercio', dataChiusura: '2026-12-10' },
})
const draft = unBando({
  data: {
    titolo: 'Fondo macchinari',
    ente: 'Regione',
    redazione: 'bozza',
    daControllare: [{ campo: 'comuni', motivo: 'Comune sconosciuto' }],
  },
})
const scene = { oggi: '2026-11-23', record: { bandi: [voucher, draft] } } as const

const card = <R extends string>(ref: R, titolo: string, mostra: [string, string]) =>
  ({ ...scene, slot: 'dashboard.widget', ref, titolo, props: {}, chi: unUsr('editore'), mostra }) as const

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
  card('redazione', 'una bozza che aspetta chi la scrive', ['Fondo macchinari', widgets.drafts]),
  card('inScadenza', 'un bando pubblicato che chiude presto', ['Voucher digitalizzazione', widgets.left(17)]),
  card('importati', 'una domanda aperta di un bando importato', ['Fondo macchinari', widgets.toCheck]),
])
