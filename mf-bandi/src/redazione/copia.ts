import type { Bando } from '@bandiera/domain'
import { testi } from '../testi.ts'

/**
 * A new draft with what a grant says; source, publication, open checks and what became of its money belong to the original.
 */
export function copiaDi({ data }: Bando): Omit<Bando, '_id'> {
  const { fonte: _source, pubblicatoIl: _when, pubblicatoDa: _who, daControllare: _flags, ...rest } = data
  const { duplicatoDi: _twin, scorrimenti: _later, stanziamentoResiduo: _left, residuoAl: _day, ...own } = rest
  // the server signs it with its author
  return {
    createdBy: '',
    data: { ...own, titolo: testi.redazione.copia(data.titolo), redazione: 'bozza', pubblico: false },
  }
}
