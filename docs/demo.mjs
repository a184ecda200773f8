// Plain socketcluster-client and plain realm-web at a running portal: `npm start`, then `node docs/demo.mjs`.
// PORTAL names another address, DEMO_EMAIL another account.
import { App, Credentials } from 'realm-web'
import socketCluster from 'socketcluster-client'

const portal = process.env.PORTAL ?? 'http://localhost:4000'
const email = process.env.DEMO_EMAIL ?? 'gestore@demo.test'
const password = process.env.BANDIERA_DEMO_PASSWORD ?? 'demo-Bandiera-2026'

// a socket signs in; the token that it is given is good for everything
const { hostname, port } = new URL(portal)
const socket = socketCluster.create({ hostname, port, path: '/socketcluster/' })
const { u: usr } = await socket.invoke('login', { email, password })
console.log(`socket: ${usr.name} signed in`)
const channel = socket.subscribe('aziende')
await channel.listener('subscribe').once()

// the same session reads and writes the database
const app = new App({ id: 'bandiera', baseUrl: portal })
const user = await app.logIn(Credentials.jwt(socket.signedAuthToken))
const aziende = user.mongoClient('mongodb-atlas').db('bandiera').collection('aziende')
console.log(`database: ${await aziende.count()} companies to see`)

const ragioneSociale = `Prova ${Date.now()} S.r.l.`
const stream = aziende.watch({ filter: { 'fullDocument.ragioneSociale': ragioneSociale } })
const watched = stream.next()
const heard = channel.createConsumer().next()
// a stream has no position: it tells what happens once it is open
await new Promise((resolve) => setTimeout(resolve, 500))

const { insertedId } = await aziende.insertOne({ ragioneSociale, gestoreId: user.id, professionisti: [] })
try {
  const { value: event } = await watched
  console.log(`watch: ${event.operationType} of ${event.fullDocument.ragioneSociale}`)
  const { value: message } = await heard
  console.log(`channel: ${message.operationType} of ${message.d.ragioneSociale}`)
} finally {
  await stream.return()
  await aziende.deleteOne({ _id: insertedId })
  await user.logOut()
  socket.disconnect()
}
