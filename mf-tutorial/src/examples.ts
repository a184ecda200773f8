import { defineExamples } from '@bandiera/platform/examples'
import { someSettings, unUsr } from '@bandiera/factories'
import type module from './module.ts'

const video = [
  { id: 'v1', titolo: 'Il primo incrocio', indirizzo: 'https://video.example.it/1.mp4', gruppo: 'Per cominciare' },
  { id: 'v2', titolo: 'La domanda passo per passo', indirizzo: 'https://video.example.it/2.mp4' },
]

export default defineExamples<typeof module>([
  {
    slot: 'ricerca',
    ref: 'ricerca',
    titolo: 'un filmato per una parola del titolo',
    props: { text: 'incrocio' },
    chi: unUsr('gestore'),
    oggi: '2026-11-23',
    record: { settings: [someSettings({ video })] },
    mostra: ['Il primo incrocio', 'Per cominciare'],
  },
])
