import type { Bando } from '@bandiera/domain'
import { Button, EditIcon, reaching } from '@bandiera/ui'
import { ActionsMenu, type PageAction } from '@bandiera/ui/detail'
import { useState } from 'react'
import { form } from '../form/later.ts'
import { testi } from '../testi.ts'
import { MancanzeDialog } from './mancanze-dialog.tsx'
import { motiviContro, passiOf, redazioneOf } from './passi.ts'
import { STAMPE } from './stampe.ts'
import { useAzioni } from './use-azioni.ts'

interface AzioniBandoProps {
  bando: Bando
  onEdit: () => void
}

/** What a curator does with a grant: the next step first, changes beside it, the rest in a menu. */
export function AzioniBando({ bando, onEdit }: AzioniBandoProps) {
  const { passo, duplica, elimina } = useAzioni(bando)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [next, ...others] = passiOf(bando)
  const take = (a: (typeof others)[number]['a']) => {
    const reasons = motiviContro(bando, a)
    if (reasons.length > 0) setMissing(reasons)
    else void passo(a)
  }
  const { redazione: words } = testi
  const actions: PageAction[] = [
    ...others.map(({ a, label }) => ({ id: a, label, onClick: () => take(a) })),
    { id: 'duplica', label: words.duplica, onClick: () => void duplica(), apart: others.length > 0 },
    ...STAMPE,
    ...(redazioneOf(bando) === 'bozza'
      ? [{ id: 'elimina', label: words.elimina, onClick: () => void elimina(), apart: true }]
      : []),
  ]
  return (
    <>
      <Button {...reaching(form)} onClick={onEdit} startIcon={<EditIcon />} variant="outlined">
        {testi.modifica}
      </Button>
      {next && (
        <Button onClick={() => take(next.a)} variant="contained">
          {next.label}
        </Button>
      )}
      <ActionsMenu actions={actions} label={words.altro} />
      <MancanzeDialog onClose={() => setMissing([])} onEdit={onEdit} reasons={missing} />
    </>
  )
}
