import { PESI_PREDEFINITI, regolaDi } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { createRiferimenti, CriteriInput } from '@bandiera/ui/criteri'
import { useMemo } from 'react'
import { texts } from './texts.ts'

/** Who may ask for a product: the same criteria, sentences and editor as those of a grant. */
export function ProductCriteri() {
  const { request, settings } = usePortal()
  const riferimenti = useMemo(() => createRiferimenti(request), [request])
  const pesi = useMemo(() => ({ ...PESI_PREDEFINITI, ...settings?.pesi }), [settings?.pesi])
  return (
    <CriteriInput
      frase={regolaDi}
      label={texts.groupTexts.criteri}
      name="criteri"
      pesi={pesi}
      riferimenti={riferimenti}
    />
  )
}
