import { misfitOf } from './misfit.ts'
import { aRelease, aState } from './testing.ts'

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
