import { planText } from '../lib/module/plan.mjs'
import { statusText } from '../lib/module/status.mjs'

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
  const text = planText({
    tenants: [
      { tenant: 'uno.example.it', n: 3, changes: [{ id: 'mf-bandi', before, after }] },
      { tenant: 'due.example.it', n: 1, changes: [{ id: 'mf-bandi', before, after: older }] },
    ],
    channel: { id: 'mf-bandi', channel: 'stable', version: '1.4.2', before: null },
    refusals: [],
  })
  expect(text.split('\n')).toEqual([
    'Channel stable of mf-bandi: nothing -> 1.4.2',
    'tenant          choice  module    before  after  why',
    'uno.example.it  3       mf-bandi  1.0.0   1.4.2  chosen',
    'due.example.it  1       mf-bandi  1.0.0   1.4.1  the newest that fits; 1.4.2 was chosen; 1.4.2: asks for the contract ^3.0.0, the shell has 2.0.0',
  ])
})

it('shows for whom a version is tried, and that a module is switched off', () => {
  const canary = { version: '1.5.0', percent: 10 }
  const off = { id: 'mf-rent', version: null, reason: 'off', refused: [] }
  const changes = [
    { id: 'mf-bandi', before, after: before, canary },
    { id: 'mf-rent', before: { ...before, id: 'mf-rent' }, after: off },
  ]
  const text = planText({ tenants: [{ tenant: 'uno', n: 2, changes }], refusals: [] })
  expect(text).toMatch(/mf-bandi {2}1\.0\.0 +1\.0\.0 \(1\.5\.0 at 10%\) {2}comes with the portal/)
  expect(text).toMatch(/mf-rent +1\.0\.0 +- +disabled/)
})

it.each([
  [{ kind: 'unknownRelease', id: 'mf-bandi', version: '9.0.0' }, 'NO: mf-bandi 9.0.0 is not published'],
  [{ kind: 'unknownTenant', tenant: 'tre' }, 'NO: there is no tenant tre'],
  [{ kind: 'unknownModule', id: 'mf-x' }, 'NO: there is no module mf-x'],
  [{ kind: 'nothingBefore', tenant: 'uno' }, 'NO: uno has no choice to go back to'],
  [
    { kind: 'misfit', tenant: 'uno', id: 'mf-x', version: '2.0.0', because: [{ version: '2.0.0', why: misfit }] },
    'NO: uno (mf-x) cannot run version 2.0.0; 2.0.0: asks for the contract ^3.0.0, the shell has 2.0.0',
  ],
  [
    { kind: 'stranded', tenant: 'uno', id: 'mf-x', because: [{ version: '1.0.0', why: { kind: 'held' } }] },
    'NO: uno (mf-x) would be left without a version, and the module is in use; 1.0.0: held back because it failed',
  ],
  [
    { kind: 'floor', id: 'mf-x', version: '1.0.0', floor: '1.1.0' },
    'NO: version 1.0.0 of mf-x is below its floor, 1.1.0',
  ],
  [
    {
      kind: 'stranded',
      tenant: 'uno',
      id: 'mf-x',
      because: [{ version: '1.0.0', why: { kind: 'floor', found: '1.1.0' } }],
    },
    'NO: uno (mf-x) would be left without a version, and the module is in use; 1.0.0: it is below the floor, 1.1.0',
  ],
])('says in words why %j', (refusal, words) => {
  expect(planText({ tenants: [], refusals: [refusal] })).toBe(words)
})

it('says when nothing changes', () => {
  expect(planText({ tenants: [], refusals: [] })).toBe('Nothing changes for any tenant.')
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
  const all = statusText(registro, {})
  expect(all).toContain('Shell 1.0.0, contracts 2.0.0, 1.0.0')
  expect(all).toContain('uno (choice 3, 2026-11-23 10:20, operatore: correzioni)')
  expect(all).toContain('due (as the portal came)')
  const some = statusText(registro, { id: 'mf-bandi', tenants: ['uno'] })
  expect(some).toMatch(/mf-bandi {2}1\.4\.2 +1\.4\.1 +chosen/)
  expect(some).not.toMatch(/mf-rent|due/)
})

it('shows floors, what was withdrawn, and what no operator has seen yet, with who, when and why', () => {
  const at = '2026-11-23T10:20:30Z'
  const alert = { id: 'mf-bandi', versione: '1.4.2', tenant: ['uno'], quando: at, perche: 'x is undefined' }
  const text = statusText(
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
  expect(text).toMatch(/Floors\n.*\nmf-bandi +1\.4\.1 +2026-11-23 10:20 +Ada, with release 1\.4\.2 +falla/)
  expect(text).toMatch(/Withdrawn\n.*\nmf-bandi +1\.4\.0 +2026-11-23 10:20 +Ada +rubata/)
  expect(text).toMatch(/To look at\n.*\nmf-bandi +1\.4\.2 +failed for 2 people +uno +.*Bea \(bea@uno\) +x is undefined/)
  expect(text).toMatch(/mf-bandi +1\.4\.2 +taken away +uno and 3 more +.*sistema/)
})
