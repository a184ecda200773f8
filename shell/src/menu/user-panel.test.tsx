import { unUsr } from '@bandiera/testing'
import { avatarColour, type Usr } from '@bandiera/domain'
import { screen, within } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'

/** The open user menu of a user. */
async function openMenu(usr: Usr) {
  const shell = await renderShell({ signedIn: usr })
  const button = screen.getByRole('button', { name: /menu utente/ })
  await shell.user.click(button)
  return { ...shell, button, panel: within(screen.getByRole('group', { name: 'Menu utente' })) }
}

describe('the user menu', () => {
  it('shows the photo of the user', async () => {
    const { button } = await openMenu(unUsr('gestore', { photo: '/foto/gina.jpg' }))
    expect(button.querySelector('img')).toHaveAttribute('src', '/foto/gina.jpg')
  })

  it('shows the initials on the colour of the user without a photo', async () => {
    const usr = unUsr('gestore')
    const { button } = await openMenu(usr)
    expect(button.querySelector('img')).toBeNull()
    expect(within(button).getByText('GG')).toHaveStyle({ backgroundColor: avatarColour(usr._id) })
  })

  it('shows the name', async () => {
    const { panel, button } = await openMenu(unUsr('gestore'))
    expect(panel.getByText('Gina Gestisce')).toBeVisible()
    expect(button).toHaveAccessibleName('Gina Gestisce – menu utente')
  })

  it.each(['', '   ', '\u00a0'])("says 'no name' for a user without one (%j)", async (name) => {
    const { panel, button } = await openMenu(unUsr('gestore', { name }))
    expect(panel.getByText('no name')).toBeVisible()
    expect(button).toHaveAccessibleName('no name – menu utente')
  })

  it('has a badge for admins only', async () => {
    const { panel, unmount } = await openMenu(unUsr('admin'))
    expect(panel.getByText('admin')).toBeVisible()
    unmount()
    const gestore = await openMenu(unUsr('gestore'))
    expect(gestore.panel.queryByText('admin')).toBeNull()
  })

  it.each([
    ['admin', 'Admin'],
    ['editore', 'Editore'],
    ['gestore', 'Gestore'],
    ['professionista', 'Professionista'],
  ] as const)('has a chip with the role of %s', async (role, label) => {
    const { panel } = await openMenu(unUsr(role))
    expect(panel.getByText(label)).toBeVisible()
  })

  it('takes the first role key for its chip', async () => {
    const { panel } = await openMenu(unUsr('gestore', { role: { editore: true, admin: true } }))
    expect(panel.getByText('Editore')).toBeVisible()
    expect(panel.queryByText('admin')).toBeNull()
  })

  it('leads only users who may delete something to the bin', async () => {
    const { panel, user, where, unmount } = await openMenu(unUsr('gestore'))
    await user.click(panel.getByRole('link', { name: 'CESTINO' }))
    expect(where()).toBe('/cestino')
    unmount()
    const other = await openMenu(unUsr('professionista'))
    expect(other.panel.queryByRole('link', { name: 'CESTINO' })).toBeNull()
  })

  it('leads to the account', async () => {
    const { panel, user, where } = await openMenu(unUsr('gestore'))
    await user.click(panel.getByRole('link', { name: 'ACCOUNT' }))
    expect(where()).toBe('/account')
  })
})
