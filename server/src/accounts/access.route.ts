import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { openPostOffice, type PostOffice } from '../mail/post-office.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { invitationsRoutes } from './invitations.route.ts'
import { passwordRoutes } from './password.route.ts'
import { portOf } from '../http/listen.ts'
import { everyMorning } from '../notices/reminders.ts'
import { registrationRoutes } from './registration.route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    posta: PostOffice
  }
}

interface AccessRoutes {
  config: Config
  tenants: Tenants
  quiet: boolean
}

/** Invitations, registration, new passwords; and the mails these need. */
export function accessRoutes(app: FastifyInstance, { config, tenants, quiet }: AccessRoutes): void {
  const post = openPostOffice({
    config,
    tenants: () => tenants.list().length,
    port: portOf(app, config),
    onProblem: (problem) => app.log.error(problem),
    ...(config.production || quiet ? {} : { onLink: (line) => console.log(line) }),
  })
  app.decorate('posta', post)
  const stop = everyMorning({ tenants, post, onProblem: (problem) => app.log.error(problem) })
  app.addHook('preClose', async () => {
    stop()
    await post.close()
  })
  invitationsRoutes(app, post)
  registrationRoutes(app, post)
  passwordRoutes(app, post)
}
