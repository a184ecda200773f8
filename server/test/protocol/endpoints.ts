import type { FastifyInstance } from 'fastify'

/** Every endpoint that serves data, as the server has it now: `GET /sync/pull` and so on. */
export function endpointsOf(app: FastifyInstance): string[] {
  const routes = app.printRoutes({ commonPrefix: false, includeHooks: false })
  const found: string[] = []
  const path: string[] = []
  for (const line of routes.split('\n')) {
    const match = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line)
    if (!match) continue
    path.length = match[1]!.length / 4
    path.push(match[2]!)
    for (const method of match[3]?.split(', ') ?? []) found.push(`${method} ${path.join('')}`)
  }
  return found.filter((name) => /^(GET|POST|PUT|PATCH|DELETE) \/(api|sync)\//.test(name))
}
