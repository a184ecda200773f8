import type { Bando } from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import { useState } from 'react'
import { PassoDialog } from '../insieme/passo-dialog.tsx'
import { motiviContro, redazioneOf } from '../redazione/passi.ts'
import { testi } from '../testi.ts'

/** Grants that an import held and nothing holds any more: published together, after the window that says what it does. */
export function Pronti({ records }: { records: readonly Bando[] }) {
  const [chosen, setChosen] = useState<readonly Bando[] | null>(null)
  const ready = records.filter(
    (bando) =>
      redazioneOf(bando) === 'in_revisione' &&
      bando.data.fonte?.gestori !== undefined &&
      motiviContro(bando, 'pubblicato').length === 0,
  )
  return (
    <>
      {ready.length > 0 && (
        <Button onClick={() => setChosen(ready)} variant="outlined">
          {testi.controlli.pubblicaPronti(ready.length)}
        </Button>
      )}
      {chosen && <PassoDialog a="pubblicato" bandi={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
