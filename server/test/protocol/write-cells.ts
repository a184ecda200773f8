import { collectionOf } from './clients.ts'
import { cells, OTHER, matrixOfFile } from './matrix.ts'
import { world } from './world.ts'
import { specifiedOutcome, outcomeOf, type Row } from './write-rows.ts'

/** One test for each way to write, person and collection: every record of it is tried, and put back. */
export function tryEveryCell(rows: Record<string, Row>): void {
  const used = matrixOfFile()

  describe.each(Object.entries(rows))('%s', (_name, row) => {
    it.each(cells)('by %s in %s: where the specification says so, and nowhere else', async (person, coll) => {
      const { matrix, elsewhere } = used
      const expected = new Map<string, unknown>()
      const found = new Map<string, unknown>()
      for (const record of world[coll]) {
        const position = await matrix.seq()
        const result = await outcomeOf(row.write(collectionOf(matrix.user(person), coll), coll, record), row)
        const written = (await matrix.seq()) > position
        found.set(record._id, { result, refusedButWritten: written && result !== 'may' })
        const wanted = specifiedOutcome(person, row, { coll, record })
        expected.set(record._id, { result: wanted, refusedButWritten: false })
        if (written) await matrix.restore(coll)
      }
      expect(found).toEqual(expected)
      // the other tenant holds the same ids: not one of them has moved
      expect(await matrix.seq(OTHER)).toBe(elsewhere)
    })
  })
}
