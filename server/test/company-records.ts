import type { Azienda, Documento, Pratica } from '@bandiera/domain'

export const hex = (n: number): string => n.toString(16).padStart(24, '0')
export const AZIENDA = hex(1)
export const unAzienda = (over: Partial<Azienda> = {}): Azienda => ({
  _id: AZIENDA,
  gestoreId: hex(100),
  professionisti: [],
  ragioneSociale: 'Rossi Srl',
  ...over,
})
export const unaPratica = (n: number, over: Partial<Pratica> = {}): Pratica => ({
  _id: `${hex(n)}-${AZIENDA}`,
  tipo: 'bando',
  titolo: 'Pratica',
  stato: 'bozza',
  ...over,
})
export const unDocumento = (n: number): Documento => ({ _id: hex(n), clienteId: AZIENDA, nome: 'visura.pdf' })
