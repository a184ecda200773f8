import { createFlags } from '../flags.ts'
import { CatalogueRecordSchema } from '../record.ts'
import { readWindow } from '../window.ts'

/** The window that a record of these days and this note gives, with what is asked. */
export function readNote(
  apertura: string | null,
  chiusura: string | null,
  note = '',
  more: Record<string, unknown> = {},
) {
  const flags = createFlags()
  const record = CatalogueRecordSchema.parse({
    ID_Incentivo: '1',
    Titolo: 'Bando',
    Data_apertura: apertura,
    Data_chiusura: chiusura,
    Note_di_apertura_chiusura: note,
    ...more,
  })
  const finestra = readWindow(record, flags)
  const asked = flags.list()
  return { ...finestra, asked, tipi: asked.map(({ tipo }) => tipo) }
}
