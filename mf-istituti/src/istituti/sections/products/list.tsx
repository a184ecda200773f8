import { newId, type Istituto } from '@bandiera/domain'
import { EmptyState, Stack, Typography, WhenLoaded, useUrlOpened } from '@bandiera/ui'
import { texts } from './texts.ts'
import { productFormCode as form } from '../../parts/on-demand.ts'
import type { ProductFormProps } from './form.tsx'
import { ProductRow } from './row.tsx'

/** `?prodotto=` of one that is not there yet. */
export const NEW_PRODUCT = 'nuovo'

/** The products of an institute; the one being edited is in the address. */
export function ProductsSection({ istituto, may }: { istituto: Istituto; may: boolean }) {
  const { prodotti = [] } = istituto
  const [editing, edit] = useUrlOpened('prodotto')
  const opened: ProductFormProps['prodotto'] | undefined =
    editing === NEW_PRODUCT ? { id: newId() } : prodotti.find(({ id }) => id === editing)
  if (may && opened) {
    return (
      <>
        <Typography component="h2" sx={{ mb: 4 }} variant="h2">
          {opened.nome ? texts.edit(opened.nome) : texts.fresh}
        </Typography>
        <WhenLoaded code={form}>
          {({ ProductForm }) => (
            <ProductForm istituto={istituto} key={opened.id} onClose={() => edit(null)} prodotto={opened} />
          )}
        </WhenLoaded>
      </>
    )
  }
  if (prodotti.length === 0) return <EmptyState text={texts.emptyHelp} title={texts.empty} />
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0 }}>
      {prodotti.map((prodotto) => (
        <ProductRow
          istituto={istituto}
          key={prodotto.id}
          onEdit={may ? () => edit(prodotto.id) : undefined}
          prodotto={prodotto}
        />
      ))}
    </Stack>
  )
}
