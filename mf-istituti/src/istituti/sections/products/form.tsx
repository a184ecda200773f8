import type { Istituto, Prodotto } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { PortalForm, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { ProductFormSchema, productOf, productValues, type ProductValues } from './rules.ts'
import { texts } from './texts.ts'
import { ProductFields } from './fields.tsx'
import { useProducts } from './patch.ts'

interface ProductFormProps {
  istituto: Istituto
  /** The product as it was when the form opened; only its new id for a new one. */
  prodotto: Partial<Prodotto> & { id: string }
  onClose: () => void
}

/** The form of one product, new or already there. */
export function ProductForm({ istituto, prodotto, onClose }: ProductFormProps) {
  const { before, meanwhile } = useEdit('istituti', istituto, usePortal().usr?._id)
  const { save } = useProducts(before)
  const saved = useSaved(texts.salvato, onClose)
  const [opened] = useState(prodotto)
  const form = useForm<ProductValues>({
    defaultValues: productValues(opened),
    resolver: standardSchemaResolver(ProductFormSchema),
    mode: 'onTouched',
  })
  const title = prodotto.nome ? texts.modifica(prodotto.nome) : texts.nuovo
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
