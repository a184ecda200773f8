import { foldText } from '@bandiera/domain'

/** A column that the import understands: its name in the template and other names that files give it. */
interface CampoDescritto {
  label: string
  alias: string
}

/** Columns in the order of the template. */
export const CAMPI_IMPORT = {
  ragioneSociale: {
    label: 'Ragione sociale',
    alias: 'denominazione|nome azienda|azienda|impresa|nome|cliente|company',
  },
  partitaIva: { label: 'Partita IVA', alias: 'p iva|piva|p.iva|iva|vat|vat number|partita iva cf' },
  codiceFiscale: { label: 'Codice fiscale', alias: 'cf|c f|cod fiscale|cod fisc|codice fisc' },
  formaGiuridica: { label: 'Forma giuridica', alias: 'natura giuridica|tipo societa|forma' },
  stato: { label: 'Stato', alias: 'stato attivita|stato impresa' },
  rea: { label: 'REA', alias: 'numero rea|n rea|nrea|cciaa rea' },
  dataCostituzione: { label: 'Data di costituzione', alias: 'costituzione|data costituzione|costituita il' },
  dataInizioAttivita: { label: 'Data di inizio attività', alias: 'inizio attivita|data inizio attivita' },
  capitaleSociale: { label: 'Capitale sociale', alias: 'capitale|cap sociale' },
  telefono: { label: 'Telefono', alias: 'tel|telefono fisso|recapito|recapito telefonico|phone|cellulare' },
  email: { label: 'E-mail', alias: 'email|mail|posta elettronica|indirizzo email' },
  pec: { label: 'PEC', alias: 'posta certificata|indirizzo pec|email pec' },
  sdi: { label: 'Codice SDI', alias: 'sdi|codice destinatario|codice univoco' },
  sito: { label: 'Sito', alias: 'sito web|website|sito internet|url' },
  indirizzo: { label: 'Indirizzo', alias: 'via|sede|sede legale|indirizzo sede legale' },
  cap: { label: 'CAP', alias: 'codice postale|c a p' },
  comune: { label: 'Comune', alias: 'citta|localita|comune sede|comune sede legale' },
  provincia: { label: 'Provincia', alias: 'prov|pr|sigla provincia|provincia sede' },
  ateco: { label: 'Codice ATECO', alias: 'ateco|cod ateco|codice attivita|attivita' },
  atecoVersione: { label: 'Versione ATECO', alias: 'versione|ateco versione|anno ateco' },
  anno: { label: 'Anno bilancio', alias: 'anno|esercizio|anno di bilancio' },
  ula: { label: 'Addetti (ULA)', alias: 'addetti|dipendenti|ula|numero dipendenti|n dipendenti' },
  ricavi: { label: 'Fatturato', alias: 'ricavi|fatturato annuo|vendite|volume affari' },
  totaleAttivo: { label: 'Totale attivo', alias: 'attivo|totale bilancio' },
  referenteNome: { label: 'Referente', alias: 'contatto|persona di riferimento|nome referente|titolare' },
  referenteTelefono: { label: 'Telefono referente', alias: 'tel referente|cellulare referente' },
  referenteEmail: { label: 'E-mail referente', alias: 'email referente|mail referente' },
  tag: { label: 'Etichette', alias: 'tag|categoria|categorie|gruppo clienti' },
} as const satisfies Record<string, CampoDescritto>
export type CampoImport = keyof typeof CAMPI_IMPORT
export const NOMI_CAMPI = Object.keys(CAMPI_IMPORT) as CampoImport[]

/** Which column of the file each field is read from; a field that no column has is absent. */
export type Mappa = Partial<Record<CampoImport, number>>

/** The mapping that the names of the columns suggest: the whole name first, then one that has it among its words. */
export function guessMappa(headers: readonly string[]): Mappa {
  const mappa: Mappa = {}
  const free = new Set(headers.keys())
  const take = (campo: CampoImport, fits: (key: string) => boolean) => {
    const at = mappa[campo] === undefined ? [...free].find((index) => fits(keyOf(headers[index]!))) : undefined
    if (at === undefined) return
    mappa[campo] = at
    free.delete(at)
  }
  for (const campo of NOMI_CAMPI) take(campo, (key) => namesOf(campo).includes(key))
  const isWhole = (key: string) => NOMI_CAMPI.some((campo) => namesOf(campo).includes(key))
  for (const campo of NOMI_CAMPI)
    take(campo, (key) => !isWhole(key) && namesOf(campo).some((name) => name.length > 3 && key.startsWith(`${name} `)))
  return mappa
}

const keyOf = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const known = new Map<CampoImport, string[]>()
function namesOf(campo: CampoImport): string[] {
  const { label, alias } = CAMPI_IMPORT[campo]
  const names = known.get(campo) ?? [label, ...alias.split('|')].map(keyOf)
  known.set(campo, names)
  return names
}

const KEY = 'bandiera.aziende.importa'
const setOf = (headers: readonly string[]): string => headers.map(keyOf).join('|')

/** The mapping that was used for a file with the same columns, if this browser remembers one. */
export function rememberedMappa(headers: readonly string[]): Mappa | null {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mappa>
    const mappa = Object.hasOwn(all, setOf(headers)) ? all[setOf(headers)]! : null
    const sound = mappa && Object.values(mappa).every((at) => Number.isInteger(at) && at >= 0 && at < headers.length)
    return sound ? mappa : null
  } catch {
    // what somebody else wrote under this key is no mapping
    return null
  }
}

/** Remembers a mapping for the next file with these columns; the last ten sets are kept. */
export function rememberMappa(headers: readonly string[], mappa: Mappa): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mappa>
    const others = Object.entries(all).filter(([set]) => set !== setOf(headers))
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(-9), [setOf(headers), mappa]])))
  } catch {
    // a browser that keeps nothing only means that the columns are asked again
  }
}
