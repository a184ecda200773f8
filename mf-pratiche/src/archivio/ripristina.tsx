import { Button } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { testi } from '../testi.ts'

/** The column that takes a record out of the archive, for who may. */
export function ripristinaColumn<T>(
  nameOf: (record: T) => string,
  may: (record: T) => boolean,
  restore: (record: T) => void,
): Column<T> {
  return {
    id: 'ripristina',
    label: testi.chiuse.ripristina,
    cell: (record) =>
      may(record) && (
        <Button
          aria-label={testi.chiuse.ripristinaNome(nameOf(record))}
          onClick={() => restore(record)}
          size="small"
          sx={{ my: -1, ml: -2 }}
        >
          {testi.chiuse.ripristina}
        </Button>
      ),
    action: true,
    width: 112,
  }
}
