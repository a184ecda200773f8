import { prodottoFields } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { FieldGroup, RecordInputs, useWatch } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { GROUPS, FEES, feesFields, type ProductValues } from './rules.ts'
import { texts } from './texts.ts'
import { ProductCriteri } from './criteri.tsx'

const { groupTexts } = texts
const inputsOf = (group: keyof typeof GROUPS) => <RecordInputs fields={prodottoFields} keys={GROUPS[group]} />

/** Every field of a product, in groups. */
export function ProductFields() {
  const tasso = useWatch<ProductValues>({ name: 'tassoTipo' })
  return (
    <>
      {inputsOf('base')}
      <FieldGroup title={groupTexts.tassi}>
        <Pair>
          {inputsOf('tassi')}
          {tasso === 'variabile' && inputsOf('parametro')}
        </Pair>
        <Pair>
          <RecordInputs at="speseIstruttoria" fields={feesFields} keys={FEES} />
          {inputsOf('spese')}
        </Pair>
      </FieldGroup>
      <FieldGroup title={groupTexts.importi}>
        <Pair>{inputsOf('importi')}</Pair>
      </FieldGroup>
      <ProductCriteri />
      <FieldGroup title={groupTexts.garanzie}>{inputsOf('garanzie')}</FieldGroup>
      <FieldGroup title={groupTexts.validita}>
        <Pair>{inputsOf('validita')}</Pair>
      </FieldGroup>
    </>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>{children}</Box>
)
