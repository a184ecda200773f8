import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseConversion } from './ateco-conversion-file.ts'
import { importConversion, openReference } from './reference.ts'
import { readCode } from './reference.route.ts'

let dir: string
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'bandiera-raccordo-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const HEADER =
  'ORDINE_CODICE_ATECO_2022;CODICE_ATECO_2022;TITOLO_ATECO_2022;GERARCHIA_ATECO_2022;NUMERO_CORR_ATECO_2022;SOTTOTIPOLOGIA;TIPO_RICODIFICA;CODICE_ATECO_2025_RAPPRESENTATIVO;TITOLO_ATECO_2025_RAPPRESENTATIVO'
const ROW = '6;01.11.10;"Coltivazione di cereali; riso escluso";6;1;N-1;S;01.11.00;Coltivazione di cereali'
const read = { da: '01.11.10', a: '01.11.00', numero: 1, tipo: 'N-1', livello: 6 }

describe('the operational table of ISTAT', () => {
  it.each([
    ['as it is published', `${HEADER}\n${ROW}`],
    ['with a byte order mark and Windows line ends', `\uFEFF${HEADER}\r\n${ROW}\r\n\r\n`],
    [
      'with commas',
      `${HEADER.replaceAll(';', ',')}\n6,01.11.10,Coltivazione di cereali,6,1,N-1,S,01.11.00,Coltivazione`,
    ],
    [
      'with short names in another order',
      'sottotipologia;Numero corr;CODICE_ATECO_2025_RAPPRESENTATIVO;titolo;codice ateco 2022\nn-1;1;01.11.00;Cereali;01.11.10',
    ],
    [
      'with blanks around',
      `${HEADER.replaceAll(';', ' ; ')}\n6; 01.11.10 ;Coltivazione;6; 1 ; N-1;S; 01.11.00 ;Coltivazione`,
    ],
  ])('is read %s', (_, text) => expect(parseConversion(text)).toMatchObject([read]))

  it.each([
    ['another table', 'a;b\n1;2', 'manca la colonna'],
    [
      'one without the representative',
      `${HEADER.replace(';CODICE_ATECO_2025_RAPPRESENTATIVO', '')}\n${ROW}`,
      'CODICE_ATECO_2025_RAPPRESENTATIVO',
    ],
    ['a row without a code', `${HEADER}\n${ROW}\n7;;x;6;1;N-1;S;01.11.00;x`, 'riga 3'],
    ['a row without a number', `${HEADER}\n${ROW.replace(';6;1;', ';6;;')}`, 'riga 2'],
    ['no code of six digits', `${HEADER}\n2;01;x;2;1;N-1;S;01;x`, 'sei cifre'],
    ['an empty file', '', 'manca la colonna'],
  ])('is refused when it is %s', async (_, text, reason) => {
    await expect(importConversion(dir, text)).rejects.toMatchObject({ code: 'REFERENCE_FILE' })
    await expect(importConversion(dir, text)).rejects.toThrow(reason)
  })

  it('replaces the shipped one while the server runs, without a day, which the file does not say', async () => {
    const reference = openReference(dir)
    const before = reference.raccordo
    expect(before.raccordoAteco!.giorno).toBe('2025-10-29')
    expect(reference.raccordo).toBe(before)
    expect(await importConversion(dir, `${HEADER}\n${ROW}`)).toEqual({ codici: 1 })
    expect(reference.raccordo.raccordoAteco).toMatchObject({ giorno: '', avanti: { '011110': '011100' } })
    expect(reference.raccordo.etag).not.toBe(before.etag)
  })
})

describe('a code that was written', () => {
  const told = (codice: string, versione?: '2007' | '2025') => readCode({ codice, versione }, openReference(dir))

  it.each<[string, string[]]>([
    ['62.01.00', ['2007']],
    ['6210', ['2025']],
    ['25.62', ['2025', '2007']],
    ['97.00.01', ['2007']],
    ['99.99.99', []],
    ['', []],
    ['abc', []],
  ])('exists, %s, in %s', (codice, esisteIn) => expect(told(codice).esisteIn).toEqual(esisteIn))

  it('has its titles, and its code in the other version', () => {
    expect(told('56.10.11', '2007')).toMatchObject({
      titoli: { '2007': 'Ristorazione con somministrazione' },
      altra: { versione: '2025', certo: true, giorno: '2025-10-29', codici: [{ codice: '56.11.11' }] },
    })
    expect(told('01.13.10', '2007').altra).toMatchObject({ certo: false, versione: '2025' })
    expect(told('01.13.10', '2007').altra!.codici.length).toBeGreaterThan(1)
    expect(told('62.10.00', '2025').altra).toMatchObject({ certo: true, codici: [{ codice: '62.01.00' }] })
  })

  it.each(['33.14.01', '33.14.00', '62.01', '99.99.99'])(
    'has no other one where the table does not say: %s',
    (codice) => {
      expect(told(codice, '2007').altra).toBeUndefined()
    },
  )
})
