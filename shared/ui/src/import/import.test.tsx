import '@testing-library/jest-dom'
import { fireEvent, screen } from '@testing-library/react'
import { renderUi } from '../test/render-ui.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportReportTable } from './import-report-table.tsx'
import { readJson } from './read-json.ts'
import { reportCsv, type ReportRow } from './report-rows.ts'

const rows: ReportRow[] = [
  {
    riga: 1,
    idEsterno: '10',
    titolo: 'Voucher',
    esito: 'nuovo',
    id: 'b1',
    daControllare: [{ campo: 'comuni', motivo: 'Il comune Rio Marina non esiste più' }],
  },
  { riga: 2, idEsterno: '11', titolo: 'Fiere', esito: 'errore', motivo: 'Manca la data', daControllare: [] },
]
const file = (text: string, name = 'bandi.json') => {
  const made = new File([text], name)
  // jsdom has no Blob.text
  return Object.assign(made, { text: async () => text })
}

describe('FileDrop', () => {
  it('takes a file chosen with the button and one dropped on it', async () => {
    const onFile = jest.fn()
    const { user } = renderUi(<FileDrop label="File degli incentivi" onFile={onFile} />)
    await user.upload(screen.getByLabelText('File degli incentivi'), file('[]'))
    fireEvent.drop(screen.getByText('File degli incentivi'), { dataTransfer: { files: [file('{}', 'altro.json')] } })
    expect(onFile.mock.calls.map(([one]) => one.name)).toEqual(['bandi.json', 'altro.json'])
  })

  it('says what is wrong and keeps the name of the file in sight', () => {
    renderUi(<FileDrop error="Non è un elenco di incentivi." fileName="foto.json" label="File" onFile={jest.fn()} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Non è un elenco di incentivi.')
    expect(screen.getByText('foto.json')).toBeVisible()
  })
})

describe('readJson', () => {
  it('reads JSON with or without a byte order mark', async () => {
    await expect(readJson(file('\ufeff[1]'))).resolves.toEqual([1])
  })

  it.each([
    ['', 'è vuoto'],
    ['Titolo;Ente', 'non è in formato JSON'],
  ])('refuses "%s" and names the file', async (text, reason) => {
    await expect(readJson(file(text))).rejects.toThrow(new RegExp(`«bandi.json» ${reason}`))
  })
})

describe('ImportReportTable', () => {
  it('counts the verdicts, shows errors first and the reason of each', () => {
    renderUi(<ImportReportTable href={(id) => `/bando/${id}`} rows={rows} />)
    expect(screen.getByRole('button', { name: '1 nuovo' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '0 identici' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Fiere', 'Voucher'])
    expect(screen.getByText('Manca la data')).toBeVisible()
    expect(screen.getByText('Il comune Rio Marina non esiste più')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voucher' })).toHaveAttribute('href', '/bando/b1')
  })

  it('shows only one verdict when its count is pressed, and all again', async () => {
    const { user } = renderUi(<ImportReportTable rows={rows} />)
    await user.click(screen.getByRole('button', { name: '1 errore' }))
    expect(screen.queryByText('Voucher')).toBeNull()
    await user.click(screen.getByRole('button', { name: '1 errore' }))
    expect(screen.getByText('Voucher')).toBeVisible()
  })
})

it('tells what an update changes from what to what, and folds a long list of questions', async () => {
  const daControllare = Array.from({ length: 5 }, (_, n) => ({ campo: 'comuni', motivo: `Il comune ${n} non esiste` }))
  const cambi = [{ etichetta: 'Chiusura', prima: '31/01/2027', dopo: '' }]
  const row: ReportRow = { ...rows[0]!, esito: 'aggiornato', stato: 'In revisione', cambi, daControllare }
  const { user } = renderUi(<ImportReportTable rows={[row]} />)
  expect(screen.getByText('In revisione')).toBeVisible()
  await user.click(screen.getByText('Cambia 1 campo'))
  expect(screen.getByText('Chiusura').nextSibling).toHaveTextContent('31/01/2027 → vuoto')
  expect(screen.getByText('Il comune 2 non esiste')).toBeVisible()
  expect(screen.getByText('Il comune 4 non esiste')).not.toBeVisible()
  await user.click(screen.getByText('Altre 2 domande'))
  expect(screen.getByText('Il comune 4 non esiste')).toBeVisible()
  expect(reportCsv([row])).toContain(';In revisione;Chiusura: 31/01/2027 → vuoto')
})

it('writes the report so that a spreadsheet opens it in Italian and runs no formula', () => {
  const csv = reportCsv([{ ...rows[1]!, titolo: '=1+1; "x"' }])
  expect(csv).toContain('\ufeffRiga;Identificativo;')
  expect(csv).toContain(`2;11;"'=1+1; ""x""";Errore;Manca la data;`)
})
