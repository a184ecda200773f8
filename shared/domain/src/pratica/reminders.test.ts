import type { Pratica } from './pratica.ts'
import { remindersOf, ReminderDaysSchema } from './scadenze.ts'

const oggi = '2026-11-21'
const una = (over: Partial<Pratica>): Pratica =>
  ({ _id: 'p-a', titolo: 'Voucher', tipo: 'bando', stato: 'bozza', assegnatoA: 'io', ...over }) as Pratica
const scadenza = (data: string) => ({ tipo: 'invio' as const, data })
const said = (...pratiche: Pratica[]) => remindersOf('io', pratiche, { oggi }).map(({ cosa, giorni }) => [cosa, giorni])

it('reminds of a deadline on the days of the thresholds and on the day itself, the nearest first', () => {
  const days = ['2026-12-21', '2026-12-20', '2026-11-22', '2026-11-21', '2026-11-20'].map(scadenza)
  expect(said(una({ scadenze: days }))).toEqual([
    ['Invio della domanda', 0],
    ['Invio della domanda', 1],
    ['Invio della domanda', 30],
  ])
  const soglie = { oggi, soglie: [29] }
  expect(remindersOf('io', [una({ scadenze: days })], soglie).map(({ giorni }) => giorni)).toEqual([0, 29])
})

it('reminds the responsible person, else the gestore, and of tasks only their owner', () => {
  const soon = [scadenza('2026-11-22')]
  const attivita = [
    { testo: 'Firma', per: 'io', entro: '2026-11-24', fatta: false },
    { testo: 'Altrui', per: 'lei', entro: '2026-11-24', fatta: false },
    { testo: 'Fatta', per: 'io', entro: '2026-11-24', fatta: true },
  ]
  expect(said(una({ assegnatoA: 'lei', scadenze: soon, attivita }))).toEqual([['Firma', 3]])
  const { assegnatoA: _none, ...free } = una({ gestoreId: 'io', scadenze: soon })
  expect(said(free as Pratica)).toEqual([['Invio della domanda', 1]])
})

it('says nothing of what is closed or done', () => {
  const done = [{ ...scadenza('2026-11-22'), fatta: true }]
  expect(said(una({ scadenze: done }), una({ stato: 'chiusa', scadenze: [scadenza('2026-11-22')] }))).toEqual([])
})

it.each([
  [[], /almeno un numero/],
  [[0], /da 1 a 365/],
  [[1.5], /interi/],
  [Array.from({ length: 11 }, (_, n) => n + 1), /al massimo 10/],
])('days %j are refused', (days, reason) => {
  expect(ReminderDaysSchema.safeParse(days).error?.issues[0]?.message).toMatch(reason)
})
