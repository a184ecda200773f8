import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scratch } from '../lib/scratch.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bandiera-scratch-'))
const before = process.env.TMPDIR
beforeEach(() => delete process.env.TMPDIR)
afterAll(() => {
  if (before) process.env.TMPDIR = before
  rmSync(folder, { recursive: true })
})

it('is a folder of its own below the memory of the machine', () => {
  const { TMPDIR } = scratch(folder, 1)
  expect(TMPDIR).toMatch(/bandiera-\d+$/)
  expect(statSync(TMPDIR!).isDirectory()).toBe(true)
})

it('leaves folders on the disk where the machine has no such memory', () => {
  expect(scratch(join(folder, 'none'))).toEqual({})
})

it('leaves folders on the disk where the memory has too little room', () => {
  expect(scratch(folder, Infinity)).toEqual({})
})

it('leaves a folder alone that was chosen by hand', () => {
  process.env.TMPDIR = folder
  expect(scratch(folder, 1)).toEqual({})
})
