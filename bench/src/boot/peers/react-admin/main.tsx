import { Admin, Datagrid, List, Resource, TextField, type DataProvider } from 'react-admin'
import { createRoot } from 'react-dom/client'

const COLUMNS = ['ragioneSociale', 'partitaIva', 'comune', 'provincia']
const ROWS = 25
const none = () => Promise.reject(new Error('this list only reads'))

/** The rows of one page, from the endpoint that answers lists of the portal, with the token of the portal's login. */
const dataProvider: DataProvider = {
  async getList() {
    const token = localStorage.getItem('socketcluster.authToken')
    const answer = await fetch('/sync/window', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ c: 'aziende', n: ROWS, fields: COLUMNS }),
    })
    if (!answer.ok) throw new Error(`the list was not answered: ${answer.status}`)
    const { rows, total } = await answer.json()
    return { data: rows.map(({ d }: { d: { _id: string } }) => ({ ...d, id: d._id })), total }
  },
  getOne: none,
  getMany: none,
  getManyReference: none,
  create: none,
  update: none,
  updateMany: none,
  delete: none,
  deleteMany: none,
}

const Aziende = () => (
  <List exporter={false} perPage={ROWS}>
    <Datagrid bulkActionButtons={false} rowClick={false}>
      {COLUMNS.map((column) => (
        <TextField key={column} source={column} />
      ))}
    </Datagrid>
  </List>
)

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={dataProvider}>
    <Resource list={Aziende} name="aziende" />
  </Admin>,
)
