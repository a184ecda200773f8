import { renderScreen } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from '../module.ts'
import { Component } from './rent.screen.tsx'

it('says what the page will show and where to go meanwhile', () => {
  renderScreen(<Component />)
  expect(screen.getByRole('heading', { level: 1, name: 'Rent' })).toBeVisible()
  expect(screen.getByText('In arrivo')).toBeVisible()
})

it('is off unless a tenant switches it on', () => {
  expect(module.features['rent']?.on).toBe(false)
  expect([...module.routes, ...module.menu].every((entry) => entry.feature === 'rent')).toBe(true)
})
