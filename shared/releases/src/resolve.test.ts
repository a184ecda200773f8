import { hundredthOf, isRange, isReleaseVersion, misfitOf, resolve } from './resolve.ts'
import { aRelease, aState } from '../test/state.ts'
import type { Choice, RegistryState } from './types.ts'

const ask = (choice: Choice | undefined, rest: Partial<RegistryState> = {}, uid?: string) =>
  resolve('mf-bandi', choice, aState(rest), { tenant: 'uno.test', uid })

describe('the version that a tenant gets', () => {
  it('is the one that came with the portal while nothing was chosen', () => {
    expect(ask(undefined)).toMatchObject({ version: '1.0.0', reason: 'builtIn', refused: [] })
  })

  it('is the chosen one, and a browser may go back to what ran before', () => {
    expect(ask({ version: '1.2.0', lastGood: '1.1.0' })).toEqual({
      id: 'mf-bandi',
      version: '1.2.0',
      reason: 'chosen',
      refused: [],
      lastGood: '1.1.0',
    })
  })

  it('is none, and no fault, when the module is switched off', () => {
    expect(ask({ version: null, lastGood: '1.1.0' })).toEqual({
      id: 'mf-bandi',
      version: null,
      reason: 'off',
      refused: [],
    })
  })

  it('is the newest older one that fits when the chosen one does not, never a newer or an unfinished one', () => {
    const releases = [
      aRelease('1.0.0', { builtIn: true }),
      aRelease('1.1.0'),
      aRelease('1.1.5-rc.1'),
      aRelease('1.2.0', { contract: '^3.0.0' }),
      aRelease('1.3.0'),
    ]
    const answer = ask({ version: '1.2.0' }, { releases })
    expect(answer).toMatchObject({ version: '1.1.0', reason: 'older', wanted: '1.2.0' })
    expect(answer.refused).toEqual([{ version: '1.2.0', why: expect.objectContaining({ kind: 'contract' }) }])
  })

  it('is the one before when the chosen one crashed here, though a newer one would fit', () => {
    const holds = [{ tenant: 'uno.test', id: 'mf-bandi', version: '1.2.0' }]
    const answer = ask({ version: '1.2.0', lastGood: '1.0.0' }, { holds })
    expect(answer).toMatchObject({ version: '1.0.0', reason: 'lastGood' })
    expect(answer.refused).toEqual([{ version: '1.2.0', why: { kind: 'held' } }])
  })

  it('is none, with every reason, when nothing fits', () => {
    const releases = [aRelease('1.2.0', { contract: '^9.0.0' })]
    const answer = ask({ version: '1.2.0', lastGood: '1.1.0' }, { releases })
    expect(answer).toMatchObject({ version: null, reason: 'none' })
    expect(answer.refused.map(({ version, why }) => [version, why.kind])).toEqual([
      ['1.2.0', 'contract'],
      ['1.1.0', 'missing'],
    ])
  })

  it('never offers a way back that does not fit', () => {
    const releases = [aRelease('1.1.0', { contract: '^9.0.0' }), aRelease('1.2.0')]
    expect(ask({ version: '1.2.0', lastGood: '1.1.0' }, { releases })).not.toHaveProperty('lastGood')
  })
})

describe('a canary', () => {
  const choice = { version: '1.1.0', canary: { version: '1.2.0', percent: 10 } }
  const uid = (below: boolean) => {
    for (let n = 0; ; n += 1) if (hundredthOf(`u${n}`, 'mf-bandi') < 10 === below) return `u${n}`
  }

  it('is given to its share of the accounts, and to no visitor', () => {
    expect(ask(choice, {}, uid(true))).toMatchObject({ version: '1.2.0', reason: 'canary' })
    expect(ask(choice, {}, uid(false))).toMatchObject({ version: '1.1.0', reason: 'chosen' })
    expect(ask(choice)).toMatchObject({ version: '1.1.0' })
  })

  it('that does not fit or crashed gives way to the version of the other accounts', () => {
    const holds = [{ tenant: 'uno.test', id: 'mf-bandi', version: '1.2.0' }]
    expect(ask(choice, { holds }, uid(true))).toMatchObject({ version: '1.1.0', reason: 'chosen' })
  })

  it('goes back to the version of the other accounts when it fails in a browser', () => {
    expect(ask({ ...choice, lastGood: '1.0.0' }, {}, uid(true)).lastGood).toBe('1.1.0')
  })
})

const { shell } = aState()

it('takes a release for its own contract, and one for the contract before', () => {
  expect(misfitOf(aRelease('1.0.0', { contract: '^2.0.0' }), shell)).toBeNull()
  expect(misfitOf(aRelease('1.0.0', { contract: '^1.0.0' }), shell)).toBeNull()
})

it.each([
  ['of a contract that is not there yet', { contract: '^3.0.0' }, 'contract'],
  ['of a part of the contract that is not there yet', { contract: '^2.1.0' }, 'contract'],
  ['with another major of a library', { shared: { react: '^18.0.0' } }, 'react'],
  ['with a newer minor of a library than the shell has', { shared: { react: '^19.4.0' } }, 'react'],
  ['with a library that the shell does not provide', { shared: { lodash: '^4.0.0' } }, 'lodash'],
])('refuses one %s, and says what there is', (_, asked, what) => {
  const misfit = misfitOf(aRelease('1.0.0', asked), shell)
  expect(misfit).toMatchObject({ what, found: what === 'lodash' ? '' : what === 'react' ? '19.3.1' : '2.0.0, 1.0.0' })
})

const accounts = Array.from({ length: 20_000 }, (_, n) => n.toString(16).padStart(24, '6'))

it('spreads similar accounts evenly over the hundredths', () => {
  const counts = Array.from({ length: 100 }, () => 0)
  for (const uid of accounts) counts[hundredthOf(uid, 'mf-bandi')]! += 1
  expect(Math.min(...counts)).toBeGreaterThan(140)
  expect(Math.max(...counts)).toBeLessThan(270)
})

it('does not try every module on the same accounts', () => {
  const first = (id: string) => new Set(accounts.filter((uid) => hundredthOf(uid, id) < 10))
  const [bandi, aziende] = [first('mf-bandi'), first('mf-aziende')]
  const both = [...bandi].filter((uid) => aziende.has(uid)).length
  expect(both / bandi.size).toBeLessThan(0.2)
})

it('takes versions as semver writes them, and nothing that could pass for another one', () => {
  expect(['1.4.2', '0.1.0', '2.0.0-prova.1'].filter((text) => !isReleaseVersion(text))).toEqual([])
  const others = [
    '1.4',
    'v1.4.2',
    ' 1.4.2',
    '01.4.2',
    '1.4.2+build',
    '',
    'latest',
    '../1.0.0',
    `1.0.0-${'a'.repeat(80)}`,
  ]
  expect(others.filter(isReleaseVersion)).toEqual([])
})

it('takes ranges, not words', () => {
  expect(['^2.1.0', '>=1 <3', '*', '19.x'].filter((text) => !isRange(text))).toEqual([])
  expect(['', 'qualunque', '^'].filter(isRange)).toEqual([])
})
