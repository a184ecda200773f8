import { startAsked } from '@bandiera/tools/asked'
import { median, row, type Row } from '../row.ts'
import { withDataFolder } from '../scratch.ts'

/** As people type them: a name, parts of one, a number, a code with its name, two words of different records, nothing that exists. */
const TEXTS = [
  'brambilla',
  'edil ros',
  'ret',
  'cor 100 00007',
  '10000700',
  'durc',
  'rossi voucher',
  'quaranta 7919',
  'zzzz',
]
const GOAL = 50

/** Rows that `paletteRows` returns. */
export const PALETTE_ROWS = 2

/** How long a person waits for all that Ctrl+K finds of a text: every question of every module, over sockets. */
export function paletteRows({
  companies,
  rounds,
  say,
}: {
  companies: number
  rounds: number
  say: (line: string) => void
}): Promise<Row[]> {
  return withDataFolder(async (folder) => {
    const env = { STORE_FOLDER: folder, RECORDS: String(companies) }
    const server = await startAsked('server/test/load/palette-main.ts', env)
    try {
      await server.ask('fill')
      const times: number[] = []
      const cpus: number[] = []
      // the first ones warm up
      for (let round = -2; round < rounds; round += 1)
        for (const text of TEXTS) {
          const { ms, cpu } = (await server.ask('palette', text)) as { ms: number; cpu: number }
          if (round < 0) continue
          times.push(ms)
          cpus.push(cpu)
        }
      const [p50, p95] = [0.5, 0.95].map((share) => partOf(times, share)) as [number, number]
      say(
        `palette: ${companies} companies, ${times.length} texts, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, CPU ${median(cpus).toFixed(1)} ms`,
      )
      const within = (figure: string, ours: number): Row =>
        row(
          `palette at ${companies} companies: ${figure}`,
          'ms',
          { ours, peer: GOAL },
          { against: `${GOAL} ms`, goal: 1 },
        )
      return [within('p50', p50), within('p95', p95)]
    } finally {
      await server.ask('end').catch((error: unknown) => say(String(error)))
      await server.stop()
    }
  })
}

const partOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
