import { chiaveDi, etichettaDi, type Etichetta } from './etichette.ts'

/** Where a line stands in the scheme: the lines above it say so. */
export interface Dove {
  area: 'immobilizzazioni' | 'rimanenze' | 'crediti' | 'debiti' | 'altro'
  /** The kind of debt that the lines on maturity belong to. */
  debito: string | undefined
}

export const INIZIO: Dove = { area: 'altro', debito: undefined }

/** Where the lines after this one stand. */
export function dopo(dove: Dove, nome: string): Dove {
  const chiave = chiaveDi(nome)
  const totale = chiave.startsWith('tot')
  const bare = chiave.replace(/^tot(?:ale)? /, '')
  if (dove.area === 'debiti' && isDebito(bare)) return { ...dove, debito: totale ? undefined : bare }
  const area = AREE.find(([names]) => names.test(bare))?.[1]
  if (area === undefined) return dove
  return totale && area !== 'altro'
    ? { ...INIZIO, area: area === dove.area ? 'altro' : dove.area }
    : { area, debito: undefined }
}

const isDebito = (chiave: string): boolean =>
  /^(?:debiti (?:verso|rappresentati|tributari|previdenziali|per)|obbligazioni|acconti|altri debiti)/.test(chiave)

const AREE: [RegExp, Dove['area']][] = [
  [/^immobilizzazioni/, 'immobilizzazioni'],
  [/^rimanenze$/, 'rimanenze'],
  [/^crediti$/, 'crediti'],
  [/^debiti$/, 'debiti'],
  [
    /^(?:attivo circolante|disponibilita liquide|attivita finanziarie|patrimonio netto|ratei|conto economico|valore della produzione|costi della produzione|trattamento di fine|fondi? per|passivo|capitale)/,
    'altro',
  ],
]

/** What a line says where it stands: credits among the fixed assets are no credits to customers, goods in stock are no purchases. */
export function etichettaIn(dove: Dove, nome: string): Etichetta | null {
  const etichetta = etichettaDi(nome)
  // of fixed assets the form asks for nothing
  if (!etichetta && dove.area === 'immobilizzazioni') return { tipo: 'schema' }
  if (etichetta?.tipo !== 'voce') return etichetta
  const altrove =
    (dove.area === 'immobilizzazioni' && etichetta.voce === 'crediti' && chiaveDi(nome) !== 'crediti verso clienti') ||
    (dove.area === 'rimanenze' && chiaveDi(nome).startsWith('materie prime'))
  return altrove ? { tipo: 'schema' } : etichetta
}
