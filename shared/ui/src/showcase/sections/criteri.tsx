import type { Criterio } from '@bandiera/domain'
import { CriteriInput, createReferences } from '../../criteri.ts'
import { FormProvider, MoveButtons, useForm } from '../../form.ts'
import { Typography } from '../../index.ts'
import { useState } from 'react'
import { SampleGroup } from '../sample.tsx'
import type { SectionProps } from '../sections.ts'

const criteri: Criterio[] = [
  { id: 'a', tipo: 'territorio', regioni: ['16', '15'], riferimento: 'sedeOperativa' },
  { id: 'b', tipo: 'qualifica', unaDi: ['femminile'], gruppo: 'g' },
  { id: 'c', tipo: 'eta', mesiMax: 36, riferimento: 'costituzione', gruppo: 'g' },
  { id: 'd', tipo: 'obiettivo', ammessi: [], vincolante: false, peso: 12 },
]
const sampleReferences = createReferences((path, init) => fetch(path, init))

/** The criteria of a grant: a binding one, alternatives, and one that is not finished. */
export function CriteriSection({ frase, pesi }: SectionProps) {
  const form = useForm<{ criteri: Criterio[] }>({ defaultValues: { criteri } })
  const [posto, setPosto] = useState(3)
  return (
    <>
      <SampleGroup nome="Criteri di un bando">
        <FormProvider {...form}>
          <CriteriInput frase={frase} name="criteri" pesi={pesi} riferimenti={sampleReferences} />
        </FormProvider>
      </SampleGroup>
      <SampleGroup nome="Sposta">
        <Typography component="div">
          Posto {posto} <MoveButtons giu="Sposta giù" onMove={(step) => setPosto(posto + step)} su="Sposta su" />
        </Typography>
      </SampleGroup>
    </>
  )
}
