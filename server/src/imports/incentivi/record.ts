import * as z from 'zod'
import { decodeText } from '../../tenants/tables/table-file.ts'
import { PortalError } from '../../errors.ts'

// one value is text or number, several are a list or one text; anything may be null
const One = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))
const Many = z
  .union([z.array(z.union([z.string(), z.null()])), z.string(), z.null()])
  .optional()
  .transform((value) => [value ?? []].flat().flatMap((each) => (each ? [each.trim()] : [])))

/** Names as in the export; empty text or list for what is absent. */
export const CatalogueRecordSchema = z.object({
  ID_Incentivo: One.refine((id) => id !== '', 'manca ID_Incentivo'),
  Titolo: One.refine((title) => title !== '', 'manca il titolo'),
  Descrizione: One,
  Obiettivo_Finalita: Many,
  Data_apertura: One,
  Data_chiusura: One,
  Note_di_apertura_chiusura: One,
  Dimensioni: Many,
  Tipologia_Soggetto: Many,
  Forma_agevolazione: Many,
  Costi_Ammessi: Many,
  Spesa_Ammessa_min: One,
  Spesa_Ammessa_max: One,
  Agevolazione_Concedibile_min: One,
  Agevolazione_Concedibile_max: One,
  Settore_Attivita: Many,
  Codici_ATECO: Many,
  Regioni: Many,
  Comuni: Many,
  Ambito_territoriale: Many,
  Soggetto_Concedente: One,
  Base_normativa_primaria: One,
  Base_normativa_secondaria: One,
  Provvedimento_attuativo: One,
  Gazzetta_ufficiale: One,
  Stanziamento_incentivo: One,
  Link_istituzionale: One,
  Altre_caratteristiche: One,
  Data_ultimo_aggiornamento: One,
})
export type CatalogueRecord = z.infer<typeof CatalogueRecordSchema>

/** `IMPORT_FILE` when the text is no JSON. */
export const parsedExport = (file: unknown): unknown =>
  typeof file === 'string' || file instanceof Uint8Array ? tryJson(decodeText(file)) : file

/** The records of a parsed export: `{response: {docs}}`, `{docs}` or a list. `IMPORT_FILE` otherwise. */
export function recordsIn(json: unknown): unknown[] {
  const docs = listIn(json)
  if (!docs) throw new PortalError('IMPORT_FILE', 'manca l’elenco dei record')
  if (docs.length === 0) throw new PortalError('IMPORT_FILE', 'non contiene nessun record')
  if (!docs.some((each) => typeof each === 'object' && each !== null && 'ID_Incentivo' in each)) {
    throw new PortalError('IMPORT_FILE', 'nessun record ha un ID_Incentivo')
  }
  return docs
}

function listIn(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json
  if (typeof json !== 'object' || json === null) return null
  const { docs, response } = json as { docs?: unknown; response?: unknown }
  return Array.isArray(docs) ? docs : response === undefined ? null : listIn(response)
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PortalError('IMPORT_FILE', 'non è un file JSON')
  }
}
