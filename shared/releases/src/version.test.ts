import { isRange, isReleaseVersion } from './version.ts'

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
