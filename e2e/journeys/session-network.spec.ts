import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'
import { storedToken } from '../support/session.ts'
import { wireUnder } from '../support/wire.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

interface Packet {
  event?: string
  data?: { authToken?: unknown; t?: string; channel?: string }
}
const packetsOf = (sent: string[]): Packet[] =>
  sent.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Packet)

test(
  'a loss of the network leaves page and session as they are, and the missed changes arrive after it',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const context = page.context()
    const wire = await wireUnder(page)
    await page.goto('/aziende')
    await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('Dopo la Rete')
    await expect(page.getByText('Nessun risultato')).toBeVisible()
    const token = await storedToken(page)

    await wire.cut()
    await context.setOffline(true)
    const banner = page.getByRole('status').filter({ hasText: 'Connessione interrotta' })
    await expect(banner).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Riprova subito' })).toBeVisible()

    await test.step('the page stays usable, and asks for no login', async () => {
      await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('')
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('Dopo la Rete')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await storedToken(page)).toBe(token)
    })

    await addCompany(await signedIn('gestore'), { name: 'Dopo la Rete Srl', partitaIva: partitaIvaOf(4203) })
    await context.setOffline(false)
    wire.mend()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('link', { name: 'Dopo la Rete Srl' })).toBeVisible()

    await test.step('the handshake after the loss carried no token; the stored one signed in again', async () => {
      const again = packetsOf(wire.connections.at(-1)!)
      expect(again.find(({ event }) => event === '#handshake')?.data?.authToken).toBeNull()
      expect(again.find(({ event }) => event === 'tokenLogin')?.data?.t).toBe(token)
      const order = again.map(({ event, data }) => data?.channel ?? event)
      const feed = order.findIndex((name) => /^priv\/\w+\/feed$/.test(name ?? ''))
      expect(feed).toBeGreaterThan(order.indexOf('tokenLogin'))
    })
  },
)
