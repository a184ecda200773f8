import { prodottoFields } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { FieldGroup, RecordInputs, useWatch } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { GRUPPI, ISTRUTTORIA, istruttoriaFields, type ProdottoValues } from './rules.ts'
import { texts } from './texts.ts'
import { CriteriProdotto } from './criteri.tsx'

const { gruppi } = texts
const inputsOf = (group: keyof typeof GRUPPI) => <RecordInputs fields={prodottoFields} keys={GRUPPI[group]} />

/** Every field of a product, in groups. */
export function ProdottoFields() {
  const tasso = useWatch<ProdottoValues>({ name: 'tassoTipo' })
  return (
    <>
      {inputsOf('base')}
      <FieldGroup title={gruppi.tassi}>
        <Pair>
          {inputsOf('tassi')}
          {tasso === 'variabile' && inputsOf('parametro')}
        </Pair>
        <Pair>
          <RecordInputs at="speseIstruttoria" fields={istruttoriaFields} keys={ISTRUTTORIA} />
          {inputsOf('spese')}
        </Pair>
      </FieldGroup>
      <FieldGroup title={gruppi.importi}>
        <Pair>{inputsOf('importi')}</Pair>
      </FieldGroup>
      <CriteriProdotto />
      <FieldGroup title={gruppi.garanzie}>{inputsOf('garanzie')}</FieldGroup>
      <FieldGroup title={gruppi.validita}>
        <Pair>{inputsOf('validita')}</Pair>
      </FieldGroup>
    </>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>{children}</Box>
)
