import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(__dirname, '../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const [nginx, unit, container] = ['nginx.conf', 'bandiera.service', 'Containerfile'].map((name) =>
  read(`docs/deploy/${name}`),
) as [string, string, string]
const port = /PORT: .*default\((?<port>\d+)\)/.exec(read('server/src/config.ts'))?.groups?.port

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bandiera-deploy-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
const place = (program: string) => folders.map((at) => join(at, program)).find((file) => existsSync(file))
const run = (program: string, args: string[]): string =>
  execFileSync(place(program)!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** `it` where these programs are; where one is missing it says so and leaves the test out. */
function itWith(...programs: string[]): jest.It {
  const missing = programs.filter((program) => !place(program))
  if (missing.length > 0) process.stderr.write(`\ndocs/deploy: NOT TESTED with ${missing.join(', ')}: not installed\n`)
  return missing.length > 0 ? it.skip : it
}

const itWithNginx = itWith('nginx', 'openssl')
const itWithSystemd = itWith('systemd-analyze')

itWithNginx('nginx accepts docs/deploy/nginx.conf unchanged', () => {
  const [key, pem] = [join(folder, 'a.key'), join(folder, 'a.pem')]
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=a', '-keyout', key, '-out', pem])
  // the check opens what it listens on: a socket of the folder, because a port below 1024 needs root
  const socket = `unix:${join(folder, 'socket')}`
  const own = [
    ['listen', '443', socket],
    ['ssl_certificate', '/etc/ssl/bandi.example.it.pem', pem],
    ['ssl_certificate_key', '/etc/ssl/private/bandi.example.it.key', key],
  ] as const
  let conf = nginx
  for (const [name, from, to] of own) {
    const line = new RegExp(`(?<=^ +${name} +)${from}(?=[ ;])`, 'm')
    expect(conf).toMatch(line)
    conf = conf.replace(line, to)
  }
  writeFileSync(join(folder, 'bandiera.conf'), conf)
  const main = join(folder, 'main.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  const http = `access_log off; ${temporary.join(' ')} include ${folder}/bandiera.conf;`
  writeFileSync(main, `pid ${folder}/pid; events {} http { ${http} }`)
  expect(() => run('nginx', ['-t', '-q', '-e', join(folder, 'error.log'), '-c', main])).not.toThrow()
})

itWithSystemd('systemd takes docs/deploy/bandiera.service', () => {
  const file = join(folder, 'bandiera.service')
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
  expect(() => run('systemd-analyze', ['verify', '--man=no', file])).not.toThrow()
})

it('the sample proxy offers TLS 1.2 and 1.3 alone, and does not tell its version', () => {
  expect(nginx).toMatch(/^ +ssl_protocols TLSv1\.2 TLSv1\.3;$/m)
  expect(nginx).toMatch(/^ +server_tokens off;$/m)
})

it('names the port, the paths and the commands that there are', () => {
  expect([...nginx.matchAll(/server [\d.]+:(\d+)/g)].map(([, to]) => to)).toEqual([port, port])
  expect(/EXPOSE (\d+)/.exec(container)?.[1]).toBe(port)
  expect(container).toContain(`127.0.0.1:${port}/healthz`)
  for (const route of ['/healthz', '/readyz'])
    expect(read('server/src/operations/health.route.ts')).toContain(`'${route}'`)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
  for (const [, name] of container.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(name!)
  const started = /ExecStart=\S+ (\S+)/.exec(unit)?.[1]
  expect(container).toContain(`CMD ["node", "${started}"]`)
  expect(read('tools/webpack/server.mjs')).toContain(`${/(\w+)\.mjs$/.exec(started!)?.[1]}: './src/`)
})
