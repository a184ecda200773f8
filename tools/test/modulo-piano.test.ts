import { pianoText } from '../lib/modulo/piano.mjs'
import { statoText } from '../lib/modulo/stato.mjs'

const misfit = { kind: 'contract', what: 'contract', asked: '^3.0.0', found: '2.0.0' }
const before = { id: 'mf-bandi', version: '1.0.0', reason: 'builtIn', refused: [] }

it('shows tenant by tenant what changes, and why', () => {
  const after = { id: 'mf-bandi', version: '1.4.2', reason: 'chosen', refused: [] }
  const older = {
    id: 'mf-bandi',
    version: '1.4.1',
    reason: 'older',
    wanted: '1.4.2',
    refused: [{ version: '1.4.2', why: misfit }],
  }
  const text = pianoText({
    tenants: [
      { tenant: 'uno.example.it', n: 3, changes: [{ id: 'mf-bandi', before, after }] },
      { tenant: 'due.example.it', n: 1, changes: [{ id: 'mf-bandi', before, after: older }] },
    ],
    channel: { id: 'mf-bandi', channel: 'stable', version: '1.4.2', before: null },
    refusals: [],
  })
  expect(text.split('\n')).toEqual([
    'Canale stable di mf-bandi: niente -> 1.4.2',
    'cliente         scelta  modulo    prima  dopo   perché',
    'uno.example.it  3       mf-bandi  1.0.0  1.4.2  scelta',
    'due.example.it  1       mf-bandi  1.0.0  1.4.1  la più recente adatta; era scelta la 1.4.2; 1.4.2: chiede il contratto ^3.0.0, la shell ha 2.0.0',
  ])
})

it('shows for whom a version is tried, and that a module is switched off', () => {
  const canary = { version: '1.5.0', percent: 10 }
  const off = { id: 'mf-rent', version: null, reason: 'off', refused: [] }
  const changes = [
    { id: 'mf-bandi', before, after: before, canary },
    { id: 'mf-rent', before: { ...before, id: 'mf-rent' }, after: off },
  ]
  const text = pianoText({ tenants: [{ tenant: 'uno', n: 2, changes }], refusals: [] })
  expect(text).toMatch(/mf-bandi {2}1\.0\.0 {2}1\.0\.0 \(1\.5\.0 al 10%\) {2}quella del portale/)
  expect(text).toMatch(/mf-rent +1\.0\.0 +- +spento/)
})

it.each([
  [{ kind: 'unknownRelease', id: 'mf-bandi', version: '9.0.0' }, 'NO: mf-bandi 9.0.0 non è pubblicato'],
  [{ kind: 'unknownTenant', tenant: 'tre' }, 'NO: non conosco il cliente tre'],
  [{ kind: 'unknownModule', id: 'mf-x' }, 'NO: non conosco il modulo mf-x'],
  [{ kind: 'nothingBefore', tenant: 'uno' }, 'NO: per uno non c’è una scelta a cui tornare'],
  [
    { kind: 'misfit', tenant: 'uno', id: 'mf-x', version: '2.0.0', because: [{ version: '2.0.0', why: misfit }] },
    'NO: per uno di mf-x la versione 2.0.0 non si può eseguire; 2.0.0: chiede il contratto ^3.0.0, la shell ha 2.0.0',
  ],
  [
    { kind: 'stranded', tenant: 'uno', id: 'mf-x', because: [{ version: '1.0.0', why: { kind: 'held' } }] },
    'NO: per uno di mf-x non resterebbe nessuna versione, e il modulo è in uso; 1.0.0: trattenuta perché dava errori',
  ],
  [
    { kind: 'floor', id: 'mf-x', version: '1.0.0', floor: '1.1.0' },
    'NO: la versione 1.0.0 di mf-x è sotto la minima, la 1.1.0',
  ],
  [
    {
      kind: 'stranded',
      tenant: 'uno',
      id: 'mf-x',
      because: [{ version: '1.0.0', why: { kind: 'floor', found: '1.1.0' } }],
    },
    'NO: per uno di mf-x non resterebbe nessuna versione, e il modulo è in uso; 1.0.0: è sotto la minima, la 1.1.0',
  ],
])('says in words why %j', (refusal, words) => {
  expect(pianoText({ tenants: [], refusals: [refusal] })).toBe(words)
})

