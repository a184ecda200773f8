import type { Criterio } from '@bandiera/domain'
import { PESI_PREDEFINITI, regolaDi } from '@bandiera/matching'
import { CriteriInput, createRiferimenti } from '@bandiera/ui/criteri'
import { FormProvider, MoveButtons, useForm } from '@bandiera/ui/form'
import { Typography } from '@bandiera/ui'
import { useState } from 'react'
import { Gruppo } from '../campione.tsx'

const criteri: Criterio[] = [
  { id: 'a', tipo: 'territorio', regioni: ['16', '15'], riferimento: 'sedeOperativa' },
  { id: 'b', tipo: 'qualifica', unaDi: ['femminile'], gruppo: 'g' },
  { id: 'c', tipo: 'eta', mesiMax: 36, riferimento: 'costituzione', gruppo: 'g' },
  { id: 'd', tipo: 'obiettivo', ammessi: [], vincolante: false, peso: 12 },
]
const riferimenti = createRiferimenti((path, init) => fetch(path, init))

/** The criteria of a grant: a binding one, alternatives, and one that is not finished. */
export function Criteri() {
  const form = useForm<{ criteri: Criterio[] }>({ defaultValues: { criteri } })
  const [posto, setPosto] = useState(3)
  return (
    <>
      <Gruppo nome="Criteri di un bando">
        <FormProvider {...form}>
          <CriteriInput frase={regolaDi} name="criteri" pesi={PESI_PREDEFINITI} riferimenti={riferimenti} />
        </FormProvider>
      </Gruppo>
      <Gruppo nome="Sposta">
        <Typography component="div">
          Posto {posto} <MoveButtons giu="Sposta giù" onMove={(step) => setPosto(posto + step)} su="Sposta su" />
        </Typography>
      </Gruppo>
    </>
  )
}
