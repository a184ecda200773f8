// How many pairs of a code and a real criterion are known, before and with the table of ISTAT. `FIGURES=1` prints them.
import type { Azienda, CriterioOfKind, AtecoVersion } from '@bandiera/domain'
import { evaluateCriteri, type MatchingContext, type KleeneValue } from '@bandiera/matching'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { AtecoEntry } from './ateco-file.ts'
import { openReference } from './reference.ts'
import { shippedRows } from './shipped.ts'

type Codes = NonNullable<CriterioOfKind<'ateco'>['ammessi']>
const { criteri } = JSON.parse(readFileSync(path.join(__dirname, 'testing/real-ateco.json'), 'utf8')) as {
  criteri: { incentivo: string; ammessi: Codes }[]
}
const { raccordoAteco } = openReference(path.join(tmpdir(), 'bandiera-figures')).raccordo
const sixOf = (name: 'ateco-2007' | 'ateco-2025') =>
  (shippedRows(name) as AtecoEntry[]).map(({ codice }) => codice).filter((code) => code.length === 6)

/** All codes of one version against the real criteria of the other. */
function figures(da: AtecoVersion, more: Partial<MatchingContext>): Record<KleeneValue, number> {
  const found = { si: 0, no: 0, da_verificare: 0 }
  for (const codice of sixOf(`ateco-${da}`)) {
    const azienda: Azienda = {
      _id: 'a',
      gestoreId: 'g',
      professionisti: [],
      ragioneSociale: 'a',
      ateco: [{ codice, versione: da }],
    }
    for (const { incentivo: id, ammessi } of criteri) {
      if (ammessi.some(({ versione }) => versione === da)) continue
      const [one] = evaluateCriteri(azienda, [{ id, tipo: 'ateco', ammessi }], { oggi: '2026-11-20', ...more }).criteri
      found[one!.valore] += 1
    }
  }
  return found
}

it.each(['2007', '2025'] as const)(
  'tells most pairs of a code of %s and a real criterion of the other version',
  (da) => {
    const [before, now] = [figures(da, {}), figures(da, { raccordoAteco })]
    if (process.env.FIGURES) process.stdout.write(`${da}: ${JSON.stringify({ before, now })}\n`)
    expect([before.si, before.no]).toEqual([0, 0])
    expect(now.si + now.no + now.da_verificare).toBe(before.da_verificare)
    expect((now.si + now.no) / before.da_verificare).toBeGreaterThan(da === '2007' ? 0.65 : 0.5)
  },
)