it('says when nothing changes', () => {
  expect(pianoText({ tenants: [], refusals: [] })).toBe('Non cambia niente per nessuno.')
})

it('shows channels, releases and what every tenant gets, or only what was asked for', () => {
  const modulo = { id: 'mf-bandi', versione: '1.4.2', motivo: 'chosen', precedente: '1.4.1', rifiutate: [] }
  const rent = { id: 'mf-rent', versione: null, motivo: 'off', rifiutate: [] }
  const since = { generazione: 3, quando: '2026-11-23T10:20:30Z', chi: 'operatore', perche: 'correzioni' }
  const registro = {
    shell: { version: '1.0.0', contracts: ['2.0.0', '1.0.0'], shared: {} },
    canali: { 'mf-bandi': { stable: '1.4.2' } },
    tenant: [
      { id: 'uno', ...since, moduli: [modulo, rent] },
      { id: 'due', generazione: 0, moduli: [rent] },
    ],
    rilasci: [
      { id: 'mf-bandi', versione: '1.4.2', contratto: '^2.0.0', pubblicato: '2026-11-23T10:00:00Z', chiave: 'ab' },
    ],
    trattenuti: [],
  }
  const all = statoText(registro, {})
  expect(all).toContain('Shell 1.0.0, contratti 2.0.0, 1.0.0')
  expect(all).toContain('uno (scelta 3, 2026-11-23 10:20, operatore: correzioni)')
  expect(all).toContain('due (come il portale è arrivato)')
  const some = statoText(registro, { id: 'mf-bandi', tenants: ['uno'] })
  expect(some).toMatch(/mf-bandi {2}1\.4\.2 +1\.4\.1 {2}scelta/)
  expect(some).not.toMatch(/mf-rent|due/)
})

it('shows floors, what was withdrawn, and what no operator has seen yet, with who, when and why', () => {
  const at = '2026-11-23T10:20:30Z'
  const alert = { id: 'mf-bandi', versione: '1.4.2', tenant: ['uno'], quando: at, perche: 'x is undefined' }
  const text = statoText(
    {
      shell: { version: '1.0.0', contracts: ['2.0.0'] },
      canali: {},
      tenant: [],
      rilasci: [],
      minimi: [{ id: 'mf-bandi', version: '1.4.1', by: 'Ada', why: 'falla', at, release: '1.4.2' }],
      ritirati: [{ id: 'mf-bandi', versione: '1.4.0', chiave: 'ab', quando: at, chi: 'Ada', perche: 'rubata' }],
      segnalazioni: [
        { ...alert, tipo: 'guasto', quanti: 1, chi: 'Bea (bea@uno)', persone: 2 },
        { ...alert, tipo: 'ritiro', quanti: 4, chi: 'sistema' },
      ],
    },
    {},
  )
  expect(text).toMatch(/Versioni minime\n.*\nmf-bandi +1\.4\.1 +2026-11-23 10:20 +Ada, con il rilascio 1\.4\.2 +falla/)
  expect(text).toMatch(/Ritirati\n.*\nmf-bandi +1\.4\.0 +2026-11-23 10:20 +Ada +rubata/)
  expect(text).toMatch(
    /Da guardare\n.*\nmf-bandi +1\.4\.2 +si è fermata per 2 persone +uno +.*Bea \(bea@uno\) +x is undefined/,
  )
  expect(text).toMatch(/mf-bandi +1\.4\.2 +tolta +uno e altri 3 +.*sistema/)
})
