import { renderScreen } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import module from '../module.ts'
import { Component } from './tutorial.screen.tsx'

it('says what the videos will be for and where to go meanwhile', () => {
  renderScreen(<Component />)
  expect(screen.getByRole('heading', { level: 1, name: 'Video tutorial' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vai ai bandi' })).toHaveAttribute('href', '/bandi')
})

it('is off unless a tenant switches it on, and in the menu of sofabis only', () => {
  expect(module.features['tutorial']).toMatchObject({ on: false })
  expect(module.menu[0]?.varianti).toEqual(['sofabis'])
})
