import { defineExamples } from '@bandiera/platform/examples'
import { GESTORE_ID, unaAzienda, unaPratica, unBando, unDocumento, unUsr } from '@bandiera/factories'
import { documentiTexts as documenti } from './documenti/texts.ts'
import type module from './module.ts'
import { texts } from './texts.ts'
import { cardTexts, manyTexts, paletteTexts } from './slots/texts.ts'

const { avvisi } = texts
const today = '2026-11-23'
const rossi = unaAzienda({ ragioneSociale: 'Rossi S.r.l.' })
const voucher = unBando({ data: { titolo: 'Voucher digitalizzazione' } })
const draft = unaPratica({
  aziendaId: rossi._id,
  bandoId: voucher._id,
  titolo: 'Domanda voucher',
  scadenze: [{ tipo: 'invio', data: '2026-11-21' }],
  checklist: [{ id: 'v', voce: 'Visura camerale', obbligatoria: true, stato: 'manca' }],
  attivita: [{ id: 'a', testo: 'Chiamare la banca', per: GESTORE_ID, entro: '2026-11-25', fatta: false }],
})
const granted = unaPratica({
  aziendaId: rossi._id,
  titolo: 'Fondo macchinari',
  stato: 'concessa',
  dataInvio: '2026-09-10',
  agevolazioneRichiesta: 50_000,
  agevolazioneConcessa: 40_000,
  dataConcessione: '2026-10-20',
})
const visura = unDocumento({
  clienteId: rossi._id,
  praticaId: draft._id,
  nome: 'Visura camerale',
  scadenza: '2020-01-31',
})
const scene = {
  chi: unUsr('gestore'),
  oggi: today,
  record: { aziende: [rossi], bandi: [voucher], pratiche: [draft, granted], docs: [visura] },
} as const
const limits = { '/api/documenti/limiti': { byte: 1_048_576, estensioni: ['pdf', 'png'] } }

const card = <R extends string>(ref: R, titolo: string, mostra: [string, string]) =>
  ({ ...scene, slot: 'dashboard.widget', ref, titolo, props: {}, mostra }) as const

export default defineExamples<typeof module>([
  {
    ...scene,
    slot: 'ricerca',
    ref: 'ricerca',
    titolo: 'una pratica per una parola del titolo',
    props: { text: 'voucher' },
    mostra: ['Domanda voucher', 'Rossi S.r.l.'],
  },
  {
    ...scene,
    slot: 'ricerca',
    ref: 'ricercaDocumenti',
    titolo: 'un documento per nome, con la sua cartella',
    props: { text: 'visura' },
    mostra: ['Visura camerale', 'Rossi S.r.l.'],
  },
  {
    ...scene,
    slot: 'comandi',
    ref: 'crea',
    titolo: 'una pratica nuova per l’azienda scritta',
    props: { text: 'rossi' },
    mostra: [paletteTexts.createFor('Rossi S.r.l.')],
  },
  {
    ...scene,
    slot: 'aziende.pratiche',
    ref: 'creaMolte',
    titolo: 'il bando di più pratiche',
    props: { aziende: [rossi._id] },
    mostra: [manyTexts.title(1), manyTexts.help],
  },
  {
    ...scene,
    slot: 'azienda.scheda',
    ref: 'diAzienda',
    titolo: 'le pratiche di un’azienda',
    props: { aziendaId: rossi._id },
    mostra: ['Domanda voucher', 'Fondo macchinari', texts.fresh],
  },
  {
    ...scene,
    slot: 'bando.scheda',
    ref: 'diBando',
    titolo: 'chi partecipa a un bando',
    props: { bandoId: voucher._id },
    mostra: ['Rossi S.r.l.'],
  },
  {
    ...scene,
    slot: 'avvisi',
    ref: 'avvisi',
    titolo: 'un termine passato',
    props: {},
    mostra: ['Domanda voucher', avvisi.overdue('invio della domanda', '21/11/2026')],
  },
  card('compiti', 'un compito di chi guarda', ['Chiamare la banca', cardTexts.withTasks]),
  card('scadenze', 'una scadenza passata', ['Rossi S.r.l.', cardTexts.overdueMany]),
  card('mancanti', 'un documento che il cliente deve mandare', ['Visura camerale', cardTexts.waiting]),
  card('stati', 'una pratica per stato', ['Bozza', 'Concessa']),
  card('mesi', 'quanto è stato richiesto', [cardTexts.richiesto, cardTexts.awardedInYear]),
  card('successo', 'una pratica decisa', ['100 %', cardTexts.grantedMany]),
  {
    ...scene,
    slot: 'azienda.scheda',
    ref: 'documenti',
    titolo: 'i documenti di un’azienda',
    props: { aziendaId: rossi._id },
    risposte: limits,
    mostra: ['Visura camerale', documenti.validita.scaduto],
  },
  {
    ...scene,
    slot: 'pratica.scheda',
    ref: 'documenti',
    titolo: 'i documenti di una pratica',
    props: { praticaId: draft._id },
    risposte: limits,
    mostra: ['Visura camerale', documenti.trascina],
  },
])
