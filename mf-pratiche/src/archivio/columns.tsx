import { Button } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { archivioTexts } from './texts.ts'

/** The column with the button that restores a record, shown where the user may. */
export function restoreColumn<T>(
  nameOf: (record: T) => string,
  may: (record: T) => boolean,
  restore: (record: T) => void,
): Column<T> {
  return {
    id: 'ripristina',
    label: archivioTexts.ripristina,
    cell: (record) =>
      may(record) && (
        <Button
          aria-label={archivioTexts.ripristinaNome(nameOf(record))}
          onClick={() => restore(record)}
          size="small"
          sx={{ my: -1, ml: -2 }}
        >
          {archivioTexts.ripristina}
        </Button>
      ),
    action: true,
    width: 112,
  }
}
