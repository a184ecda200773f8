import { readData } from '@bandiera/factories/data'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { importComuni, openReference } from './reference.ts'

/** As bytes: the import finds their encoding. */
const file = (name: string) => Buffer.from(readData(name))

const HEADER = `Codice Regione;"Codice dell'Unità territoriale sovracomunale 
(valida a fini statistici)";Codice Comune formato alfanumerico;Denominazione in italiano;Denominazione altra lingua;Sigla automobilistica`
const csv = (...rows: string[]) => [HEADER, ...rows].join('\r\n')
const FORLI = '08;40;040012;Forlì;;FC'

let dir: string
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'bandiera-reference-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('importing comuni', () => {
  it('reads header cells over several lines and pads codes', async () => {
    expect(await importComuni(dir, csv(FORLI, '4;21;021001;Aldino;Aldein;BZ'))).toEqual({ comuni: 2 })
    expect(openReference(dir).comuni.byCode('021001')).toEqual({
      codice: '021001',
      nome: 'Aldino',
      altraLingua: 'Aldein',
      catastale: 'A179',
      gia: ['Valdagno', 'Valdagno di Trento'],
      provincia: '021',
      sigla: 'BZ',
      regione: '04',
    })
  })

  it('reads the file of SITUAS, which has regioni and provinces by name', async () => {
    const lines = [
      'codice_istat,denominazione,codice_catastale,regione,provincia,sigla_provincia,superficie_km2',
      '001001,Agliè,A074,Piemonte,Torino,TO,13.1463',
      "007003,Aosta,A326,Valle d'Aosta/Vallée d'Aoste,Valle d'Aosta/Vallée d'Aoste,AO,21.3",
      '021008,Bolzano,A952,Trentino-Alto Adige/Südtirol,Bolzano/Bozen,BZ,52.3',
    ]
    expect(await importComuni(dir, lines.join('\n'))).toEqual({ comuni: 3 })
    const { comuni } = openReference(dir)
    const found = ['001001', '007003', '021008'].map((codice) => comuni.byCode(codice))
    expect(found).toMatchObject([
      { nome: 'Agliè', catastale: 'A074', provincia: '001', sigla: 'TO', regione: '01' },
      { provincia: '007', regione: '02' },
      { provincia: '021', regione: '04' },
    ])
  })

  it.each([
    ['UTF-8', Buffer.from(csv(FORLI), 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv(FORLI)}`, 'utf8')],
    ['windows-1252', Buffer.from(csv(FORLI), 'latin1')],
  ])('reads accents written in %s', async (_name, content) => {
    await importComuni(dir, content)
    expect(openReference(dir).comuni.byCode('040012')?.nome).toBe('Forlì')
  })

  it.each([
    ['a table of something else', 'a;b\n1;2', 'manca la colonna'],
    ['a damaged row', csv('08;40;40012;Forlì;;FC'), 'riga 2'],
    ['a row that was cut', csv('08;40;040012;Forlì;;'), 'riga 2'],
    ['a row of no regione', csv('21;40;040012;Forlì;;FC'), 'riga 2'],
    ['a code twice', csv(FORLI, FORLI), '040012'],
    ['an empty list', '[]', 'nessun comune'],
    ['broken JSON', '[{', 'JSON non leggibile'],
    ['JSON of another shape', '[{"nome":"Bari"}]', '0.codice'],
    ['an HTML page', '<html></html>', 'manca la colonna'],
  ])('refuses %s and keeps the table it has', async (_name, content, reason) => {
    await importComuni(dir, csv(FORLI))
    await expect(importComuni(dir, content)).rejects.toMatchObject({ code: 'REFERENCE_FILE' })
    await expect(importComuni(dir, content)).rejects.toThrow(reason)
    expect(openReference(dir).comuni.search('forli')).toHaveLength(1)
    expect(readdirSync(path.join(dir, 'reference'))).toEqual(['comuni.json'])
  })

  it('is seen by a server that is already running', async () => {
    const reference = openReference(dir)
    expect(reference.comuni.search('Dalmine')).toHaveLength(1)
    await importComuni(dir, csv('04;21;021001;Aldino;Aldein;BZ'))
    expect(reference.comuni.byCode('021001')?.nome).toBe('Aldino')
    expect(reference.comuni.search('Dalmine')).toEqual([])
  })

  it('says which folder cannot be written', async () => {
    writeFileSync(path.join(dir, 'reference'), 'a file in the way')
    await expect(importComuni(dir, csv(FORLI))).rejects.toMatchObject({ code: 'DATA_UNWRITABLE' })
  })

  it.each(['istat_comuni_2020-01-01.csv.gz', 'comuni_istat_2020.json.gz'])('takes all 7,904 of %s', async (name) => {
    expect(await importComuni(dir, file(name))).toEqual({ comuni: 7904 })
    const { comuni } = openReference(dir)
    expect(
      comuni
        .byName('Samone')
        .map((row) => row.sigla)
        .sort(),
    ).toEqual(['TN', 'TO'])
    expect(comuni.byName('Samone', { provincia: 'TN' }).map((row) => row.codice)).toEqual(['022165'])
    expect(comuni.byName('san teodoro', { regioni: ['20'] })).toHaveLength(1)
    expect(comuni.byName('Rio Marina')).toEqual([])
    expect(comuni.byName('Predoi/Prettau').map((row) => row.codice)).toEqual(['021068'])
    expect(
      comuni
        .search('rio')
        .slice(0, 2)
        .map((row) => row.nome),
    ).toEqual(['Rio', 'Rio di Pusteria'])
    expect(comuni.search('forli', 'FC').map((row) => row.nome)).toEqual(['Forlì', 'Forlimpopoli'])
    expect(comuni.search('')).toEqual([])
    expect(comuni.search('san')).toHaveLength(20)
  })

  it('finds a comune by its German name, which only the CSV has', async () => {
    await importComuni(dir, file('istat_comuni_2020-01-01.csv.gz'))
    expect(openReference(dir).comuni.byName('Prettau')[0]?.nome).toBe('Predoi')
  })
})
