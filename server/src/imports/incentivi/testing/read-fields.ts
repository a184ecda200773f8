import { createComuni } from '../../../tenants/tables/comuni.ts'
import { createAteco } from '../../../tenants/tables/ateco.ts'
import type { VariazioneRow } from '../../../tenants/tables/variazioni-file.ts'
import { createAtecoConversion } from '../../../tenants/tables/ateco-conversion.ts'
import { createVariazioni } from '../../../tenants/tables/variazioni.ts'
import type { Reference } from '../../../tenants/tables/reference.ts'
import { readCriteria } from '../criteria.ts'
import { createFlags } from '../flags.ts'
import { CatalogueRecordSchema } from '../record.ts'

const comune = (codice: string, nome: string, regione: string) => ({
  codice,
  nome,
  provincia: codice.slice(0, 3),
  sigla: 'XX',
  regione,
})
const before: VariazioneRow[] = [
  { codice: '049015', nome: 'Rio Marina', dal: '2018-01-01', in: ['049021'] },
  { codice: '015900', nome: 'Pieve', dal: '2018-01-01', in: ['015146'] },
  { codice: '016900', nome: 'Pieve', dal: '2018-01-01', in: ['016065'] },
  { codice: '053900', nome: 'Grosseto', dal: '1995-01-01', in: ['053011'] },
]
const variazioni = createVariazioni(before)
const comuni = createComuni(
  [
    comune('053011', 'Grosseto', '09'),
    comune('049021', 'Rio', '09'),
    comune('016065', 'Castro', '03'),
    comune('075096', 'Castro', '16'),
  ],
  true,
  before,
)
const tables = {
  '2007': createAteco(
    '2007',
    ['55', '551', '55100', '6201', '620100', '90'].map((codice) => ({ codice, titolo: 't' })),
    true,
  ),
  '2025': createAteco(
    '2025',
    ['551', '55100', '6210', '621000', '90'].map((codice) => ({ codice, titolo: 't' })),
    true,
  ),
}
const reference: Reference = {
  comuni,
  variazioni,
  province: undefined,
  raccordo: createAtecoConversion({ rows: [], giorno: '', codici2007: [], codici2025: [] }),
  ateco: {
    completo: () => true,
    search: () => [],
    exists: (code, versione) => tables[versione].exists(code),
    title: () => undefined,
  },
}
const WHOLE = {
  Regioni: ['Toscana'],
  Dimensioni: ['Microimpresa'],
  Tipologia_Soggetto: ['Impresa'],
  Codici_ATECO: 'Tutti i settori economici ammissibili a ricevere aiuti;',
}

/** The criteria a record gives by id, and the reasons of its flags; tables of a handful of rows. */
export function readFields(fields: Record<string, unknown>, tables: Reference = reference) {
  const flags = createFlags()
  const record = CatalogueRecordSchema.parse({ ID_Incentivo: '1', Titolo: 'Bando', ...WHOLE, ...fields })
  const criteri = readCriteria(record, flags, tables)
  const byId = Object.fromEntries(criteri.map((criterio) => [criterio.id, criterio]))
  const asked = flags.list()
  return { byId, asked, flags: asked.map((flag) => flag.motivo), tipi: asked.map((flag) => flag.tipo) }
}
