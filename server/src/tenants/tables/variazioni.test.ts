import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { MERGED_2014, MERGED_2018, NEW_COMUNE, variazioniCsv, type ComuneChange } from '../../../test/comuni-changes.ts'
import { importVariazioni, openReference } from './reference.ts'

let dir: string
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'bandiera-variazioni-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** The table that these facts make. */
async function table(...fatti: ComuneChange[]) {
  await importVariazioni(dir, variazioniCsv(...fatti))
  return openReference(dir).variazioni.comuniVariati
}
const MONZA: ComuneChange = {
  tipo: 'AP',
  da: ['015149', 'Monza'],
  a: ['108033', 'Monza'],
  anno: '2009',
  dal: '30/06/2009',
}

it('reads comuni that were merged and those that only have another code, with the day', async () => {
  const others = ['037018', '037023', '037043', '037058'].map((codice) => ({
    ...MERGED_2014,
    da: [codice, 'Altro'] as never,
  }))
  expect(await table(MERGED_2014, ...others, MONZA)).toEqual({
    '015149': { dal: '2009-06-30', in: '108033', stesso: true },
    ...Object.fromEntries(
      ['037004', '037018', '037023', '037043', '037058'].map((codice) => [codice, { dal: '2014-01-01', in: '037061' }]),
    ),
  })
})

it('reads an edition without the associated regione and notes, where old changes have no day', async () => {
  const old = [
    'Anno;Tipo variazione;Codice Regione;Codice Unità territoriale sovracomunale;Codice Comune formato alfanumerico;Denominazione Comune;Codice del Comune associato alla variazione o nuovo codice Istat del Comune;Denominazione Comune associata alla variazione o nuova denominazione;Provvedimento e Documento;Data decorrenza validità amministrativa',
    '2015;ES;3;14;014042;Menarola;014032;Gordona;L.R. 1;25/11/2015',
    '1995;AP;3;13;13001;Abbadia Lariana;97001;Abbadia Lariana;D.Lgs. 1;',
  ].join('\n')
  expect(await importVariazioni(dir, Buffer.from(`${old}\n;;;;;;;;;\n`, 'latin1'))).toEqual({ variati: 2, divisi: 0 })
  expect(openReference(dir).variazioni.comuniVariati).toEqual({
    '013001': { dal: '1995-01-01', in: '097001', stesso: true },
    '014042': { dal: '2015-11-25', in: '014032' },
  })
})

it('leaves out what changes no code: new names, territory that moved, a comune that stays under its own', async () => {
  const same = (tipo: string): ComuneChange => ({
    tipo,
    da: NEW_COMUNE,
    a: ['037001', 'Anzola dell’Emilia'],
    dal: '01/01/2014',
  })
  const own: ComuneChange = { tipo: 'ES', da: ['024128', 'Sovizzo'], a: ['024128', 'Sovizzo'], dal: '22/01/2024' }
  const kinds = ['CS', 'CD', 'AQ', 'AQES', 'CE', 'CECS'].map(same)
  expect(Object.keys((await table(MERGED_2014, own, ...kinds))!)).toEqual(['037004'])
})

it('keeps a comune whose territory was divided with all its successors, and says how many there are', async () => {
  const parts = ['049021', '049014', '049021'].map((codice): ComuneChange => ({ ...MERGED_2018, a: [codice, 'Parte'] }))
  expect(await importVariazioni(dir, variazioniCsv(MERGED_2014, ...parts))).toEqual({ variati: 2, divisi: 1 })
  const { comuniVariati } = openReference(dir).variazioni
  expect(comuniVariati!['049015']).toEqual({ dal: '2018-01-01', in: ['049014', '049021'] })
})

it('takes the last change of a code, and none that was given again since', async () => {
  const to = (da: string, a: string, anno: string): ComuneChange => ({ tipo: 'AP', da: [da, 'X'], a: [a, 'X'], anno })
  const backAndForth = [to('090001', '104001', '2006'), to('104001', '090001', '2016')]
  expect(await table(...backAndForth)).toEqual({ '104001': { dal: '2016-01-01', in: '090001', stesso: true } })
  expect(await table(...backAndForth, to('090001', '113001', '2026'))).toMatchObject({
    '090001': { dal: '2026-01-01', in: '113001' },
    '104001': { in: '090001' },
  })
  const founded: ComuneChange = { tipo: 'CS', da: ['037004', 'Bazzano'], a: NEW_COMUNE, dal: '01/01/2020' }
  expect(Object.keys((await table(MERGED_2014, founded, MONZA))!)).toEqual(['015149'])
})

it.each([
  ['a table of something else', 'a;b\n1;2', 'manca la colonna'],
  ['a list without a change', variazioniCsv(), 'nessuna variazione'],
  ['a damaged code', variazioniCsv(MERGED_2014, { ...MERGED_2014, da: ['37', 'X'] }), 'riga 3'],
  ['a day that does not exist', variazioniCsv({ ...MERGED_2014, dal: '31/02/2014' }), 'riga 2'],
  ['JSON', '[{}]', 'manca la colonna'],
])('refuses %s and keeps the table it has', async (_name, content, reason) => {
  const before = await table(MERGED_2014)
  await expect(importVariazioni(dir, content)).rejects.toMatchObject({ code: 'REFERENCE_FILE' })
  await expect(importVariazioni(dir, content)).rejects.toThrow(reason)
  expect(openReference(dir).variazioni.comuniVariati).toEqual(before)
})

it('is seen by a server that is already running, under another tag', async () => {
  const reference = openReference(dir)
  const { etag } = reference.variazioni
  await table(MERGED_2014)
  const { variazioni } = reference
  expect(variazioni.etag).not.toBe(etag)
  expect(JSON.parse(variazioni.json)).toEqual(variazioni.comuniVariati)
  expect(reference.variazioni.comuniVariati).toBe(variazioni.comuniVariati)
})
