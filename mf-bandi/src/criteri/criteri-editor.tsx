import { PESI_PREDEFINITI, regolaDi } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { createRiferimenti, CriteriInput } from '@bandiera/ui/criteri'
import { useMemo } from 'react'
import { Prova } from './prova.tsx'

/** The criteria of a grant as a field of its form, to be tried on a company while they change; the sentences are those of the list and of the matches. */
export function CriteriEditor({ name = 'data.criteri' }: { name?: string }) {
  const { request, settings } = usePortal()
  const riferimenti = useMemo(() => createRiferimenti(request), [request])
  const pesi = useMemo(() => ({ ...PESI_PREDEFINITI, ...settings?.pesi }), [settings?.pesi])
  return (
    <div>
      <CriteriInput frase={regolaDi} name={name} pesi={pesi} riferimenti={riferimenti} />
      <Prova name={name} riferimenti={riferimenti} />
    </div>
  )
}
