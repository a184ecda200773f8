import type { Istituto, Prodotto } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { PortalForm, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { ProdottoFormSchema, prodottoOf, prodottoValues, type ProdottoValues } from './rules.ts'
import { texts } from './texts.ts'
import { ProdottoFields } from './fields.tsx'
import { useProdotti } from './patch.ts'

interface ProdottoFormProps {
  istituto: Istituto
  /** The product as it was when the form opened; only its new id for a new one. */
  prodotto: Partial<Prodotto> & { id: string }
  onClose: () => void
}

/** The form of one product, new or already there. */
export function ProdottoForm({ istituto, prodotto, onClose }: ProdottoFormProps) {
  const { before, meanwhile } = useEdit('istituti', istituto, usePortal().usr?._id)
  const { save } = useProdotti(before)
  const saved = useSaved(texts.salvato, onClose)
  const [opened] = useState(prodotto)
  const form = useForm<ProdottoValues>({
    defaultValues: prodottoValues(opened),
    resolver: standardSchemaResolver(ProdottoFormSchema),
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
      onSubmit={(values, choice) => save(prodottoOf(values, opened), choice)}
    >
      <ProdottoFields />
    </PortalForm>
  )
}
