import { type Istituto, type Product, productFields } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { DEFAULT_WEIGHTS, ruleTextOf } from '@bandiera/matching'
import { usePortal, useSaved } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import { createReferences, CriteriInput } from '@bandiera/ui/criteri'
import { FieldGroup, PortalForm, RecordInputs, useSchemaForm, useWatch } from '@bandiera/ui/form'
import { type ReactNode, useMemo, useState } from 'react'
import { FEES, feesFields, GROUPS, ProductFormSchema, productOf, productValues, type ProductValues } from './rules.ts'
import { texts } from './texts.ts'
import { useProducts } from './patch.ts'

export interface ProductFormProps {
  istituto: Istituto
  /** The product as it was when the form opened; only its new id for a new one. */
  prodotto: Partial<Product> & { id: string }
  onClose: () => void
}

export function ProductForm({ istituto, prodotto, onClose }: ProductFormProps) {
  const { before, meanwhile } = useEdit('istituti', istituto, usePortal().usr?._id)
  const { save } = useProducts(before)
  const saved = useSaved(texts.saved, onClose)
  const [opened] = useState(prodotto)
  const form = useSchemaForm<ProductValues>(ProductFormSchema, productValues(opened))
  const title = prodotto.nome ? texts.edit(prodotto.nome) : texts.fresh
  return (
    <PortalForm
      form={form}
      label={title}
      meanwhile={meanwhile}
      onCancel={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => save(productOf(values, opened), choice)}
    >
      <ProductFields />
    </PortalForm>
  )
}

const { groupTexts } = texts
const inputsOf = (group: keyof typeof GROUPS) => <RecordInputs fields={productFields} keys={GROUPS[group]} />

function ProductFields() {
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
      <FieldGroup title={groupTexts.amounts}>
        <Pair>{inputsOf('importi')}</Pair>
      </FieldGroup>
      <ProductCriteri />
      <FieldGroup title={groupTexts.guarantees}>{inputsOf('garanzie')}</FieldGroup>
      <FieldGroup title={groupTexts.validity}>
        <Pair>{inputsOf('validita')}</Pair>
      </FieldGroup>
    </>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>{children}</Box>
)

function ProductCriteri() {
  const { request, settings } = usePortal()
  const riferimenti = useMemo(() => createReferences(request), [request])
  const pesi = useMemo(() => ({ ...DEFAULT_WEIGHTS, ...settings?.pesi }), [settings?.pesi])
  return (
    <CriteriInput
      frase={ruleTextOf}
      label={texts.groupTexts.criteri}
      name="criteri"
      pesi={pesi}
      riferimenti={riferimenti}
    />
  )
}
