import module from './module.ts'

const route = (path: string) => module.routes.find((one) => one.path === path)

it('has the menu of the specification, and gives a gestore the page of its professionisti by links', () => {
  expect(module.menu.map(({ label, roles }) => [label, roles])).toEqual([
    ['Utenti', ['admin']],
    ['Impostazioni', ['editore', 'admin']],
  ])
  for (const path of ['/utenti', '/utenti/:id']) expect(route(path)?.roles).toEqual(['admin', 'gestore'])
})

it('opens registration and new password to visitors, with a link or without', () => {
  for (const path of ['/registrazione', '/registrazione/:jwt', '/resetPwd', '/resetPwd/:jwt'])
    expect(route(path)?.public).toBe(true)
})
