import { defineExamples } from '@bandiera/platform/examples'
import { unaAzienda, unUsr } from '@bandiera/factories'
import type module from './module.ts'
import { texts } from './texts.ts'

// at least one for each part in a slot: they are played in every shell before a release is published
export default defineExamples<typeof module>([
  {
    slot: 'dashboard.widget',
    ref: 'count',
    titolo: 'due aziende',
    props: {},
    chi: unUsr('gestore'),
    oggi: '2026-11-23',
    record: { aziende: [unaAzienda(), unaAzienda()] },
    mostra: ['2', texts.visible],
  },
])
