import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binOf } from '../lib/run.mjs'

const root = join(__dirname, '../..')
const PAGE = 'shared/live/README.md'
const page = readFileSync(join(root, PAGE), 'utf8')
/** What the examples take for granted: parts of the kit, and components of the reader's own. */
const PRELUDE = `
declare type Part<P = object> = import('react').FC<P & { children?: import('react').ReactNode }>
declare const Skeleton: Part
declare const Button: Part<{ onClick: () => void }>
declare const ErrorState: Part<{ text: string; onRetry: () => void }>
declare const TitoloForm: Part<{ onSave: (titolo: string) => Promise<unknown> }>
declare const Riga: Part<{ azienda: import('@bandiera/domain').Azienda }>
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bandiera-examples-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
})
afterEach(() => rmSync(folder, { recursive: true }))

it(`the examples of ${PAGE} are code that compiles`, () => {
  expect(faultsOf(page)).toEqual([])
})

it.each(['useRecords', 'useListRecords', 'useRecord'])(`${PAGE} shows %s at work`, (hook) => {
  expect(examplesOf(page).filter(({ code }) => code.includes(`= ${hook}(`))).not.toEqual([])
})

it('names the line of the page where an example is wrong', () => {
  const wrong = ['# a', '', '```tsx', "import { useRecord } from '@bandiera/live'", "useRecord('band', '')", '```', '']
  expect(faultsOf(wrong.join('\n'))).toEqual([expect.stringMatching(/^5: .*TS2345.*"band"/)])
})

/** Every block of TSX, and the line of the page on which its code begins. */
function examplesOf(text: string): { code: string; line: number }[] {
  return [...text.matchAll(/^```tsx\n(?<code>.*?)^```$/gms)].map(({ index, groups }) => ({
    code: groups?.code ?? '',
    line: text.slice(0, index).split('\n').length + 1,
  }))
}

/** What the compiler says of the examples of a page, each with its line there. */
function faultsOf(text: string): string[] {
  const options = { noUnusedLocals: false, types: ['react'] }
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: options,
    include: ['prelude.d.ts', 'at'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'prelude.d.ts'), PRELUDE)
  mkdirSync(join(folder, 'at'))
  for (const { code, line } of examplesOf(text)) writeFileSync(join(folder, 'at', `${line}.tsx`), code)
  const args = [binOf('typescript', 'tsc'), '-p', folder, '--pretty', 'false']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((fault) =>
      fault.replace(/^at\/(\d+)\.tsx\((\d+),\d+\)/, (_, first, row) => `${Number(first) + Number(row) - 1}`),
    )
}
