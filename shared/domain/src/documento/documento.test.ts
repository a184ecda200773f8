import { DocumentoSchema, documentoKindLabel, validityOf } from './documento.ts'

it.each([
  [undefined, null],
  ['2026-11-20', 'scaduto'],
  ['2026-11-21', 'in_scadenza'],
  ['2026-12-21', 'in_scadenza'],
  ['2026-12-22', 'valido'],
])('a document that ends on %s is %s on 21 November 2026', (scadenza, validita) => {
  expect(validityOf({ ...(scadenza && { scadenza }) }, '2026-11-21')).toBe(validita)
})

it('calls the kinds it knows by their name, and others as they are', () => {
  expect(['durc', 'perizia', undefined, 'toString'].map(documentoKindLabel)).toEqual([
    'DURC',
    'perizia',
    '',
    'toString',
  ])
})

it('needs a name', () => {
  const doc = { _id: 'd', clienteId: 'a', nome: '   ' }
  expect(DocumentoSchema.safeParse(doc).error?.issues[0]?.message).toBe('Scrivi il nome del documento')
})
