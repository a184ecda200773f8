import { province } from '@bandiera/domain'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende']

const COLUMNS = [
  'Anno',
  'Tipo variazione',
  'Codice Comune formato alfanumerico',
  'Denominazione Comune',
  'Codice del Comune associato alla variazione o nuovo codice Istat del Comune',
  'Data decorrenza validità amministrativa',
]
/** As if every capoluogo had become part of another comune: demo companies sit in them. */
const rows = province().flatMap(({ codice, capoluoghi }) =>
  capoluoghi.map((one) => ['2020', 'ES', one.codice, one.nome, `${codice}999`, '01/01/2020']),
)

test(
  'what became of a comune reaches the verdicts of a page at its next load',
  { tag },
  async ({ signedIn, dataFolder }) => {
    const page = await signedIn('gestore')
    await page.goto('/aziende?q=Vitali Ortofrutta')
    const href = await page.getByRole('link', { name: 'Vitali Ortofrutta Srl' }).getAttribute('href')
    await page.goto(`/incroci?azienda=${href?.split('/').pop()}&f=esito:=:non_ammissibile`)
    const toggle = page.getByRole('button', { name: /^Criteri: / }).first()
    const seat = page.getByRole('cell', { name: /, sede legale/ }).first()
    await toggle.click()
    await expect(seat).not.toContainText('parte del comune')

    const file = join(dataFolder, 'variazioni.csv')
    writeFileSync(file, [COLUMNS, ...rows].map((row) => row.join(';')).join('\r\n'), 'latin1')
    const env = { ...process.env, BANDIERA_DATA: dataFolder }
    const told = execFileSync(process.execPath, ['server/dist/import.mjs', 'variazioni', file], {
      env,
      encoding: 'utf8',
    })
    expect(told).toContain(`${rows.length} comuni that are no more imported`)

    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await page.reload()
    await toggle.click()
    await expect(seat).toContainText(/\(.+, dal 01\/01\/2020 parte del comune \d{3}999\)/)
    expect(problems).toEqual([])
  },
)
