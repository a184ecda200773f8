import type { Istituto, Prodotto } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { PortalForm, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ProdottoFormSchema, prodottoOf, prodottoValues, type ProdottoValues } from '../rules/prodotto.rules.ts'
import { prodotti } from '../testi.ts'
import { ProdottoFields } from './prodotto-fields.tsx'
import { useProdotti } from './use-prodotti.ts'

interface ProdottoFormProps {
  istituto: Istituto
  /** The product as it was when the form opened; only its new id for a new one. */
  prodotto: Partial<Prodotto> & { id: string }
  onClose: () => void
}

/** The form of one product, new or already there. */
export function ProdottoForm({ istituto, prodotto, onClose }: ProdottoFormProps) {
  const { notify } = usePortal()
  const { save } = useProdotti(istituto)
  const form = useForm<ProdottoValues>({
    defaultValues: prodottoValues(prodotto),
    resolver: standardSchemaResolver(ProdottoFormSchema),
    mode: 'onTouched',
  })
  const saved = () => {
    notify({ text: prodotti.salvato, kind: 'success' })
    onClose()
  }
  const title = prodotto.nome ? prodotti.modifica(prodotto.nome) : prodotti.nuovo
  return (
    <PortalForm
      form={form}
      label={title}
      onCancel={onClose}
      onSaved={saved}
      onSubmit={(values) => save(prodottoOf(values, prodotto))}
    >
      <ProdottoFields />
    </PortalForm>
  )
}
