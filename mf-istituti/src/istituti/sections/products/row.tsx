import {
  fieldText,
  formatDate,
  formatEuro,
  formatNumber,
  newId,
  productFields,
  type Istituto,
  type Product,
} from '@bandiera/domain'
import { useAttempt, usePortal } from '@bandiera/platform'
import { Box, Button, EditIcon, Facts, Marker, Muted, Stack, Typography, useToday, WarningIcon } from '@bandiera/ui'
import { texts } from './texts.ts'
import { useProducts } from './patch.ts'

interface ProductRowProps {
  istituto: Istituto
  prodotto: Product
  onEdit: (() => void) | undefined
}

export function ProductRow({ istituto, prodotto, onEdit }: ProductRowProps) {
  const { nome, tipo = '' } = prodotto
  return (
    <Box component="li" sx={{ py: 4, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'baseline', mb: 2 }}>
        <Typography component="h2" variant="h3">
          {nome}
        </Typography>
        <Muted>{fieldText(productFields.tipo, tipo)}</Muted>
        <Validity prodotto={prodotto} />
        {onEdit && <Actions istituto={istituto} onEdit={onEdit} prodotto={prodotto} />}
      </Stack>
      <Facts items={factsOf(prodotto)} />
    </Box>
  )
}

function Actions({ istituto, prodotto, onEdit }: Required<ProductRowProps> & { onEdit: () => void }) {
  const { confirm } = usePortal()
  const { add, remove } = useProducts(istituto)
  const attempt = useAttempt()
  const duplicate = () => {
    const nome = texts.copy(prodotto.nome)
    void attempt(texts.duplicatedOne(nome), add({ ...prodotto, id: newId(), nome }))
  }
  const eliminate = async () => {
    if (await confirm({ ...texts.confirm(prodotto.nome), ok: texts.remove })) {
      await attempt(texts.deleted, remove(prodotto.id))
    }
  }
  return (
    <Stack className="no-print" direction="row" sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
      <Button aria-label={texts.edit(prodotto.nome)} onClick={onEdit} startIcon={<EditIcon />}>
        Modifica
      </Button>
      <Button aria-label={`${texts.duplicate} ${prodotto.nome}`} onClick={duplicate}>
        {texts.duplicate}
      </Button>
      <Button aria-label={`${texts.remove} ${prodotto.nome}`} color="error" onClick={() => void eliminate()}>
        {texts.remove}
      </Button>
    </Stack>
  )
}

function Validity({ prodotto: { validoDal, validoAl } }: { prodotto: Product }) {
  const oggi = useToday()
  if (validoAl !== undefined && validoAl < oggi) {
    return (
      <Marker icon={WarningIcon} tone="warning">
        {texts.expired(formatDate(validoAl))}
      </Marker>
    )
  }
  if (validoDal !== undefined && validoDal > oggi) return <Muted>{texts.since(formatDate(validoDal))}</Muted>
  return <Muted>{validoAl ? texts.until(formatDate(validoAl)) : texts.always}</Muted>
}

function factsOf({ importoMin, importoMax, durataMin, durataMax, tanMin, tanMax, ...rest }: Product) {
  const { groupTexts } = texts
  const fields = productFields
  const { speseIstruttoria: spese, garanzie, fondoGaranzia, criteri = [], tempiGiorni } = rest
  return [
    { label: 'TAN', value: between(tanMin, tanMax, (value) => `${formatNumber(value, 2)} %`) },
    { label: 'Importo', value: between(importoMin, importoMax, (value) => formatEuro(value, 0)) },
    { label: 'Durata', value: between(durataMin, durataMax, texts.months) },
    { label: 'Istruttoria', value: feesText(spese) },
    { label: fields.garanzie.label, value: garanzie?.join(', ') },
    { label: 'Fondo di garanzia', value: fondoGaranzia ? 'Sì' : undefined },
    { label: groupTexts.criteri, value: criteri.length > 0 ? texts.requisiti(criteri.length) : undefined },
    { label: fields.tempiGiorni.label, value: fieldText(fields.tempiGiorni, tempiGiorni) || undefined },
  ].filter(({ value }) => value !== undefined)
}

function between(low: number | undefined, high: number | undefined, show: (value: number) => string) {
  if (low === undefined && high === undefined) return undefined
  if (low === undefined) return `fino a ${show(high!)}`
  if (high === undefined) return `da ${show(low)}`
  return low === high ? show(low) : `${show(low)} – ${show(high)}`
}

function feesText(spese: Product['speseIstruttoria']): string | undefined {
  const { fisso, percento } = spese ?? {}
  const share = percento !== undefined && `${formatNumber(percento, 2)} %`
  return [fisso !== undefined && formatEuro(fisso), share].filter(Boolean).join(' + ') || undefined
}
