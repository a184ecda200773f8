import { formeGiuridiche, labelOf, missing, type CriterioDi } from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { and, known, not, or, type Valore } from '../kleene.ts'
import type { Rule } from '../valutazione.ts'
import { openCampo, soggettoValue, type Soggetto } from './tipi-soggetto.ts'

const formName = (forma: string): string => labelOf(formeGiuridiche, forma)

/** Kinds of subject (incentivi.gov.it, Tipologia soggetto), read from the legal form and the qualifications. */
export const tipoSoggetto: Rule<CriterioDi<'tipoSoggetto'>> = ({ ammessi }, azienda) => {
  const regola = ammessi.length > 0 ? `Tipo di soggetto: ${either(ammessi)}` : 'Tipo di soggetto'
  const valoreAzienda = azienda.formaGiuridica && formName(azienda.formaGiuridica)
  if (ammessi.length === 0) {
    return judge('da_verificare', { regola, valoreAzienda, manca: ofGrant('Tipi di soggetto ammessi') })
  }
  const values = ammessi.map((tipo) => soggettoValue(tipo, azienda))
  const open = ammessi[values.indexOf('da_verificare')] ?? ''
  const campo = openCampo(open, azienda)
  const manca = campo ? ofCompany(missing(campo)) : { lato: 'azienda' as const, etichetta: `Se rientra in: ${open}` }
  return judge(soggettiValue(ammessi, azienda), { regola, valoreAzienda, manca })
}

export const soggettiValue = (ammessi: readonly string[], azienda: Soggetto): Valore =>
  ammessi.length > 0 ? or(ammessi.map((tipo) => soggettoValue(tipo, azienda))) : 'da_verificare'

/** Legal form, of a closed list (domain rule 2.3); one that is not known is neither admitted nor excluded. */
export const formaGiuridica: Rule<CriterioDi<'formaGiuridica'>> = ({ ammesse = [], escluse = [] }, azienda) => {
  const forma = azienda.formaGiuridica
  const parts = [
    ammesse.length > 0 && `Forma giuridica: ${either(ammesse.map(formName))}`,
    escluse.length > 0 && `Forma giuridica diversa da ${either(escluse.map(formName))}`,
  ].filter(Boolean)
  const regola = parts.join('; ') || 'Forma giuridica'
  if (parts.length === 0) return judge('da_verificare', { regola, manca: ofGrant('Forme giuridiche ammesse') })
  const valore = formaValue({ ammesse, escluse }, forma)
  const name = forma && formName(forma)
  return judge(valore, { regola, valoreAzienda: name, dettaglio: name, manca: ofCompany(missing('formaGiuridica')) })
}

export function formaValue({ ammesse = [], escluse = [] }: Forme, forma: string | undefined): Valore {
  if (ammesse.length + escluse.length === 0) return 'da_verificare'
  const isIn = (list: readonly string[]): Valore => known(forma === undefined ? null : list.includes(forma))
  return and([ammesse.length > 0 ? isIn(ammesse) : 'si', escluse.length > 0 ? not(isIn(escluse)) : 'si'])
}

type Forme = Pick<CriterioDi<'formaGiuridica'>, 'ammesse' | 'escluse'>
