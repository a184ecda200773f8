import type { Settings } from '@bandiera/domain'
import type { Config } from '../config.ts'
import { tenantAddress, type AddressOptions } from '../accounts/link-address.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { deliverBy } from './deliver.ts'
import { mailBrand } from './mail-brand.ts'
import type { Deliver } from './mail.ts'
import { createPostman, type Postman } from './postman.ts'
import { renderMail, type MailContent } from './render-mail.ts'

/** What a mail's words need of the portal it comes from. */
export interface Sender {
  portal: string
  address: string
}

/** Mails of every tenant, in its own looks. Nobody waits for them. */
export interface PostOffice extends Pick<Postman, 'later' | 'settled' | 'close'> {
  /** Whether the mail went out, in the end. Never rejects. */
  send(tenant: Tenant, words: (sender: Sender) => MailContent): Promise<boolean>
}

export interface PostOptions {
  config: Config
  port: AddressOptions['port']
  tenants: AddressOptions['tenants']
  onProblem: (problem: string) => void
  /** Hears who gets which address: at a terminal in development nobody has to open a file. */
  onLink?: (line: string) => void
  deliver?: Deliver
  waits?: readonly number[]
}

export function openPostOffice({ config, port, tenants, ...options }: PostOptions): PostOffice {
  const { onProblem, onLink, deliver = deliverBy(config), waits } = options
  const postman = createPostman({ deliver, waits, onProblem })
  const send = async (tenant: Tenant, words: (sender: Sender) => MailContent): Promise<boolean> => {
    const settings: Settings = (await tenant.store.get('settings', tenant.id))?.doc ?? {
      _id: tenant.id,
      nome: tenant.id,
    }
    const address = tenantAddress(tenant.id, { ...config, port, tenants })
    const content = words({ portal: settings.nome, address })
    if (content.action) onLink?.(`Mail to ${content.to.address}: ${content.action.url}`)
    const from = { tenant: tenant.id, address: config.mailFrom }
    return postman.post(renderMail(mailBrand(settings, address), content, from))
  }
  return { send, later: postman.later, settled: postman.settled, close: postman.close }
}
